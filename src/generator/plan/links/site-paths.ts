/** Where links of a site can lead. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { SPIN_TO_WIN_PATH } from '#domain/access/gated-route.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import { planRedirects } from '../../files/redirects.ts'

export type SitePaths = LinkTargets

/** One offer's page stands below this (S2 §2). */
const OFFER_FOLDER = '/offers/'

/**
 * The pages that are planned, and the redirects to them; offers are there when one has a page, or they have one of their
 * own. Links lead to the wheel while it turns, though its page is always there: it says when.
 */
export function sitePaths(catalogue: Catalogue, pages: ReadonlySet<string>): SitePaths {
  let redirected: ReadonlySet<string> | null = null
  const isRedirected = (path: string): boolean => {
    redirected ??= new Set(
      planRedirects(catalogue, pages).flatMap(({ from, status }) => (status === 404 ? [] : [from])),
    )
    return redirected.has(path)
  }
  const { listPath } = catalogue.site.offers
  return {
    hasPath: (path) => (pages.has(path) ? path !== SPIN_TO_WIN_PATH || catalogue.isWheelRunning() : isRedirected(path)),
    hasOffers: catalogue.contentPages.some(({ path }) => path === listPath) || hasOfferPage(pages),
  }
}

/** Of the addresses of each plan, which are the same object while no page comes or goes. */
const withOfferPage = new WeakMap<ReadonlySet<string>, boolean>()

function hasOfferPage(pages: ReadonlySet<string>): boolean {
  const known = withOfferPage.get(pages) ?? [...pages].some((path) => path.startsWith(OFFER_FOLDER))
  withOfferPage.set(pages, known)
  return known
}
