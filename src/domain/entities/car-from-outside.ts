/** Makes our Car of a car in the specification's shape (S1 §3), as far as a Car has its fields. */
import type { Car, CarViewing, ItemType, PriceType, VariantFacts } from '../car/car.ts'
import { carSlug } from '../car/car-slug.ts'
import { canonicalMake } from '../car/make-names.ts'
import { galleryVideoUrl } from '../car/viewer/gallery.ts'
import { slugify } from '../formats/slugify.ts'
import { bodyTypeOf, bodyTypeOfModel } from '../normalise/body-type.ts'
import { colourFamilyOf } from '../normalise/colour-family.ts'
import { driveOf } from '../normalise/drive.ts'
import { fuelTypeOf } from '../normalise/fuel-type.ts'
import { gearCountOf, transmissionOf } from '../normalise/transmission.ts'
import { hotspotsFromOutside } from './car-media.ts'
import { quoteFromOutside } from './finance-from-outside.ts'
import type { OutsideCar } from './outside-car.ts'

/** What an unmarked car of this source is. */
export interface OutsideCarDefaults {
  readonly priceType: PriceType
  readonly itemType: ItemType
}

/** What a car cannot be without. */
const NEEDED = ['year', 'make', 'model', 'car_type'] as const

export type CarFromOutside =
  | { readonly kind: 'car'; readonly car: Car }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }

/** The car, or the names of what it lacks to be one. */
export function carFromOutside(outside: OutsideCar, defaults: OutsideCarDefaults): CarFromOutside {
  const { year, make, model, car_type: carType } = outside
  const id = slugify(outside.id)
  if (id === '' || year === null || make === null || model === null || carType === null) {
    const missing = NEEDED.filter((field) => outside[field] === null)
    return { kind: 'incomplete', missing: id === '' ? ['id', ...missing] : missing }
  }
  const identity = { id, year, make: canonicalMake(make), model, badge: outside.badge }
  const itemType = outside.item_type ?? defaults.itemType
  return {
    kind: 'car',
    car: {
      ...identity,
      slug: outside.slug ?? carSlug(identity),
      name: outside.name ?? [year, identity.make, model, outside.badge ?? ''].join(' ').trim(),
      series: outside.series,
      colour: outside.colour,
      colourFamily: colourFamilyOf(outside.colour),
      interiorColour: outside.interior_colour,
      carType,
      status: outside.status,
      reserved: outside.reserved,
      tag: outside.tag,
      certified: outside.certified,
      itemType,
      createdAt: outside.created_at,
      updatedAt: outside.updated_at,
      soldAt: soldAt(outside),
      showOnWebsite: outside.show_on_dealer_website,
      priceAud: amount(outside.price),
      beforePriceAud: amount(outside.before_price),
      offerPriceAud: amount(outside.offer_price),
      subscriptionPriceAud: amount(outside.subscription_price),
      priceType: outside.price_type ?? defaults.priceType,
      preorder: outside.preorder,
      marketPrices: marketPrices(outside),
      stockNumber: outside.stocknum,
      vin: outside.vin,
      registrationPlate: outside.regplate,
      registrationExpiry: outside.rego_expiry,
      nvic: outside.nvic,
      ...media(outside),
      ...drivetrain(outside),
      odometerKm: outside.km,
      seats: outside.seats,
      doors: outside.doors,
      body: outside.body,
      bodyType: bodyType(outside, model, itemType),
      buildDate: outside.build_date,
      complianceDate: outside.compliance_date,
      variant: variantFacts(outside),
      caravan: itemType === 'caravan' ? caravan(outside) : null,
      financeLenders: Object.keys(outside.finance_lenders).length === 0 ? null : outside.finance_lenders,
      financeQuote: outside.youxQuote === null ? null : quoteFromOutside(outside.youxQuote),
      processorReserveAud: reserveAud(outside),
      historyReportUrl: outside.file,
      views: outside.views,
      comments: outside.dealercomments,
      features: outside.features,
      standardEquipment: outside.standardEquipment,
      specifications: outside.specifications.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
      locationCode: outside.location_id ?? outside.location?.id ?? null,
      city: outside.city ?? outside.location?.address?.city ?? null,
      state: outside.state ?? outside.location?.address?.state ?? null,
    },
  }
}

/** An amount of 0 says that there is no price. */
function amount(aud: number | null): number | null {
  return aud === 0 ? null : aud
}

function marketPrices({ autograb_data: data }: OutsideCar): Car['marketPrices'] {
  if (data === null) return null
  const [averageAud, stateAverageAud] = [amount(data.average_market_price), amount(data.state_average_market_price)]
  return averageAud === null && stateAverageAud === null ? null : { averageAud, stateAverageAud }
}

/** Only a sold car has an instant of its sale. */
function soldAt({ status, sold_date_timestamp: seconds }: OutsideCar): string | null {
  if (status !== 'sold' || seconds === null) return null
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}

