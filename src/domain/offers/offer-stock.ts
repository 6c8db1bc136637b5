/** The stock that an offer names: how many cars it is, what the cheapest costs, and whether fixed words agree with it. */

import type { CarType, PriceType } from '../car/car.ts'
import type { CarSummary } from '../car/car-summary.ts'
import { currentPriceAud } from '../car/price/price-display.ts'
import { formatAud, groupThousands } from '../formats/money.ts'
import { slugify } from '../formats/slugify.ts'

/** Which cars an offer is of; what is `null` may be anything. */
export interface OfferStockRule {
  readonly make: string | null
  readonly model: string | null
  readonly badge: string | null
  readonly condition: CarType | null
}

export interface OfferStock {
  readonly count: number
  /** Of the cheapest priced car; `null` where none has a price. */
  readonly from: { readonly priceAud: number; readonly priceType: PriceType } | null
}

type OfferedCar = Pick<
  CarSummary,
  'make' | 'model' | 'badge' | 'carType' | 'status' | 'reserved' | 'priceAud' | 'offerPriceAud' | 'priceType'
>

/** Cars that can still be bought: a sold or a reserved one is nobody's offer. */
export function isOfOffer(rule: OfferStockRule, car: OfferedCar): boolean {
  return (
    car.status !== 'sold' &&
    !car.reserved &&
    isNamed(rule.make, car.make) &&
    isNamed(rule.model, car.model) &&
    isNamed(rule.badge, car.badge) &&
    (rule.condition === null || rule.condition === car.carType)
  )
}

function isNamed(wanted: string | null, name: string | null): boolean {
  return wanted === null || slugify(wanted) === slugify(name ?? '')
}

export function offerStock(cars: readonly OfferedCar[]): OfferStock {
  let from: OfferStock['from'] = null
  for (const car of cars) {
    const priceAud = currentPriceAud(car)
    if (priceAud !== null && (from === null || priceAud < from.priceAud)) from = { priceAud, priceType: car.priceType }
  }
  return { count: cars.length, from }
}

const FROM = '{from}'
const COUNT = '{count}'

/** What stands behind a price in a sentence. */
const PRICE_TYPE_WORDS: Readonly<Record<PriceType, string>> = {
  drive_away: ' drive away',
  excluding_government_charges: ' before government charges',
  as_advertised: '',
}

/** "CX-5 from {from}" -> "CX-5 from $39,990 drive away"; `null` where the stock cannot say it. */
export function offerWords(text: string, { count, from }: OfferStock): string | null {
  if (text.includes(FROM) && from === null) return null
  const price = from === null ? '' : `${formatAud(from.priceAud)}${PRICE_TYPE_WORDS[from.priceType]}`
  return text.replaceAll(FROM, price).replaceAll(COUNT, groupThousands(count))
}

const NUMBER_WORDS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const PRICE = /\bfrom \$(\d[\d,]*)/gi
const STOCK_COUNT = new RegExp(String.raw`\b(\d[\d,]*|${NUMBER_WORDS.join('|')}) (?:left|in stock)\b`, 'gi')

/** What fixed words say that the stock does not: "says from $39,990; the cheapest costs $41,490". */
export function disagreements(text: string, { count, from }: OfferStock): string[] {
  const prices = [...text.matchAll(PRICE)].flatMap(([, digits = '']) => {
    const statedAud = Number(digits.replaceAll(',', ''))
    if (from?.priceAud === statedAud) return []
    const actual = from === null ? 'no such car has a price' : `the cheapest costs ${formatAud(from.priceAud)}`
    return [`says from ${formatAud(statedAud)}; ${actual}`]
  })
  const counts = [...text.matchAll(STOCK_COUNT)].flatMap(([words, number = '']) => {
    const word = NUMBER_WORDS.indexOf(number.toLowerCase())
    const stated = word < 0 ? Number(number.replaceAll(',', '')) : word + 1
    return stated === count ? [] : [`says ${words}; the stock has ${groupThousands(count)}`]
  })
  return [...prices, ...counts]
}

/** The offer's own rule, else its make and model; `null` where it names neither, such as a workshop's. */
export function ruleToCheck(offer: {
  readonly stock: OfferStockRule | null
  readonly manufacturer: string | null
  readonly model: { readonly name: string } | null
}): OfferStockRule | null {
  if (offer.stock !== null || offer.manufacturer === null) return offer.stock
  return { make: offer.manufacturer, model: offer.model?.name ?? null, badge: null, condition: 'new' }
}
