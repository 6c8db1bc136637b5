/** The part of the chrome that the stock and the places alone decide. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import { CAR_TYPES } from '#domain/car/car.ts'
import { BODY_LABELS, carTypeLabel } from '#domain/car/labels.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { locationPath } from '#domain/places/location-path.ts'
import { bodyPath, carTypesPath, makePath } from '#domain/search/url/search-paths.ts'
import type { Chrome } from '#view-models/chrome.ts'
import { formPagesOf } from '../form-page-list.ts'

/** What the stock and the places alone decide: planners of pages read it. */
export type StockChrome = Omit<Chrome, 'header' | 'footer' | 'legal'>

/**
 * Holds no counts, and no order that follows from counts: they would make every page depend on every car. The menus
 * fetch the counts from a file of the release when they open (menu-counts.ts).
 */
export function createStockChrome(catalogue: Catalogue, groups: ListedGroups): StockChrome {
  const { site, locations, contentPages } = catalogue
  const noun = site.search.pathNoun
  const visible = locations.filter((location) => location.visible && location.type === 'sales')
  return {
    carTypes: CAR_TYPES.filter((carType) => groups.byCarType.has(carType)).map((carType) => ({
      carType,
      label: carTypeLabel(carType, site.search.usedLabel),
      href: carTypesPath([carType], noun),
    })),
    makes: groups.makes.map(({ make }) => ({ label: make, href: makePath(make) })),
    bodyTypes: groups.bodyTypes
      .map(({ bodyType }) => ({ bodyType, label: BODY_LABELS[bodyType].many, href: bodyPath(bodyType, noun) }))
      .sort((a, b) => (a.label < b.label ? -1 : 1)),
    // Only sales locations have a page to link to.
    locations: locationsOfBlock(visible, site.locationBlocks.footer).map((location) => ({
      label: location.name,
      href: locationPath(location, site.locationPages.folder),
      state: location.address.state,
      city: location.address.city,
      phone: location.phone,
    })),
    contentPaths: [...new Set([...contentPages, ...formPagesOf(catalogue)].map(({ path }) => path))],
    locationCount: visible.length,
  }
}
