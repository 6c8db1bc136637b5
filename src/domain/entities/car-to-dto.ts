/** Writes our Car as a car DTO: what a Car does not have is `null` or empty. */
import type { Car } from '../car/car.ts'
import { bodyLabel } from '../car/labels.ts'
import { formatCc } from '../car/page/fact-formats.ts'
import type { Hotspot } from '../car/viewer/hotspots.ts'
import type { CarDto } from './car-dto.ts'

export function carToDto(car: Car): CarDto {
  return {
    ...identity(car),
    ...condition(car),
    ...media(car),
    ...attributes(car),
    ...place(car),
    ...variantAndCaravan(car),
    finance_lenders: car.financeLenders ?? {},
    youxQuote: quote(car),
    autograb_data:
      car.marketPrices === null
        ? null
        : {
            average_market_price: car.marketPrices.averageAud,
            state_average_market_price: car.marketPrices.stateAverageAud,
          },
    payment_processors:
      car.processorReserveAud === null ? [] : [{ name: null, reserve_amount: car.processorReserveAud }],
    sold_date_timestamp: car.soldAt === null ? null : Math.floor(Date.parse(car.soldAt) / 1_000),
    views: car.views,
  }
}

function identity(car: Car) {
  return {
    id: car.id,
    slug: car.slug,
    path: `/cars/${car.slug}`,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    colour: car.colour,
    interior_colour: car.interiorColour,
    stocknum: car.stockNumber,
    vin: car.vin,
    regplate: car.registrationPlate,
    rego_expiry: car.registrationExpiry,
    nvic: car.nvic,
    has_nvic: car.nvic !== null,
  }
}

function condition(car: Car) {
  return {
    car_type: car.carType,
    status: car.status,
    reserved: car.reserved,
    tag: car.tag,
    certified: car.certified,
    item_type: car.itemType,
    created_at: car.createdAt,
    updated_at: car.updatedAt,
    show_on_dealer_website: car.showOnWebsite,
    price: car.priceAud,
    before_price: car.beforePriceAud,
    offer_price: car.offerPriceAud,
    subscription_price: car.subscriptionPriceAud,
    price_type: car.priceType,
    preorder: car.preorder,
  }
}

function media({ images, videoUrl, externalVideoUrl, viewing }: Car) {
  return {
    images: images.map(({ url, thumbnailUrl }) => ({ image: { url, thumb: { url: thumbnailUrl } } })),
    thumbnails: images.map(({ thumbnailUrl }) => thumbnailUrl),
    primary_image_url: images[0]?.url ?? null,
    video_url: videoUrl,
    external_video_url: externalVideoUrl,
    walkaround_videos: videos(viewing?.walkaroundVideoUrls ?? []),
    videos: videos(viewing?.videoUrls ?? []),
    spin_images: viewing?.spinImageUrls ?? [],
    spin_interior_image: viewing?.spinInteriorImageUrl ?? null,
    spin_code: viewing?.spinCode ?? null,
    hotspots: hotspots(viewing?.hotspots ?? []),
    photos_count: images.length,
  }
}

function videos(urls: readonly string[]) {
  return urls.map((url) => ({ video: { url } }))
}

function hotspots(all: readonly Hotspot[]): CarDto['hotspots'] {
  const ofView = (view: Hotspot['view']) =>
    all
      .filter((hotspot) => hotspot.view === view)
      .map(({ description, positions }) => ({
        description,
        positions: positions.map(({ angleDegrees, xShare, yShare }) => ({ angle: angleDegrees, x: xShare, y: yShare })),
      }))
  return all.length === 0 ? null : { exterior: ofView('exterior'), interior: ofView('interior') }
}

function quote({ financeQuote }: Car): CarDto['youxQuote'] {
  if (financeQuote === null) return null
  return {
    weeklyRepaymentAmount: financeQuote.weeklyRepaymentAud,
    advertisedRate: financeQuote.rates?.interestPercent ?? null,
    comparisonRate: financeQuote.rates?.comparisonPercent ?? null,
  }
}

/** Of a motorcycle the cubic centimetres are said, of which litres are too coarse. */
function litres({ engineLitres, motorcycle }: Car): number | null {
  return motorcycle?.engineCc == null ? engineLitres : null
}

function attributes(car: Car) {
  return {
    km: car.odometerKm,
    seats: car.seats,
    doors: car.doors,
    fuel: car.fuel,
    simple_fuel: car.fuelType,
    body: car.body,
    simple_body: bodyLabel(car.bodyType),
    drive: car.drive,
    simple_drive: car.drive,
    trans: car.transmissionText,
    simple_transmission: car.transmission,
    gearnum: car.gearCount,
    bodyconfiguration: car.variant?.bodyConfiguration ?? null,
    engine_size: formatCc(car.motorcycle?.engineCc ?? null),
    engine_size_litres: litres(car),
    build_date: car.buildDate,
    compliance_date: car.complianceDate,
    dealercomments: car.comments,
    features: car.features,
    standardEquipment: car.standardEquipment,
    file: car.historyReportUrl,
    carsales_title: null,
    featured: [],
    specifications: car.specifications.map(({ label, value }) => ({ label, value })),
    summary: [],
  }
}

function place({ locationCode, city, state }: Car) {
  return {
    dealership_slug: null,
    dealership_id: null,
    location_id: locationCode,
    city,
    state,
    private_suburb: null,
    private_postcode: null,
    location: null,
  }
}

function variantAndCaravan(car: Car) {
  return {
    variant: {
      cylinders: car.cylinders,
      enginesize: null,
      enginesize_litres: litres(car),
      induction: car.induction,
      fuelconsumptioncombined: car.fuelLitresPer100Km,
      fuelcapacity: car.fuelCapacityLitres,
      grossvehiclemass: car.variant?.grossVehicleMassKg ?? null,
      vehiclelength: car.variant?.lengthMm ?? null,
      vehicleheight: car.variant?.heightMm ?? null,
      vehiclewidth: car.variant?.widthMm ?? null,
      towingcapacitybraked: car.towingCapacityKg,
      bodyconfiguration: car.variant?.bodyConfiguration ?? null,
      torque: car.torqueNm,
      ancaprating: car.ancapStars,
      geartype: car.transmissionText,
      power: car.powerKw,
    },
    body_width: car.caravan?.bodyWidthMm ?? null,
    body_length: car.caravan?.bodyLengthMm ?? null,
    tare_weight: car.caravan?.tareWeightKg ?? null,
    axle_type: car.caravan?.axleType ?? car.truck?.axles ?? null,
    sleeps: car.caravan?.sleeps ?? null,
    aggregate_trailer_mass: car.caravan?.aggregateTrailerMassKg ?? null,
    ball_weight: car.caravan?.ballWeightKg ?? null,
    bunks: car.caravan?.hasBunks ?? null,
    bathroom: car.caravan?.hasBathroom ?? null,
    off_road: car.caravan?.isOffRoad ?? null,
    lams: car.motorcycle?.isLearnerApproved ?? null,
    licence_class: car.truck?.licence ?? null,
  }
}
