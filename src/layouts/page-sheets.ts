/**
 * The sheets of pages that have more rules of their own than other pages shall bring; everything else is one sheet.
 * What is listed here is imported nowhere else. Most of it lies in the layer `page`, which goes before the one of
 * components.
 */

import budgetUrl from '#components/budget/budget-styles.css?url'
import carUrl from '#components/car/car-styles.css?url'
import compareUrl from '#components/compare/compare-styles.css?url'
import designUrl from '#components/design/design-styles.css?url'
import listUrl from '#components/lists/list-styles.css?url'
import searchUrl from '#components/search/search-styles.css?url'
import type { PageInputs } from '#view-models/page.ts'

const SHEETS: Partial<Record<PageInputs['kind'], string>> = {
  budget: budgetUrl,
  car: carUrl,
  compare: compareUrl,
  design: designUrl,
  models: listUrl,
  offers: listUrl,
  search: searchUrl,
}

/** `null` for most kinds of page. */
export function pageSheet(kind: PageInputs['kind']): string | null {
  return SHEETS[kind] ?? null
}
