/**
 * The sheets of pages that have more rules of their own than other pages shall bring; everything else is one sheet.
 * What is listed here is imported nowhere else. Most of it lies in the layer `page`, which goes before the one of
 * components.
 */

import signInUrl from '#components/access/sign-in-styles.css?url'
import homeUrl from '#components/blocks/styles/home-styles.css?url'
import budgetUrl from '#components/budget/budget-styles.css?url'
import carUrl from '#components/car/car-styles.css?url'
import checkoutUrl from '#components/checkout/checkout-styles.css?url'
import journeyUrl from '#components/checkout/journey-styles.css?url'
import compareUrl from '#components/compare/compare-styles.css?url'
import designUrl from '#components/design/design-styles.css?url'
import favouritesUrl from '#components/favourites/favourites-styles.css?url'
import garageUrl from '#components/garage/garage-styles.css?url'
import listUrl from '#components/lists/list-styles.css?url'
import placesUrl from '#components/location/places-styles.css?url'
import modelUrl from '#components/manufacturers/model-styles.css?url'
import searchUrl from '#components/search/search-styles.css?url'
import spinUrl from '#components/spin/spin-styles.css?url'
import watchlistUrl from '#components/watchlist/watchlist-styles.css?url'
import type { PageInputs } from '#view-models/page.ts'

const SHEETS: Partial<Record<PageInputs['kind'], string>> = {
  budget: budgetUrl,
  car: carUrl,
  checkout: checkoutUrl,
  checkoutJourney: journeyUrl,
  compare: compareUrl,
  contact: placesUrl,
  design: designUrl,
  location: placesUrl,
  model: modelUrl,
  models: listUrl,
  onlinePayment: checkoutUrl,
  offers: listUrl,
  portal: garageUrl,
  favourites: favouritesUrl,
  garage: garageUrl,
  home: homeUrl,
  search: searchUrl,
  spinToWin: spinUrl,
  watchlist: watchlistUrl,
  signIn: signInUrl,
}

/** `null` for most kinds of page. */
export function pageSheet(kind: PageInputs['kind']): string | null {
  return SHEETS[kind] ?? null
}
