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

/** The path of a link inside the site: "/finance?car_id=7#form" and "/finance/" -> "/finance". */
function pathOf(href: string): string {
  const path = href.replace(/[?#].*$/, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
