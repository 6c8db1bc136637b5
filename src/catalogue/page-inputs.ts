/**
 * What each page of a site shows: the contract between the plan (which makes it) and `pages/` (which render it).
 *
 * A page is a pure function of the compiled build, the site's configuration and its inputs.
 * So everything that depends on the clock is resolved here (tags, availability, today's offers);
 * what must be right to the minute is left to the browser (open now).
 */
import type { Location } from '#config/schema/location.ts'
import type { Availability } from '#domain/car/availability.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import type { BodyType, Car, CarType } from '#domain/car/car.ts'
import type { CarSummary } from '#domain/car/car-summary.ts'
import type { CarTag } from '#domain/car/tag.ts'
import type { SearchScope } from '#domain/search/search-scope.ts'

export interface Link {
  label: string
  href: string
}

/** One card in a list, with what the clock decides about it. */
export interface CardInputs {
  /** Equal for cards that look the same on one site, so that a card is rendered once for all its lists. */
  key: string
  car: CarSummary
  availability: Availability
  tag: CarTag | null
}

/** What stands around every page: it changes only when a make, body type or location comes or goes. */
export interface Chrome {
  /** Car types that are in stock, in the order of S1 §9. */
  carTypes: (Link & { carType: CarType })[]
  makes: Link[]
  bodyTypes: (Link & { bodyType: BodyType })[]
  /** Visible sales locations; their names link to /locations/{slug}. */
  locations: (Link & { state: string; city: string; phone: string })[]
  /** Content pages of the site, by their path. */
  contentPaths: string[]
  /** Whether /contact lists more than one place. */
  locationCount: number
}

export interface HomeInputs {
  kind: 'home'
  latest: CardInputs[]
  /** The best stocked body types, most first. */
  bodyTypes: (Link & { bodyType: BodyType })[]
  makes: Link[]
  /** At most six; the rest is on /contact. */
  locations: Location[]
  locationCount: number
}

export interface SearchInputs {
  kind: 'search'
  scope: SearchScope
  /** "Used Cars", "Toyota Hilux", "Utes", "Cars at Chermside". */
  heading: string
  cards: CardInputs[]
  /** All cars of the route, not only those of this page. */
  totalCars: number
  pageNumber: number
  pageCount: number
  /** The route without a page number. */
  basePath: string
  previousPath: string | null
  nextPath: string | null
  breadcrumbs: Breadcrumb[]
  /** Narrower or neighbouring searches: the models of a make, the makes of a body type. */
  related: { title: string; links: Link[] }[]
}

export interface CarInputs {
  kind: 'car'
  car: Car
  availability: Availability
  tag: CarTag | null
  location: Location | null
  breadcrumbs: Breadcrumb[]
  similar: CardInputs[]
}

/** A car that has left the site: only similar cars and a way on (S1 §2 "Not in stock"). */
export interface GoneInputs {
  kind: 'gone'
  name: string
  bodyType: BodyType
  /** "Find Me Something Similar": the narrowest search that still has cars. */
  findSimilarPath: string
  similar: CardInputs[]
}

export interface LocationInputs {
  kind: 'location'
  location: Location
  /** Service and parts departments at the same street (S2 §2 service-type selector). */
  departments: Location[]
  /** Special hours that are not past, by location code, with "Today" resolved in the browser. */
  cards: CardInputs[]
  stockPath: string | null
  totalCars: number
}

export interface ContactInputs {
  kind: 'contact'
  /** All visible places: sales before service before parts (S1 §9). */
  locations: Location[]
}

export interface ContentInputs {
  kind: 'content'
  title: string
  description: string
  /** Made from Markdown by the catalogue; safe. */
  html: string
}

export interface FavouritesInputs {
  kind: 'favourites'
}

export interface NotFoundInputs {
  kind: 'notFound'
  latest: CardInputs[]
}

export type PageInputs =
  | HomeInputs
  | SearchInputs
  | CarInputs
  | GoneInputs
  | LocationInputs
  | ContactInputs
  | ContentInputs
  | FavouritesInputs
  | NotFoundInputs

export type PageKind = PageInputs['kind']

/** What a page finds in `Astro.locals.page`. */
export interface Page<Inputs extends PageInputs = PageInputs> {
  /** "/cars/2022-toyota-hilux-sr5-t1042"; the canonical URL is the site's URL and this. */
  path: string
  chrome: Chrome
  inputs: Inputs
}
