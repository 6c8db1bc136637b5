/** Parts of a configuration that name a dealership by its slug. */
import { closestName } from '../problems/closest-name.ts'
import type { FoundProblem } from '../problems/configuration-problem.ts'
import { clipValue } from '../problems/configuration-problem.ts'
import { valueAt } from './value-at.ts'

/** The tables whose keys are slugs of dealerships, and what one of their entries is. */
const TABLES: readonly (readonly [path: readonly string[], entry: string])[] = [
  [['vehiclePage', 'phone', 'byDealership'], 'the number'],
  [['stock', 'soldWindowDaysByDealership'], 'the days'],
  [['finance', 'dealerships'], 'its finance'],
]

/** What is said of a dealership that no location has would never count (S1 §5, §9). */
export function checkDealershipSlugs(input: unknown): FoundProblem[] {
  const locations = valueAt(input, 'locations')
  // A file's name instead of a list: the slugs are checked once it is read.
  if (!Array.isArray(locations)) return []
  const known = locations.map((location) => valueAt(location, 'dealership', 'slug')).filter((slug) => isText(slug))
  return TABLES.flatMap(([path, entry]) => checkTable(valueAt(input, ...path), path.join('.'), entry, known))
}

function checkTable(table: unknown, path: string, entry: string, known: readonly string[]): FoundProblem[] {
  if (typeof table !== 'object' || table === null) return []
  return Object.keys(table).flatMap((slug) => {
    // A name that can be no slug is reported by the schema.
    if (known.includes(slug) || !/^[a-z0-9-]+$/.test(slug)) return []
    const meant = closestName(slug, known)
    return [
      {
        path: `${path}.${slug}`,
        expected: 'the slug of a dealership that a location has',
        received: clipValue(slug),
        mend:
          meant === null ? `Give a location this dealership, or remove ${entry}.` : `Did you mean ${clipValue(meant)}?`,
      },
    ]
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
