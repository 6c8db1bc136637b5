/** What a budget finds, and where its button leads (S2 §4, §5, §8). */
import { groupThousands } from '#domain/formats/money.ts'
import type { SearchState, StateRange, StateVocabulary } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { SearchPlace } from '#domain/search/url/search-url.ts'
import { withDefaultCity, writeSearchUrl } from '#domain/search/url/search-url.ts'

/** S2 §5: when no lowest or highest price is known. */
export const DEFAULT_LOWEST_PRICE_AUD = 0
export const FALLBACK_HIGHEST_PRICE_AUD = 100_000
/** S2 §7: cars at or below this price are not looked at. */
export const BUDGET_PRICE_ABOVE_AUD = 1_000

export interface PriceExtent {
  readonly lowestAud: number
  readonly highestAud: number
}

export function countsForBudget(priceAud: number | null, priceAboveAud: number): priceAud is number {
  return priceAud !== null && priceAud > priceAboveAud
}

/** The lowest and highest price that counts; 0 and 100,000 where there is none. */
export function priceExtent(pricesAud: readonly (number | null)[], priceAboveAud: number): PriceExtent {
  const counted = pricesAud.filter((priceAud) => countsForBudget(priceAud, priceAboveAud))
  if (counted.length === 0) return { lowestAud: DEFAULT_LOWEST_PRICE_AUD, highestAud: FALLBACK_HIGHEST_PRICE_AUD }
  // Not Math.min(...prices): a large index has more prices than a call takes arguments.
  return {
    lowestAud: counted.reduce((lowest, priceAud) => Math.min(lowest, priceAud)),
    highestAud: counted.reduce((highest, priceAud) => Math.max(highest, priceAud)),
  }
}

export type BudgetOutcome =
  | { readonly kind: 'found'; readonly label: string; readonly href: string }
  /** The button is disabled. */
  | { readonly kind: 'none'; readonly label: string; readonly note: string }

export interface BudgetSearch {
  readonly budgetAud: number
  readonly extent: PriceExtent
  /** How many cars cost no more than the budget. */
  readonly foundCount: number
  /** What is searched for, in the singular: "Used Car". */
  readonly typeName: string
  readonly link: BudgetLink
}

/** What the button's search is written from. */
export interface BudgetLink {
  /** The search route of the type: "/search/used-cars", which implies the type. */
  readonly place: SearchPlace
  readonly vocabulary: StateVocabulary
  /** S2 §2: a few sites add a default city. */
  readonly defaultCity: string | null
}

/** S2 §8: "0 {type}s Found" and a note, or a link to the search with the budget capped at the highest price. */
export function budgetOutcome({ budgetAud, extent, foundCount, typeName, link }: BudgetSearch): BudgetOutcome {
  if (budgetAud < extent.lowestAud || foundCount === 0) {
    return { kind: 'none', label: `0 ${typeName}s Found`, note: `No ${typeName}s found for this budget` }
  }
  const noun = foundCount === 1 ? typeName : `${typeName}s`
  return {
    kind: 'found',
    label: `${groupThousands(foundCount)} ${noun} Found`,
    href: budgetHref(link, { min: extent.lowestAud, max: Math.min(budgetAud, extent.highestAud) }),
  }
}

function budgetHref({ place, vocabulary, defaultCity }: BudgetLink, price: StateRange): string {
  const state: SearchState = { ...EMPTY_STATE, lists: place.implied, ranges: { price } }
  return writeSearchUrl(withDefaultCity(state, defaultCity), [place], vocabulary)
}
