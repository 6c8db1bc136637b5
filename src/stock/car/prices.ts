/** The four prices of a car: none of them is ever below zero or beyond belief. */
import type { Car } from '#domain/car/car.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import type { MarketPrices } from '#domain/car/price/market-price.ts'
import { readNumber } from '#domain/values/read-number.ts'
import type { FieldReader } from './field-reader.ts'

/** Below this a price is a slip, a deposit or a placeholder; a weekly price has its own field. */
const MIN_PRICE_AUD = 100
const MAX_PRICE_AUD = 10_000_000

/** Words for "ask us": no price, and nothing wrong. */
const NO_PRICE = /^(?:p\.?o\.?a\.?|price on application|call|enquire|contact)\b/i

type Prices = Pick<Car, 'priceAud' | 'beforePriceAud' | 'offerPriceAud' | 'subscriptionPriceAud'>

/** A price that is not one is dropped with a warning: the car then shows its site's text for no price. */
export function readPrices(reader: FieldReader): Prices {
  return {
    priceAud: readPrice(reader, 'price', MIN_PRICE_AUD),
    beforePriceAud: readPrice(reader, 'before_price', MIN_PRICE_AUD),
    offerPriceAud: readPrice(reader, 'offer_price', MIN_PRICE_AUD),
    subscriptionPriceAud: readPrice(reader, 'subscription_price', 1),
  }
}

/** S1 §3 `autograb_data`; `null` when the feed has neither average. */
export function readMarketPrices(reader: FieldReader): MarketPrices | null {
  const averageAud = readPrice(reader, 'average_market_price', MIN_PRICE_AUD)
  const stateAverageAud = readPrice(reader, 'state_average_market_price', MIN_PRICE_AUD)
  return averageAud === null && stateAverageAud === null ? null : { averageAud, stateAverageAud }
}

function readPrice(reader: FieldReader, field: CarField, least: number): number | null {
  const value = reader.scalar(field)
  if (value === null || (typeof value === 'string' && NO_PRICE.test(value.trim()))) return null
  const price = readNumber(value)
  if (price === 0) return null
  const expected = `${least} to ${MAX_PRICE_AUD} dollars`
  if (price === null) return reader.dropped('price-unreadable', field, value, expected, 'it is not an amount of money')
  if (price < 0) return reader.dropped('price-negative', field, value, expected, 'it is below zero')
  if (price < least) return reader.dropped('price-too-low', field, value, expected, 'no vehicle costs so little')
  if (price > MAX_PRICE_AUD) return reader.dropped('price-too-high', field, value, expected, 'no vehicle costs so much')
  return Math.round(price * 100) / 100
}
