/** What stands around every page of a site. */

import type { Catalogue } from '#catalogue/catalogue.ts'
import { fingerprinted } from '#catalogue/fingerprint.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import type { Chrome } from '#catalogue/page-inputs.ts'
import { BODY_LABELS } from '#domain/car/body-labels.ts'
import { CAR_TYPES } from '#domain/car/car.ts'
import { carTypeLabel } from '#domain/car/car-type-labels.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { locationPath } from '#domain/places/location-path.ts'
import { bodyPath, carTypesPath, makePath } from '#domain/search/search-paths.ts'

/** Holds no counts: they would make every page depend on every car. */
export function createChrome({ site, locations, contentPages }: Catalogue, groups: ListedGroups): Chrome {
  const noun = site.search.pathNoun
  const visible = locations.filter((location) => location.visible && location.type === 'sales')
  return fingerprinted<Chrome>({
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
    contentPaths: contentPages.map((page) => page.path),
    locationCount: visible.length,
  })
}
