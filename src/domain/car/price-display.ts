/** What stands where a price is shown, and what that price includes (S1 §4 "Price display order"). */
import type { Car, PriceType } from './car.ts'

export type PriceDisplay =
  | { kind: 'subscription'; priceAud: number }
  | { kind: 'price'; priceAud: number; wasAud: number | null; priceType: PriceType }
  | { kind: 'preorder' }
  | { kind: 'none'; text: string }

type PricedCar = Pick<
  Car,
  'priceAud' | 'beforePriceAud' | 'offerPriceAud' | 'subscriptionPriceAud' | 'priceType' | 'preorder'
>

/** What a site configures of it. */
export interface PriceOptions {
  subscription: boolean
  noPriceText: string
}

/** S1 §4: a price counts only above this; feeds use 0, 1 or 10 for "ask us". */
const LEAST_PRICE_AUD = 10

/** The subscription price, the reduced or ordinary price, PREORDER, or the configured text: the first that applies. */
export function priceDisplay(car: PricedCar, options: PriceOptions): PriceDisplay {
  if (options.subscription && car.subscriptionPriceAud !== null && car.subscriptionPriceAud > 0) {
    return { kind: 'subscription', priceAud: car.subscriptionPriceAud }
  }
  const priceAud = reducedPriceAud(car) ?? car.priceAud
  if (priceAud !== null && priceAud > LEAST_PRICE_AUD) {
    const earlierAud = Math.max(car.beforePriceAud ?? 0, car.priceAud ?? 0)
    return { kind: 'price', priceAud, wasAud: earlierAud > priceAud ? earlierAud : null, priceType: car.priceType }
  }
  return car.preorder ? { kind: 'preorder' } : { kind: 'none', text: options.noPriceText }
}

/** An offer that is not below the ordinary price reduces nothing. */
function reducedPriceAud({ offerPriceAud, priceAud }: PricedCar): number | null {
  if (offerPriceAud === null || offerPriceAud <= LEAST_PRICE_AUD) return null
  return priceAud !== null && priceAud > LEAST_PRICE_AUD && offerPriceAud >= priceAud ? null : offerPriceAud
}

/** Design §10: a price never stands without one of these. */
export const PRICE_TYPE_LABELS: Record<PriceType, string> = {
  drive_away: 'Drive away',
  excluding_government_charges: 'Excl. government charges',
  as_advertised: 'Advertised price',
}
