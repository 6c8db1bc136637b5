/** What the planners of pages share. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import type { PageInputs } from '#view-models/page.ts'
import type { StockChrome } from './chrome/stock-chrome.ts'
import type { PageDraft, PageOptions } from './planned-page.ts'

/** What every planner of pages needs. */
export interface PlanContext {
  catalogue: Catalogue
  groups: ListedGroups
  chrome: StockChrome
  page(path: string, inputs: PageInputs, options?: PageOptions): PageDraft
  /** Paths of search routes that exist, so that no link is planned to one that does not. */
  searchPaths: Set<string>
  /** Those of them that list a dealership's or a location's cars: its slug may be a make's path, too. */
  placePaths: Set<string>
}

/** With what links may lead to: for pages that are planned after the others, because they send shoppers on. */
export interface LinkedContext extends PlanContext {
  targets: LinkTargets
}

/** The cards of the newest cars that can be bought. */
export function latestCards(catalogue: Catalogue, limit: number): KeyedCarCard[] {
  const cards: KeyedCarCard[] = []
  for (const { card } of catalogue.listed) {
    if (cards.length === limit) break
    if (card.availability === 'inStock') cards.push(card)
  }
  return cards
}
