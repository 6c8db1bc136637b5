/** What stands where a price is shown, and what that price includes (S1 §4 "Price display order"). */
import type { Car, PriceType } from '../car.ts'

/** S1 §4: weekly subscription prices show "/ week"; a monthly one is ours. */
export type SubscriptionPeriod = 'week' | 'month'

export type PriceDisplay =
  /** `suffix` stands behind the amount: "/ week". */
  | { kind: 'subscription'; priceAud: number; suffix: string }
  /** `wasAud` is struck through; `null` when no earlier price was higher. */
  | { kind: 'price'; priceAud: number; wasAud: number | null; priceType: PriceType }
  | { kind: 'preorder'; text: string }
  | { kind: 'none'; text: string }

type PricedCar = Pick<
  Car,
  'priceAud' | 'beforePriceAud' | 'offerPriceAud' | 'subscriptionPriceAud' | 'priceType' | 'preorder'
>

/** What a site configures of it. */
export interface PriceOptions {
  /** S1 §4: subscription sites show the subscription price first. */
  readonly subscription: boolean
  readonly subscriptionPeriod: SubscriptionPeriod
  readonly preorderText: string
  readonly noPriceText: string
}

/** S1 §4: a price counts only above this; feeds use 0, 1 or 10 for "ask us". */
export const NO_PRICE_UP_TO_AUD = 10

/** The subscription price, the reduced or ordinary price, PREORDER, or the configured text: the first that applies. */
export function priceDisplay(car: PricedCar, options: PriceOptions): PriceDisplay {
  if (options.subscription && car.subscriptionPriceAud !== null && car.subscriptionPriceAud > 0) {
    return { kind: 'subscription', priceAud: car.subscriptionPriceAud, suffix: `/ ${options.subscriptionPeriod}` }
  }
  const priceAud = currentPriceAud(car)
  if (priceAud !== null) {
    const earlierAud = Math.max(car.beforePriceAud ?? 0, car.priceAud ?? 0)
    return { kind: 'price', priceAud, wasAud: earlierAud > priceAud ? earlierAud : null, priceType: car.priceType }
  }
  return car.preorder ? { kind: 'preorder', text: options.preorderText } : { kind: 'none', text: options.noPriceText }
}

/** Whether government charges come on top: such a price is marked beside those that include them (AU §2). */
export function excludesCharges(price: PriceDisplay | { readonly priceType: PriceType }): boolean {
  return 'priceType' in price && price.priceType === 'excluding_government_charges'
}

/** What the car costs now: its reduced price, else its ordinary one; `null` when neither is above 10 (S1 §4). */
export function currentPriceAud(car: Pick<Car, 'priceAud' | 'offerPriceAud'>): number | null {
  const ordinaryAud = aboveNoPrice(car.priceAud)
  const reducedAud = aboveNoPrice(car.offerPriceAud)
  if (reducedAud === null) return ordinaryAud
  // An offer that is not below the ordinary price reduces nothing.
  return ordinaryAud === null ? reducedAud : Math.min(reducedAud, ordinaryAud)
}

function aboveNoPrice(priceAud: number | null): number | null {
  return priceAud !== null && priceAud > NO_PRICE_UP_TO_AUD ? priceAud : null
}
