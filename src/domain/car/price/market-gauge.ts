/** The auto-gauge of a car, from the prices of similar cars for sale (S1 §3; how it is made is ours). */
import { formatAud } from '#domain/formats/money.ts'
import { quantile } from '#domain/values/quantile.ts'
import type { Car } from '../car.ts'
import type { WebsitePlugin } from '../page/vehicle-report.ts'
import type { AutoGauge } from './auto-gauge.ts'

/** How far a similar car may be apart, both ways; it has the same make and model. */
export const SIMILAR_YEARS_APART = 2
export const SIMILAR_KM_APART = 40_000

const MIN_CARS = 4
/** From this number on, more cars add no confidence. */
const ENOUGH_CARS = 10
const ROUNDED_TO_AUD = 100
/** A difference of less than this share of the middle price is none. */
const IN_LINE_SHARE = 0.01

/** Whether a car's page asks for a gauge: ours have similar cars of used cars and demonstrators only. */
export function hasAutoGauge(
  { carType, odometerKm }: Pick<Car, 'carType' | 'odometerKm'>,
  plugins: readonly WebsitePlugin[],
  hasService: boolean,
): boolean {
  return plugins.includes('Autogauge') && (hasService || (carType !== 'new' && odometerKm !== null))
}

/**
 * `null` with fewer than 4 similar cars. The market range holds four fifths of their prices, so that a price far off does
 * not stretch it. `fill` is where the listing price lies between its ends, in percent.
 */
export function gaugeFromPrices(listingPriceAud: number, pricesAud: readonly number[]): AutoGauge | null {
  if (pricesAud.length < MIN_CARS) return null
  const sorted = pricesAud.toSorted((a, b) => a - b)
  const middleAud = quantile(sorted, 0.5)
  const lowAud = quantile(sorted, 0.1)
  const highAud = quantile(sorted, 0.9)
  const marketRangeMinAud = Math.floor(lowAud / ROUNDED_TO_AUD) * ROUNDED_TO_AUD
  const marketRangeMaxAud = Math.max(
    marketRangeMinAud + ROUNDED_TO_AUD,
    Math.ceil(highAud / ROUNDED_TO_AUD) * ROUNDED_TO_AUD,
  )
  const share = (listingPriceAud - marketRangeMinAud) / (marketRangeMaxAud - marketRangeMinAud)
  return {
    fill: Math.round(Math.min(1, Math.max(0, share)) * 100),
    listingPriceAud,
    marketRangeMinAud,
    marketRangeMaxAud,
    confidence: confidence(pricesAud.length, (highAud - lowAud) / middleAud),
    description: `${comparison(listingPriceAud, middleAud)} the market of ${pricesAud.length} similar cars: ${formatAud(marketRangeMinAud)} to ${formatAud(marketRangeMaxAud)}`,
  }
}

/** 0 to 1: it grows with the number of cars up to 10, and falls with the width of their range as a share of the middle price. */
function confidence(cars: number, width: number): number {
  return Math.min(1, cars / ENOUGH_CARS) * Math.max(0, 1 - width)
}

function comparison(listingPriceAud: number, middleAud: number): string {
  const belowAud = Math.round((middleAud - listingPriceAud) / 10) * 10
  if (Math.abs(belowAud) < middleAud * IN_LINE_SHARE) return 'In line with'
  return belowAud > 0 ? `${formatAud(belowAud)} below` : `${formatAud(-belowAud)} above`
}
