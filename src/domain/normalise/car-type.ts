/** New, demo or used, car or caravan, and in stock or sold, from the words of Australian feeds. */
import type { CarStatus, CarType, ItemType, PriceType } from '../car/car.ts'
import { plainWords, vocabularyReader } from './vocabulary.ts'

const readCarType = vocabularyReader<CarType>([
  ['new', ['new', 'brand new', 'n', 'new vehicle', 'new car']],
  [
    'demo',
    [
      'demo',
      'demonstrator',
      'ex demo',
      'dealer demo',
      'new demo',
      'demo new',
      'd',
      'ex demonstrator',
      'new demonstrator',
      'demo vehicle',
      'used demo',
      'demo used',
    ],
  ],
  [
    'used',
    [
      'used',
      'pre owned',
      'preowned',
      'second hand',
      'secondhand',
      'certified pre owned',
      'u',
      'near new',
      'nearly new',
      'used vehicle',
      'used car',
      'approved used',
    ],
  ],
])

const readItemType = vocabularyReader<ItemType>([
  ['car', ['car', 'cars', 'vehicle', 'passenger', 'light commercial', 'ute', 'suv', 'van']],
  [
    'caravan',
    ['caravan', 'caravans', 'camper', 'camper trailer', 'motorhome', 'campervan', 'pop top', 'hybrid caravan', 'rv'],
  ],
  ['motorcycle', ['motorcycle', 'motorcycles', 'motorbike', 'bike', 'scooter', 'atv']],
  ['truck', ['truck', 'trucks', 'heavy commercial', 'prime mover']],
])

/** The car type that a feed's words mean; `null` when they mean none. */
export function carTypeOf(text: string): CarType | null {
  return readCarType(text)
}

/** The item type that a feed's words mean; `null` when they mean none. */
export function itemTypeOf(text: string): ItemType | null {
  return readItemType(text)
}

const STATUSES = new Map<string, CarStatus>([
  ['in stock', 'in_stock'],
  ['instock', 'in_stock'],
  ['coming soon', 'coming_soon'],
  ['comingsoon', 'coming_soon'],
  ['sold', 'sold'],
])

/** in_stock, coming_soon or sold in any writing; `null` for any other value, which is shown as sold (S1 §3). */
export function statusOf(text: string): CarStatus | null {
  return STATUSES.get(plainWords(text)) ?? null
}

const readPriceType = vocabularyReader<PriceType>([
  ['drive_away', ['drive away', 'driveaway', 'dap', 'drive away price', 'drive away no more to pay', 'da']],
  [
    'excluding_government_charges',
    [
      'egc',
      'excl govt charges',
      'excluding government charges',
      'excl government charges',
      'exc gov charges',
      'ex gov charges',
      'excluding govt charges',
      'excl gov charges',
      'before government charges',
      'before on road costs',
      'before on roads',
      'plus on road costs',
      'excluding on road costs',
      'plus orc',
    ],
  ],
  ['as_advertised', ['as advertised', 'advertised', 'advertised price']],
])

/** What a feed's words say that a price includes; `null` when they do not say. */
export function priceTypeOf(text: string): PriceType | null {
  return readPriceType(text)
}
