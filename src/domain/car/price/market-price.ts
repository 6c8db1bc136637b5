/** Whether a car costs clearly less than such cars cost elsewhere (S1 §4 "Below-market indicator"). */

/** S1 §4: shown when the car is more than this below the average. */
export const BELOW_MARKET_BY_MORE_THAN_AUD = 499

/** S1 §3 `autograb_data`: `average_market_price` and `state_average_market_price`. */
export interface MarketPrices {
  readonly averageAud: number | null
  readonly stateAverageAud: number | null
}

/**
 * Which of the two averages a car is held against. The rule of S1 §4 says "the average market price", which is the
 * name of the national one, so that is the default; where the wanted average is absent, the other stands in (ours).
 */
export type MarketAverage = 'national' | 'state'

export interface MarketOptions {
  readonly average: MarketAverage
  readonly byMoreThanAud: number
}

/** How far the car is below the average market price; `null` when it is not far enough, or when there is none. */
export function belowMarketAud(
  priceAud: number | null,
  market: MarketPrices | null,
  options: MarketOptions,
): number | null {
  const averageAud = market === null ? null : marketAverageAud(market, options.average)
  if (priceAud === null || averageAud === null) return null
  const belowAud = averageAud - priceAud
  return belowAud > options.byMoreThanAud ? belowAud : null
}

function marketAverageAud({ averageAud, stateAverageAud }: MarketPrices, wanted: MarketAverage): number | null {
  return wanted === 'state' ? (stateAverageAud ?? averageAud) : (averageAud ?? stateAverageAud)
}
