/** What the planners of pages share. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { PageInputs } from '#view-models/page.ts'
import type { StockChrome } from './chrome/stock-chrome.ts'
import type { PageDraft, PageOptions } from './planned-page.ts'
import { draftPage } from './planned-page.ts'

export interface PlanContext {
  catalogue: Catalogue
  groups: ListedGroups
  chrome: StockChrome
  /** Done when every page of the plan has its draft: then what planners remember of them counts. */
  readonly drafting: { readonly isDone: boolean }
  /** The search routes, with the cars of each. */
  routes: readonly SearchRoute<ListedCar>[]
  /** Their paths. */
  searchPaths: ReadonlySet<string>
  /** Those of them that list a dealership's or a location's cars: its slug may be a make's path, too. */
  placePaths: ReadonlySet<string>
  /** Where links can lead: known once every page is planned, so only a page's `draft` may ask. */
  readonly targets: LinkTargets
}

/**
 * A page whose address is known; its inputs are made when the addresses of all pages are. A planner gives the same object
 * as in the last plan only when the draft is the same, too.
 */
export interface PagePlan {
  path: string
  draft(): PageDraft
}

/** The pages of one kind. */
export type PagePlanner = (context: PlanContext) => PagePlan[]

export function planPage(path: string, inputs: () => PageInputs, options?: PageOptions): PagePlan {
  return { path, draft: () => draftPage(path, inputs(), options) }
}

/** Left out of the sitemap. */
export const NOT_INDEXED: PageOptions = { indexed: false }

/** The cards of the newest cars that can be bought. */
export function latestCards(catalogue: Catalogue, limit: number): KeyedCarCard[] {
  const cards: KeyedCarCard[] = []
  for (const { card } of catalogue.listed) {
    if (cards.length === limit) break
    if (card.availability === 'inStock') cards.push(card)
  }
  return cards
}
