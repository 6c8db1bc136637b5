/** Parts of a configuration that name a dealership by its slug. */
import { closestName } from './closest-name.ts'
import { clipValue } from './configuration-problem.ts'
import type { Found } from './cross-checks.ts'
import { valueAt } from './value-at.ts'

/** A number for a dealership that no location has would never be shown (S1 §9). */
export function checkDealershipPhones(input: unknown): Found[] {
  const locations = valueAt(input, 'locations')
  const phones = valueAt(input, 'vehiclePage', 'phone', 'byDealership')
  // A file's name instead of a list: the slugs are checked once it is read.
  if (!Array.isArray(locations) || typeof phones !== 'object' || phones === null) return []
  const known = locations.map((location) => valueAt(location, 'dealership', 'slug')).filter((slug) => isText(slug))
  return Object.keys(phones).flatMap((slug) => {
    if (known.includes(slug)) return []
    const meant = closestName(slug, known)
    return [
      {
        path: `vehiclePage.phone.byDealership.${slug}`,
        expected: 'the slug of a dealership that a location has',
        received: clipValue(slug),
        mend:
          meant === null
            ? 'Give a location this dealership, or remove the number.'
            : `Did you mean ${clipValue(meant)}?`,
      },
    ]
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
