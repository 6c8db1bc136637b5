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

/** S2 §2: "one dealer variant uses /used-car/…" beside /search/{car_type}. */
export function shortCarTypePath(carType: CarType): string {
  return `/${carType}-car`
}

/** The routes that list several car types, in the order of S1 §2; `noun` is "cars" unless a site says otherwise. */
export function carTypesPath(carTypes: readonly CarType[], noun: string): string {
  const key = carTypes.join('+')
  if (key === 'new+demo') return `${SEARCH_PATH}/new-and-demo-${noun}`
  if (key === 'new+demo+used') return `${SEARCH_PATH}/new-used-and-demo-${noun}`
  return `${SEARCH_PATH}/${key}-${noun}`
}

/** S2 §2: /search/{bodytype}-cars. */
export function bodyPath(bodyType: BodyType, noun: string): string {
  return `${SEARCH_PATH}/${bodyType}-${noun}`
}

export function makePath(make: string): string {
  return `${SEARCH_PATH}/${slugify(make)}`
}

export function modelPath(make: string, model: string): string {
  return `${makePath(make)}/${slugify(model)}`
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
