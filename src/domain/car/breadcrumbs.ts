/** The trail above a page (S1 §2 "Breadcrumbs"). */

import { capitalise } from '../formats/words.ts'
import type { SearchScope } from '../search/url/search-paths.ts'
import { bodyPath, carTypesPath, makePath, modelPath, SEARCH_PATH } from '../search/url/search-paths.ts'
import type { Car } from './car.ts'
import { BODY_LABELS, carTypeLabel } from './labels.ts'

export interface Breadcrumb {
  label: string
  /** `null` for the page itself, which stands last. */
  href: string | null
}

const HOME: Breadcrumb = { label: 'Home', href: '/' }

export interface BreadcrumbOptions {
  readonly usedLabel: string
  readonly pathNoun: string
  readonly itemName: { readonly many: string }
}

/**
 * Home, then car type and make, then model if known, then body type if known, with the current title last.
 * The current title is 'year make model badge', or the name when series is shown (S1 §2).
 */
export function carBreadcrumbs(
  car: Pick<Car, 'carType' | 'make' | 'model' | 'bodyType'>,
  title: string,
  options: BreadcrumbOptions,
): Breadcrumb[] {
  return [
    HOME,
    {
      label: `${carTypeLabel(car.carType, options.usedLabel)} ${capitalise(options.itemName.many)}`,
      href: carTypesPath([car.carType], options.pathNoun),
    },
    { label: car.make, href: makePath(car.make) },
    ...(car.model === '' ? [] : [{ label: car.model, href: modelPath(car.make, car.model) }]),
    ...(car.bodyType === null
      ? []
      : [{ label: BODY_LABELS[car.bodyType].many, href: bodyPath(car.bodyType, options.pathNoun) }]),
    { label: title, href: null },
  ]
}

/** Home, all stock, the make of a model, and the search itself, which may be of more than one scope. */
export function searchBreadcrumbs(
  scope: SearchScope | { readonly kind: 'mixed' },
  heading: string,
  options: Pick<BreadcrumbOptions, 'itemName'>,
): Breadcrumb[] {
  const all: Breadcrumb = { label: `All ${capitalise(options.itemName.many)}`, href: SEARCH_PATH }
  // A heading does not name every filter: "All Cars" never stands below itself.
  if (scope.kind === 'all' || heading === all.label) return [HOME, { label: heading, href: null }]
  if (scope.kind === 'model') {
    return [HOME, all, { label: scope.make, href: makePath(scope.make) }, { label: scope.model, href: null }]
  }
  return [HOME, all, { label: heading, href: null }]
}
