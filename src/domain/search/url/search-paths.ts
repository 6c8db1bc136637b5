/** The search routes: which cars each lists, and its path (S1 §2, S2 §2). */
import type { BodyType, CarType } from '../../car/car.ts'
import { slugify } from '../../formats/slugify.ts'

export const SEARCH_PATH = '/search'

/** Which cars a search route lists. */
export type SearchScope =
  | { kind: 'all' }
  | { kind: 'carTypes'; carTypes: CarType[] }
  | { kind: 'make'; make: string }
  | { kind: 'model'; make: string; model: string }
  | { kind: 'body'; bodyType: BodyType }
  | { kind: 'dealership'; name: string }
  | { kind: 'location'; name: string; slug: string; street: string; city: string; state: string }

/** The car types that are listed together: these routes exist whether or not there is stock. */
export const CAR_TYPE_ROUTES: readonly CarType[][] = [
  ['used'],
  ['new'],
  ['demo'],
  ['new', 'demo'],
  ['new', 'demo', 'used'],
]

/** The noun of paths, unless a site says otherwise: "/search/used-cars". */
export const PATH_NOUN = 'cars'

export function carTypesPath(carTypes: readonly CarType[], noun: string): string {
  const key = carTypes.join('+')
  if (key === 'new+demo') return `${SEARCH_PATH}/new-and-demo-${noun}`
  if (key === 'new+demo+used') return `${SEARCH_PATH}/new-used-and-demo-${noun}`
  return `${SEARCH_PATH}/${key}-${noun}`
}

export function bodyPath(bodyType: BodyType, noun: string): string {
  return `${SEARCH_PATH}/${bodyType}-${noun}`
}

export function makePath(make: string): string {
  return `${SEARCH_PATH}/${slugify(make)}`
}

export function modelPath(make: string, model: string): string {
  return `${makePath(make)}/${slugify(model)}`
}

/** The cars of one type among those of a route; the parameter is what `writeParameters` writes. */
export function withCarType(path: string, carType: CarType): string {
  return `${path}?refinementList[car_type][0]=${carType}`
}

/** Of a path that `withCarType` made, the cars of one badge. */
export function withBadge(path: string, badge: string): string {
  return `${path}&refinementList[badge][0]=${encodeURIComponent(badge)}`
}

/** Stock of one location or of one dealership. */
export function placePath(slug: string): string {
  return `${SEARCH_PATH}/${slug}`
}

/** Page 1 is the route itself. The others stand beside it and not in a folder of their own, which costs a build more than they do. */
export function pagePath(basePath: string, pageNumber: number): string {
  return pageNumber === 1 ? basePath : `${basePath}/page-${pageNumber}`
}

/** The route and the page number that `pagePath` joined; page 1 for every other path. */
export function splitPagePath(path: string): { basePath: string; pageNumber: number } {
  const [, basePath, digits] = /^(.+)\/page-([1-9]\d{0,5})$/.exec(path) ?? []
  return basePath === undefined ? { basePath: path, pageNumber: 1 } : { basePath, pageNumber: Number(digits) }
}

/**
 * The addresses by which a search route is known beside its own, each with that: the literal routes of S1 §2 and S2 §2,
 * which a site with another noun writes in its way, /search/{car_type}, and /used-car where a site wants it.
 */
export function otherSearchPaths(
  bodyTypes: readonly BodyType[],
  { pathNoun, shortCarTypePaths }: { readonly pathNoun: string; readonly shortCarTypePaths: boolean },
): { readonly path: string; readonly ownPath: string }[] {
  return [
    ...CAR_TYPE_ROUTES.flatMap((carTypes) => {
      const ownPath = carTypesPath(carTypes, pathNoun)
      const [carType, ...others] = carTypes
      const short =
        others.length > 0 ? [] : [`${SEARCH_PATH}/${carType}`, ...(shortCarTypePaths ? [`/${carType}-car`] : [])]
      return [carTypesPath(carTypes, PATH_NOUN), ...short].map((path) => ({ path, ownPath }))
    }),
    ...bodyTypes.map((bodyType) => ({ path: bodyPath(bodyType, PATH_NOUN), ownPath: bodyPath(bodyType, pathNoun) })),
  ]
}
