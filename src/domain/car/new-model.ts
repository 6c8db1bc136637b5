/** A model that is sold new: where its page stands, and its variants that can be bought (S2 §2 "Explore model"). */
import { slugify } from '../formats/slugify.ts'
import type { OfferStock } from '../offers/offer-stock.ts'
import { isOfOffer, offerStock } from '../offers/offer-stock.ts'
import type { CarSummary } from './car-summary.ts'

/** S2 §2: /{model-slug}; ours: the slug has the make, because two makes may call a model the same. */
export function newModelPath(make: string, model: string): string {
  return `/${slugify(`${make} ${model}`)}`
}

export interface ModelVariant<T> {
  /** `null` of cars without a badge. */
  readonly badge: string | null
  readonly cars: readonly T[]
  readonly from: OfferStock['from']
}

const BUYABLE = { make: null, model: null, badge: null, condition: 'new' } as const

/** New cars in stock by badge, the cheapest first and those without a price last; a reserved car has no say in the price. */
export function modelVariants<T extends { readonly car: CarSummary }>(cars: readonly T[]): ModelVariant<T>[] {
  return [...Map.groupBy(cars, ({ car }) => slugify(car.badge ?? '')).values()]
    .map((ofBadge) => ({ badge: ofBadge[0]?.car.badge ?? null, cars: ofBadge, from: priceFrom(ofBadge) }))
    .sort((a, b) => priceOf(a) - priceOf(b) || ((a.badge ?? '') < (b.badge ?? '') ? -1 : 1))
}

/** Of the cheapest that can still be bought; `null` where none of them has a price. */
function priceFrom(listed: readonly { readonly car: CarSummary }[]): OfferStock['from'] {
  return offerStock(listed.map(({ car }) => car).filter((car) => isOfOffer(BUYABLE, car))).from
}

/** Finite, so that two without a price can be compared. */
function priceOf({ from }: Pick<ModelVariant<unknown>, 'from'>): number {
  return from?.priceAud ?? Number.MAX_SAFE_INTEGER
}
