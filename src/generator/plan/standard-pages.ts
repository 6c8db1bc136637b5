/** The pages that need little of a plan: content, favourites, compare and 404. */
import { COMPARE_PATH } from '#domain/compare/compare-link.ts'
import { formPagesOf } from './form-page-list.ts'
import type { PagePlan, PlanContext } from './plan-context.ts'
import { latestCards, NOT_INDEXED, planPage } from './plan-context.ts'

const NOT_FOUND_CARDS = 6

/** The site's own words; the words of a group page or of a page with a form are shown on that. */
export function planContentPages({ catalogue }: PlanContext): PagePlan[] {
  const { site, contentPages } = catalogue
  const others = new Set([
    ...site.group.pages.map(({ href }) => href),
    ...formPagesOf(catalogue).map(({ path }) => path),
  ])
  return contentPages
    .filter(({ path }) => !others.has(path))
    .map(({ path, title, description, html }) => planPage(path, () => ({ kind: 'content', title, description, html })))
}

/** A page of its own file in `pages/`; a new one is an entry here. */
export function planStandardPages({ catalogue }: PlanContext): PagePlan[] {
  return [
    planPage('/favourites', () => ({ kind: 'favourites' }), NOT_INDEXED),
    ...(catalogue.site.compare.show ? [planPage(COMPARE_PATH, () => ({ kind: 'compare' }), NOT_INDEXED)] : []),
    planPage('/404', () => ({ kind: 'notFound', latest: latestCards(catalogue, NOT_FOUND_CARDS) }), NOT_INDEXED),
  ]
}
