/** All that the budget search shows for what was entered: at build, and in the browser after every change (S2 §4, §8, §9). */
import type { SearchState, StateVocabulary } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { SearchPlace } from '#domain/search/url/search-url.ts'
import { withDefaultCity, writeSearchUrl } from '#domain/search/url/search-url.ts'
import type { BodyCount, BodyTileOptions } from './body-tiles.ts'
import { bodyTiles } from './body-tiles.ts'
import type { BudgetOutcome, PriceExtent } from './budget-outcome.ts'
import { budgetOutcome } from './budget-outcome.ts'

/** What is searched for: all cars, or those of one type. */
export interface BudgetType {
  /** The route that lists them. */
  readonly place: SearchPlace
  /** In the singular, as the button says it: "Used Car". */
  readonly typeName: string
}

/** What the stock says to a budget. */
export interface BudgetFindings {
  /** Of the type, whatever the budget is. */
  readonly extent: PriceExtent
  /** No dearer than the budget. */
  readonly foundCount: number
  /** The same cars by their body. */
  readonly bodies: readonly BodyCount[]
}

export interface BudgetViewOptions {
  readonly places: readonly SearchPlace[]
  readonly vocabulary: StateVocabulary
  readonly defaultCity: string | null
  readonly tiles: BodyTileOptions
}

export interface BudgetTile extends BodyCount {
  readonly href: string
}

export interface BudgetView {
  readonly outcome: BudgetOutcome
  /** Empty when nothing is found. */
  readonly tiles: readonly BudgetTile[]
}

/** The prices that a budget buys: from the cheapest, or from where the lower thumb stands, to the dearest at most. */
export function budgetPrices(budgetAud: number, extent: PriceExtent, fromAud: number | null): PriceExtent {
  return { lowestAud: Math.max(extent.lowestAud, fromAud ?? 0), highestAud: Math.min(budgetAud, extent.highestAud) }
}

export function budgetView(
  budgetAud: number,
  fromAud: number | null,
  type: BudgetType,
  findings: BudgetFindings,
  options: BudgetViewOptions,
): BudgetView {
  const { lowestAud, highestAud } = budgetPrices(budgetAud, findings.extent, fromAud)
  const { place, typeName } = type
  const { vocabulary, defaultCity } = options
  const outcome = budgetOutcome({
    budgetAud,
    extent: { lowestAud, highestAud: findings.extent.highestAud },
    foundCount: findings.foundCount,
    typeName,
    link: { place, vocabulary, defaultCity },
  })
  if (outcome.kind === 'none') return { outcome, tiles: [] }
  const hrefOf = (body: string): string => {
    const state: SearchState = {
      ...EMPTY_STATE,
      lists: { ...place.implied, body: [body] },
      ranges: { price: { min: lowestAud, max: highestAud } },
    }
    return writeSearchUrl(withDefaultCity(state, defaultCity), options.places, vocabulary)
  }
  return {
    outcome,
    tiles: bodyTiles(findings.bodies, options.tiles).map((body) => ({ ...body, href: hrefOf(body.name) })),
  }
}