function media(outside: OutsideCar): Pick<Car, 'images' | 'videoUrl' | 'externalVideoUrl' | 'viewing'> {
  const images = outside.images.map(({ image }) => ({ url: image.url, thumbnailUrl: image.thumb.url }))
  const primary = outside.primary_image_url
  const externalVideoUrl = outside.external_video_url
  return {
    images: images.length === 0 && primary !== null ? [{ url: primary, thumbnailUrl: primary }] : images,
    videoUrl: galleryVideoUrl({ videoUrl: outside.video_url, externalVideoUrl, videoUrls: videoUrlsOf(outside) }),
    externalVideoUrl,
    viewing: viewing(outside),
  }
}

function videoUrlsOf({ videos }: OutsideCar): string[] {
  return videos.map(({ video }) => video.url)
}

function viewing(outside: OutsideCar): Car['viewing'] {
  const found: CarViewing = {
    videoUrls: videoUrlsOf(outside),
    walkaroundVideoUrls: outside.walkaround_videos.map(({ video }) => video.url),
    spinImageUrls: outside.spin_images,
    spinInteriorImageUrl: outside.spin_interior_image,
    spinCode: outside.spin_code,
    hotspots: hotspotsFromOutside(outside.hotspots),
  }
  const hasAny = Object.values(found).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
  return hasAny ? found : null
}

function variantFacts({ variant, bodyconfiguration }: OutsideCar): Car['variant'] {
  const facts: VariantFacts = {
    grossVehicleMassKg: amount(variant?.grossvehiclemass ?? null),
    lengthMm: amount(variant?.vehiclelength ?? null),
    widthMm: amount(variant?.vehiclewidth ?? null),
    heightMm: amount(variant?.vehicleheight ?? null),
    bodyConfiguration: bodyconfiguration ?? variant?.bodyconfiguration ?? null,
  }
  return Object.values(facts).some((value) => value !== null) ? facts : null
}

/** The first processor that asks for something: one of 0 has not been set up (S1 §9). */
function reserveAud({ payment_processors: processors }: OutsideCar): number | null {
  return processors.map((processor) => processor.reserve_amount ?? 0).find((amountAud) => amountAud > 0) ?? null
}

type Drivetrain = Pick<
  Car,
  | 'fuel'
  | 'fuelType'
  | 'transmission'
  | 'transmissionText'
  | 'gearCount'
  | 'drive'
  | 'engineLitres'
  | 'cylinders'
  | 'induction'
  | 'powerKw'
  | 'torqueNm'
  | 'fuelLitresPer100Km'
  | 'fuelCapacityLitres'
  | 'towingCapacityKg'
  | 'ancapStars'
>

/** The simplified words are the dealer's last word; else they follow from the full ones. */
function drivetrain({ variant, ...outside }: OutsideCar): Drivetrain {
  return {
    fuel: outside.fuel,
    fuelType: fuelTypeOf(outside.simple_fuel ?? '') ?? fuelTypeOf(outside.fuel ?? ''),
    transmission: transmissionOf(outside.simple_transmission ?? '') ?? transmissionOf(outside.trans ?? ''),
    transmissionText: outside.trans,
    gearCount: outside.gearnum ?? gearCountOf(outside.trans ?? ''),
    drive: driveOf(outside.simple_drive ?? '') ?? driveOf(outside.drive ?? ''),
    engineLitres: amount(outside.engine_size_litres ?? variant?.enginesize_litres ?? null),
    cylinders: variant?.cylinders ?? null,
    induction: variant?.induction ?? null,
    powerKw: amount(variant?.power ?? null),
    torqueNm: amount(variant?.torque ?? null),
    fuelLitresPer100Km: amount(variant?.fuelconsumptioncombined ?? null),
    fuelCapacityLitres: amount(variant?.fuelcapacity ?? null),
    towingCapacityKg: amount(variant?.towingcapacitybraked ?? null),
    ancapStars: variant?.ancaprating ?? null,
  }
}

function bodyType(outside: OutsideCar, model: string, itemType: ItemType): Car['bodyType'] {
  const words = [outside.simple_body, outside.body, outside.bodyconfiguration, outside.variant?.bodyconfiguration]
  const said = words.map((words) => bodyTypeOf(words ?? '')).find((type) => type !== null)
  if (said !== undefined) return said
  if (itemType === 'caravan' || itemType === 'motorcycle') return itemType
  return itemType === 'truck' ? 'light-truck' : (bodyTypeOfModel(model) ?? 'sedan')
}

function caravan(outside: OutsideCar): NonNullable<Car['caravan']> {
  return {
    bodyWidthMm: outside.body_width,
    bodyLengthMm: outside.body_length,
    tareWeightKg: outside.tare_weight,
    aggregateTrailerMassKg: outside.aggregate_trailer_mass,
    axleType: outside.axle_type,
    sleeps: outside.sleeps,
  }
}
