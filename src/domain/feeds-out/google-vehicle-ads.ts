/** The feed of Google's vehicle ads in Australia: cars and utes, one tab-separated row each. */
import type { BodyType } from '../car/car.ts'
import { bodyItemType } from '../car/labels.ts'
import type { AdvertisedCar } from './advertised-car.ts'
import { advertisedDescription, advertisedPrice } from './advertised-car.ts'
import type { FeedProblem, FeedRow, FeedTable } from './feed-table.ts'

/** "Cars, Trucks & Vans" of Google's product taxonomy. */
const CATEGORY = '916'
const MAX_MORE_IMAGES = 10

const PRICE_TYPES = {
  drive_away: 'drive_away_price',
  excluding_government_charges: 'excluding_government_charges_price',
  // What such a price includes is not known, so that nobody may be shown it as either.
  as_advertised: '',
} as const

const BODY_STYLES = {
  sedan: 'sedan',
  hatch: 'hatchback',
  wagon: 'station wagon',
  suv: 'suv',
  ute: 'truck',
  van: 'full size van',
  coupe: 'coupe',
  convertible: 'convertible',
  'people-mover': 'minivan',
} as const satisfies Partial<Record<BodyType, string>>
const BODY_STYLE_OF: Readonly<Partial<Record<BodyType, string>>> = BODY_STYLES

const text = { isRequired: true } as const
const address = { pattern: /^https:\/\/\S+$/, expected: 'an https address' } as const

export const GOOGLE_VEHICLE_ADS: FeedTable = {
  receiver: 'Google vehicle ads',
  source: 'https://support.google.com/merchants/answer/11192663',
  checkedOn: '2026-11-23',
  fields: [
    { name: 'id', isRequired: true, maxLength: 50 },
    {
      name: 'VIN',
      isRequired: true,
      pattern: /^[A-HJ-NPR-Z0-9]{17}$/,
      expected: '17 letters and digits without I, O and Q',
    },
    { name: 'store_code', isRequired: true, maxLength: 64 },
    {
      name: 'vehicle_fulfillment',
      isRequired: true,
      pattern: /^in_store:.+$/,
      expected: '"in_store:" and a store code',
    },
    { name: 'google_product_category', isRequired: true, values: [CATEGORY] },
    { name: 'title', isRequired: false, maxLength: 150 },
    { name: 'description', isRequired: false, maxLength: 5_000 },
    { name: 'link', isRequired: true, ...address },
    { name: 'link_template', isRequired: true, ...address },
    { name: 'image_link', isRequired: true, ...address },
    { name: 'additional_image_link', isRequired: false },
    { name: 'price', isRequired: true, pattern: /^\d+\.\d\d AUD$/, expected: 'an amount in AUD' },
    // Which of them a new and a used car may have: https://support.google.com/google-ads/answer/14592783
    {
      name: 'vehicle_price_type',
      isRequired: true,
      values: ['drive_away_price', 'excluding_government_charges_price'],
    },
    { name: 'condition', isRequired: true, values: ['new', 'used'] },
    { name: 'certified_pre-owned', isRequired: false, values: ['yes', 'no'] },
    { name: 'brand', ...text },
    { name: 'model', ...text },
    { name: 'trim', isRequired: false },
    { name: 'year', isRequired: true, pattern: /^\d{4}$/, expected: 'four digits' },
    {
      name: 'mileage',
      isRequired: false,
      requiredWhen: { field: 'condition', value: 'used' },
      pattern: /^\d+ km$/,
      expected: 'whole kilometres',
    },
    { name: 'color', ...text },
    { name: 'body_style', isRequired: false, values: Object.values(BODY_STYLES) },
    { name: 'engine', isRequired: false },
  ],
}

/** Cars and utes alone; a new car is priced drive away, as Google asks in Australia. */
export function googleProblem({ car }: AdvertisedCar): FeedProblem | null {
  if (car.itemType !== 'car' || (car.bodyType !== null && bodyItemType(car.bodyType) !== 'car')) {
    return { field: null, reason: 'is no car or ute; other vehicles are not taken' }
  }
  if (car.priceType === 'as_advertised') {
    return { field: 'vehicle_price_type', reason: 'has a price that does not say what it includes' }
  }
  return car.carType === 'new' && car.priceType !== 'drive_away'
    ? { field: 'vehicle_price_type', reason: 'is new without a drive-away price' }
    : null
}

/** `storeCode`: as the dealer's Business Profile names the location. */
export function googleRow(advertised: AdvertisedCar, storeCode: string): FeedRow {
  const { car, url, imageUrls } = advertised
  const [image = '', ...others] = imageUrls
  return {
    id: car.id,
    VIN: car.vin ?? '',
    store_code: storeCode,
    vehicle_fulfillment: storeCode === '' ? '' : `in_store:${storeCode}`,
    google_product_category: CATEGORY,
    title: car.name.slice(0, 150),
    description: advertisedDescription(advertised),
    link: url,
    link_template: url,
    image_link: image,
    additional_image_link: others.slice(0, MAX_MORE_IMAGES).join(','),
    price: advertisedPrice(advertised),
    vehicle_price_type: PRICE_TYPES[car.priceType],
    // A demonstrator has been registered.
    condition: car.carType === 'new' ? 'new' : 'used',
    'certified_pre-owned': car.certified ? 'yes' : 'no',
    brand: car.make,
    model: car.model,
    trim: car.badge ?? '',
    year: String(car.year),
    mileage: car.odometerKm === null ? '' : `${car.odometerKm} km`,
    color: car.colour ?? '',
    body_style: car.bodyType === null ? '' : (BODY_STYLE_OF[car.bodyType] ?? ''),
    engine: car.fuelType ?? '',
  }
}
