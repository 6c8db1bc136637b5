/** A search route as URLs see it: its path, its heading, and what it implies. */
import { plainText } from '#domain/search/filters/evaluate-filter.ts'
import type { ImpliedValues } from '#domain/search/url/search-url.ts'
import { impliedValues } from '#domain/search/url/search-url.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { SearchRoute } from './routes.ts'
import type { SearchRouteSettings } from './settings.ts'

interface RouteCar {
  readonly car: { readonly make: string; readonly model: string }
}

const makesOf = onceForRuns((cars: readonly RouteCar[]) => [...new Set(cars.map(({ car }) => car.make))])
const modelsOf = onceForRuns((cars: readonly RouteCar[]) => [...new Set(cars.map(({ car }) => car.model))])

export function routeSettings(route: SearchRoute<RouteCar>): SearchRouteSettings {
  const known = settings.get(route)
  if (known !== undefined) return known
  const made = { path: route.path, heading: route.heading, implied: impliedBy(route) }
  settings.set(route, made)
  return made
}

/** A plan's routes are asked for by its pages and by the settings of the search. */
const settings = new WeakMap<SearchRoute<RouteCar>, SearchRouteSettings>()

/** Feeds write one make in several ways, and its route lists the cars of all of them: so it stands for all. */
function impliedBy({ scope, cars }: SearchRoute<RouteCar>): ImpliedValues {
  const implied = impliedValues(scope)
  if (scope.kind !== 'make' && scope.kind !== 'model') return implied
  return Object.fromEntries(
    Object.entries(implied).map(([attribute, values]) => {
      const written = [...new Set((attribute === 'make' ? makesOf(cars) : modelsOf(cars)).flat())].sort()
      const byText = new Map([...values, ...written].map((value) => [plainText(value), value]))
      for (const value of values) byText.set(plainText(value), value)
      return [attribute, [...byText.values()]]
    }),
  )
}

/** The routes that a search of `route` leads to when some of what it implies is taken away, and itself. */
export function routesWithin(
  route: SearchRouteSettings,
  all: readonly SearchRouteSettings[],
): readonly SearchRouteSettings[] {
  return all.filter(({ implied }) => isWithin(route.implied, implied))
}

/** Every route is compared with every other, so no list of entries is made. */
function isWithin(own: ImpliedValues, wider: ImpliedValues): boolean {
  for (const attribute in wider) {
    const values = own[attribute]
    if (values === undefined || wider[attribute]?.every((value) => values.includes(value)) !== true) return false
  }
  return true
}
