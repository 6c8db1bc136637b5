/** Links of the header and the footer, and whether they lead anywhere. */

export interface Link {
  readonly label: string
  readonly href: string
}

/** What a site has that links can lead to. */
export interface LinkTargets {
  /** Whether the site has a page, or a redirect, at a path without query or anchor. */
  hasPath(path: string): boolean
  readonly hasOffers: boolean
}

/** S1 §2, S2 §2: the list of offers. */
export const OFFERS_PATH = '/special-offers'

/** Whether a link may be shown: other sites, phones and anchors always; offers only when the dealer has offers (S1 §9). */
export function leadsSomewhere(href: string, { hasPath, hasOffers }: LinkTargets): boolean {
  const path = pathOf(href)
  if (!path.startsWith('/')) return true
  return hasPath(path) && (hasOffers || path !== OFFERS_PATH)
}

/** S1 §2: where a dealer buys a shopper's car. */
export const SELLING_PATHS = ['/sell-your-car', '/trade-in'] as const

/** Ours: a link to one of SELLING_PATHS leads to the other on a site that has only that one. */
export function sellingHref(href: string, targets: LinkTargets): string {
  if (!SELLING_PATHS.some((path) => path === href) || leadsSomewhere(href, targets)) return href
  return SELLING_PATHS.find((path) => leadsSomewhere(path, targets)) ?? href
}

/** The path of a link inside the site: "/finance?car_id=7#form" and "/finance/" -> "/finance". */
function pathOf(href: string): string {
  const path = href.replace(/[?#].*$/, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
