/** Every search route of a site with the cars that it lists (S1 §2, S2 §2). */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { BodyType, CarType } from '#domain/car/car.ts'
import { searchHeading } from '#domain/search/results/search-heading.ts'
import type { SearchScope } from '#domain/search/url/search-paths.ts'
import {
  bodyPath,
  CAR_TYPE_ROUTES,
  carTypesPath,
  makePath,
  modelPath,
  placePath,
  SEARCH_PATH,
} from '#domain/search/url/search-paths.ts'
import { impliedValues } from '#domain/search/url/search-url.ts'

export interface SearchRoute<T> {
  path: string
  scope: SearchScope
  heading: string
  cars: T[]
}

/** What the routes are made from; `T` is whatever stands for a car. */
export interface SearchStock<T> {
  all: T[]
  byCarType: Map<CarType, T[]>
  makes: { make: string; cars: T[]; models: { model: string; cars: T[] }[] }[]
  bodyTypes: { bodyType: BodyType; cars: T[] }[]
  byLocationCode: Map<string, T[]>
  byDealershipSlug: Map<string, T[]>
  locations: Location[]
  /** The cars of some types, in the order of `all`. */
  ofCarTypes(carTypes: readonly CarType[]): T[]
}

export interface SearchRoutes<T> {
  routes: SearchRoute<T>[]
  /** Paths that two routes wanted; the first keeps it. */
  conflicts: { path: string; kept: string; left: string }[]
}

/** In order of precedence: car types, body types, makes, models, dealerships, locations. */
export function searchRoutes<T>(stock: SearchStock<T>, options: Site['search']): SearchRoutes<T> {
  const byPath = new Map<string, SearchRoute<T>>()
  const conflicts: SearchRoutes<T>['conflicts'] = []
  for (const candidate of candidates(stock, options)) {
    const route = { ...candidate, heading: searchHeading(impliedValues(candidate.scope), options) }
    const kept = byPath.get(route.path)
    if (kept === undefined) byPath.set(route.path, route)
    else conflicts.push({ path: route.path, kept: kept.heading, left: route.heading })
  }
  return { routes: [...byPath.values()], conflicts }
}

type Candidate<T> = Omit<SearchRoute<T>, 'heading'>

function* candidates<T>(
  stock: SearchStock<T>,
  { pathNoun }: Pick<Site['search'], 'pathNoun'>,
): Generator<Candidate<T>> {
  yield { path: SEARCH_PATH, scope: { kind: 'all' }, cars: stock.all }
  for (const carTypes of CAR_TYPE_ROUTES) {
    yield {
      path: carTypesPath(carTypes, pathNoun),
      scope: { kind: 'carTypes', carTypes },
      cars: carTypes.length === 1 ? (stock.byCarType.get(carTypes[0] ?? 'used') ?? []) : stock.ofCarTypes(carTypes),
    }
  }
  for (const { bodyType, cars } of stock.bodyTypes)
    yield { path: bodyPath(bodyType, pathNoun), scope: { kind: 'body', bodyType }, cars }
  for (const { make, cars } of stock.makes) yield { path: makePath(make), scope: { kind: 'make', make }, cars }
  for (const { make, models } of stock.makes) {
    for (const { model, cars } of models)
      yield { path: modelPath(make, model), scope: { kind: 'model', make, model }, cars }
  }
  yield* places(stock)
}

/** Every dealership and every visible sales location has its route, in stock or not: their pages link to it. */
function* places<T>(stock: SearchStock<T>): Generator<Candidate<T>> {
  const visible = stock.locations.filter((location) => location.visible && location.type === 'sales')
  const dealerships = new Map(
    visible.flatMap(({ dealership }) => (dealership === null ? [] : [[dealership.slug, dealership]])),
  )
  for (const { slug, name } of dealerships.values()) {
    yield {
      path: placePath(slug),
      scope: { kind: 'dealership', name },
      cars: stock.byDealershipSlug.get(slug) ?? [],
    }
  }
  for (const location of visible) {
    // A dealership with one place of the same name has one route for both.
    if (dealerships.has(location.slug)) continue
    yield {
      path: placePath(location.slug),
      scope: {
        kind: 'location',
        name: location.name,
        slug: location.slug,
        street: location.address.street,
        city: location.address.city,
        state: location.address.state,
      },
      cars: stock.byLocationCode.get(location.code) ?? [],
    }
  }
}
