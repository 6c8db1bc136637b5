/**
 * The redirects file, in the syntax that Netlify and Cloudflare Pages read: from, to, status.
 *
 * Lines of status 404 are Netlify's (and our own server's) alone: Cloudflare Pages leaves them out and shows the general
 * 404 page for a removed car (docs/decisions/pages-of-removed-cars.md).
 */
import type { RememberedCar } from '#catalogue/car-history.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { CHECKOUT_PAGE_PATH, checkoutPath, PRINT_PATH } from '#domain/access/car-journeys.ts'
import { BODY_TYPES } from '#domain/car/car.ts'
import { newModelPath } from '#domain/car/new-model.ts'
import {
  LOCATION_FOLDERS,
  LOCATIONS_LIST_PATHS,
  locationPath,
  otherLocationPaths,
} from '#domain/places/location-path.ts'
import { modelPath, otherSearchPaths, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import { carPath } from '../plan/car-pages.ts'
import { gonePath } from '../plan/gone-pages.ts'
import { pathOfOffer } from '../plan/offer-pages.ts'

export interface Redirect {
  from: string
  to: string
  /** 301 moved; 302 for now, because stock comes back; 200 shows the target's page; 404 shows the target's page for an address that is gone. */
  status: 200 | 301 | 302 | 404
}

const moved = onceForRuns((cars: readonly RememberedCar[]) => cars.filter(({ oldSlugs }) => oldSlugs.length > 0))
/** One of each name. */
const newCars = onceForRuns((cars: readonly ListedCar[]) => {
  const ofName = cars.flatMap(({ car }) => (car.carType === 'new' ? [[`${car.make}|${car.model}`, car] as const] : []))
  return [...new Map(ofName).values()]
})

/** Every redirect of a site; `pages` are the paths that exist and so must not be redirected. */
export function planRedirects(
  catalogue: Catalogue,
  pages: ReadonlySet<string>,
  formerSearchPaths: readonly string[] = [],
): Redirect[] {
  const redirects = new Map<string, Redirect>()
  const add = (from: string, to: string, status: Redirect['status']): void => {
    if (!pages.has(from) && pages.has(to) && !redirects.has(from)) redirects.set(from, { from, to, status })
  }
  for (const { slug, oldSlugs } of moved(catalogue.history.listed).flat()) {
    for (const old of oldSlugs) add(carPath(old), carPath(slug), 301)
  }
  for (const { slug, oldSlugs } of catalogue.gone) {
    for (const old of [slug, ...oldSlugs]) add(carPath(old), gonePath(slug), 404)
  }
  for (const { path, ownPath } of otherSearchPaths(BODY_TYPES, catalogue.site.search)) add(path, ownPath, 301)
  const { listPath, folder } = catalogue.site.locationPages
  for (const path of [...LOCATIONS_LIST_PATHS, ...LOCATION_FOLDERS]) add(path, listPath, 301)
  for (const location of catalogue.locations) {
    for (const path of otherLocationPaths(location, folder)) add(path, locationPath(location, folder), 301)
  }
  // An offer that has run out, or has yet to begin: its old links lead to those that run.
  for (const offer of catalogue.data.offers) add(pathOfOffer(catalogue, offer), catalogue.site.offers.listPath, 302)
  // A new model that has sold out: its page comes back with its stock.
  const { listed, gone, site } = catalogue
  for (const { make, model } of site.modelPages.show ? [...newCars(listed).flat(), ...gone] : [])
    add(newModelPath(make, model), searchAbove(modelPath(make, model), pages), 302)
  add(checkoutPath(':slug', catalogue.site.journeys.checkoutSegment), CHECKOUT_PAGE_PATH, 200)
  for (const path of formerSearchPaths) add(path, searchAbove(path, pages), 302)
  return [...redirects.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** "/search/kia/rio/page-2" -> the nearest search that exists: the model, the make, all stock. */
function searchAbove(path: string, pages: ReadonlySet<string>): string {
  let above = path
  while (!pages.has(above) && above !== SEARCH_PATH) above = above.slice(0, above.lastIndexOf('/')) || SEARCH_PATH
  return above
}

export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}

/** Hands the calls of pages to a platform on another host. Netlify's alone: Cloudflare Pages does it by functions (`pagesFunctions`). */
export function platformRewrite(origin: string | null): string {
  return origin === null ? '' : `/api/* ${origin}/api/:splat 200\n${PRINT_PATH} ${origin}${PRINT_PATH} 200\n`
}
