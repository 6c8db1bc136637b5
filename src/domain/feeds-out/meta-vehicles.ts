/** The feed of Meta's automotive inventory: vehicles of every kind, one CSV row each. */
import type { BodyType, Drive, FuelType, ItemType } from '../car/car.ts'
import { bodyItemType } from '../car/labels.ts'
import type { AdvertisedCar, Seller } from './advertised-car.ts'
import { advertisedDescription, advertisedPrice } from './advertised-car.ts'
import type { FeedRow, FeedTable } from './feed-table.ts'

const MAX_IMAGES = 20

const BODY_STYLES = {
  sedan: 'SEDAN',
  hatch: 'HATCHBACK',
  wagon: 'WAGON',
  suv: 'SUV',
  ute: 'TRUCK',
  van: 'VAN',
  coupe: 'COUPE',
  convertible: 'CONVERTIBLE',
  'people-mover': 'MINIVAN',
} as const satisfies Partial<Record<BodyType, string>>
const BODY_STYLE_OF: Readonly<Partial<Record<BodyType, string>>> = BODY_STYLES
const OTHER_BODY = { car: 'OTHER', truck: 'TRUCK', motorcycle: 'OTHER', caravan: 'OTHER' } as const satisfies Record<
  ItemType,
  string
>

const VEHICLE_TYPES = {
  car: 'CAR_TRUCK',
  caravan: 'RV_CAMPER',
  motorcycle: 'MOTORCYCLE',
  truck: 'COMMERCIAL',
} as const satisfies Record<ItemType, string>

const FUEL_TYPES = {
  Petrol: 'GASOLINE',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
  PHEV: 'HYBRID',
  LPG: 'OTHER',
  Hydrogen: 'OTHER',
} as const satisfies Record<FuelType, string>

const DRIVETRAINS = { FWD: 'FWD', RWD: 'RWD', AWD: 'AWD', '4WD': '4X4' } as const satisfies Record<Drive, string>

const address = { pattern: /^https:\/\/\S+$/, expected: 'an https address' } as const
const oneOf = (values: Readonly<Record<string, string>>) => ({ values: [...new Set(Object.values(values))] })

export const META_VEHICLES: FeedTable = {
  receiver: 'Meta automotive inventory',
  source: 'https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog',
  checkedOn: '2026-11-23',
  fields: [
    { name: 'vehicle_id', isRequired: true, maxLength: 100 },
    { name: 'vin', isRequired: true, pattern: /^[A-HJ-NPR-Z0-9]{17}$/, expected: '17 letters and digits' },
    { name: 'title', isRequired: true, maxLength: 500 },
    { name: 'description', isRequired: true, maxLength: 5_000 },
    { name: 'url', isRequired: true, ...address },
    { name: 'make', isRequired: true },
    { name: 'model', isRequired: true },
    { name: 'trim', isRequired: false },
    { name: 'year', isRequired: true, pattern: /^\d{4}$/, expected: 'four digits' },
    { name: 'vehicle_type', isRequired: false, ...oneOf(VEHICLE_TYPES) },
    { name: 'body_style', isRequired: true, ...oneOf({ ...BODY_STYLES, ...OTHER_BODY }) },
    { name: 'exterior_color', isRequired: true },
    { name: 'mileage.value', isRequired: true, pattern: /^\d+$/, expected: 'whole kilometres' },
    { name: 'mileage.unit', isRequired: true, values: ['KM'] },
    { name: 'state_of_vehicle', isRequired: true, values: ['NEW', 'USED', 'CPO'] },
    { name: 'availability', isRequired: true, values: ['AVAILABLE'] },
    { name: 'price', isRequired: true, pattern: /^\d+\.\d\d AUD$/, expected: 'an amount in AUD' },
    { name: 'transmission', isRequired: false, values: ['AUTOMATIC', 'MANUAL'] },
    { name: 'fuel_type', isRequired: false, ...oneOf(FUEL_TYPES) },
    { name: 'drivetrain', isRequired: false, ...oneOf(DRIVETRAINS) },
    { name: 'date_first_on_lot', isRequired: false, pattern: /^\d{4}-\d\d-\d\d$/, expected: 'a date' },
    { name: 'dealer_id', isRequired: true },
    { name: 'dealer_name', isRequired: true },
    { name: 'dealer_phone', isRequired: false },
    { name: 'address', isRequired: true },
    { name: 'latitude', isRequired: true },
    { name: 'longitude', isRequired: true },
    ...Array.from({ length: MAX_IMAGES }, (_, index) => [
      { name: `image[${index}].url`, isRequired: index === 0, ...address },
      { name: `image[${index}].tag[0]`, isRequired: index === 0 },
    ]).flat(),
  ],
}

export function metaRow(advertised: AdvertisedCar): FeedRow {
  const { car, url, imageUrls, seller } = advertised
  const images = imageUrls.slice(0, MAX_IMAGES).flatMap((image, index) => [
    [`image[${index}].url`, image],
    [`image[${index}].tag[0]`, index === 0 ? 'Exterior' : `Photo ${index + 1}`],
  ])
  // A distance must be given: a new car has been driven nowhere, and a caravan has no odometer.
  const odometerKm = car.odometerKm ?? (car.carType === 'new' || car.itemType === 'caravan' ? 0 : null)
  return {
    vehicle_id: car.id,
    vin: car.vin ?? '',
    title: car.name,
    description: advertisedDescription(advertised),
    url,
    make: car.make,
    model: car.model,
    trim: car.badge ?? '',
    year: String(car.year),
    vehicle_type: VEHICLE_TYPES[car.itemType],
    body_style: bodyStyle(car.bodyType),
    exterior_color: car.colour ?? '',
    'mileage.value': odometerKm === null ? '' : String(odometerKm),
    'mileage.unit': 'KM',
    state_of_vehicle: car.carType === 'new' ? 'NEW' : car.certified ? 'CPO' : 'USED',
    availability: 'AVAILABLE',
    price: advertisedPrice(advertised),
    transmission: car.transmission?.toUpperCase() ?? '',
    fuel_type: car.fuelType === null ? '' : FUEL_TYPES[car.fuelType],
    drivetrain: car.drive === null ? '' : DRIVETRAINS[car.drive],
    date_first_on_lot: car.createdAt?.slice(0, 10) ?? '',
    ...sellerFields(seller),
    ...Object.fromEntries(images),
  }
}

function bodyStyle(bodyType: BodyType | null): string {
  if (bodyType === null) return OTHER_BODY.car
  return BODY_STYLE_OF[bodyType] ?? OTHER_BODY[bodyItemType(bodyType)]
}

function sellerFields(seller: Seller | null): FeedRow {
  if (seller === null) return {}
  const { code, name, phone, street, city, state, postcode, latitude, longitude } = seller
  return {
    dealer_id: code,
    dealer_name: name,
    dealer_phone: phone,
    address: JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'Australia' }),
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
  }
}
