/** What the search routes, the list of models and the budget search show. */
import type { BudgetLoanTerms } from '#domain/budget/budget-loan.ts'
import type { BudgetType, BudgetView } from '#domain/budget/budget-view.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import type { BodyType, Car, CarType } from '#domain/car/car.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Link } from '#domain/navigation/link.ts'
import type { OfferFacet } from '#domain/offers/offer-facets.ts'
import type { SearchScope } from '#domain/search/url/search-paths.ts'
import type { SearchPlace } from '#domain/search/url/search-url.ts'

/** A model in stock (S1 §3 "Manufacturer search"). */
export interface ModelCard {
  make: string
  model: string
  href: string
  /** In the order of BODY_TYPES. */
  bodyTypes: BodyType[]
  /** A photograph of the newest that has one. */
  image: Car['images'][number] | null
  /** Without a photograph the drawing of the newest stands for the model. */
  drawing: { bodyType: BodyType | null; colourFamily: Car['colourFamily'] }
  count: number
}

export interface ModelsInputs {
  kind: 'models'
  /** By make, then by model, each in alphabetical order. */
  models: ModelCard[]
  makes: OfferFacet[]
  bodyTypes: OfferFacet[]
}

/** A search route with what it implies, and its heading. */
export interface SearchRoutePlace extends SearchPlace {
  heading: string
}

/** What the island of a search page is given: the page as the build knows it. Whatever else it shows are settings. */
export interface BuiltSearch {
  /** The slug of the site. */
  site: string
  /** Of this page: "/search/toyota/page-2". */
  path: string
  /** The route without a page number. */
  basePath: string
  heading: string
  places: SearchInputs['places']
  /** The location whose cars these are. */
  place: Link | null
  /** Of the cards on this page, in their order. */
  carIds: string[]
  /** All cars of the route, not only those of this page. */
  totalCars: number
  pageNumber: number
  /** Of the pages that are written; the search knows more. */
  pageCount: number
  hasRelated: boolean
  /** What the search box suggests to type; null without cars. */
  example: string | null
  /** The title of the window, with "{title}" where the page's own goes. */
  titlePattern: string
}

export interface SearchInputs {
  kind: 'search'
  scope: SearchScope
  /** The routes that chips lead to: this one, and those that imply less of the same. */
  places: SearchRoutePlace[]
  /** "white ute under 40k": what the search box suggests to type. */
  example: string | null
  /** "Used Cars", "Toyota Hilux", "Utes", "Cars at Chermside". */
  heading: string
  cards: KeyedCarCard[]
  /** All cars of the route, not only those of this page. */
  totalCars: number
  pageNumber: number
  pageCount: number
  /** The route without a page number. */
  basePath: string
  breadcrumbs: Breadcrumb[]
  /** Narrower or neighbouring searches: the models of a make, the makes of a body type. */
  related: { title: string; links: Link[] }[]
  /** The three-feature banner (S1 §2). */
  features: Link[]
  /** The promo card, behind so many of the page's cards (S1 §2); `null` for a page without one. */
  promoCard: { title: string; lines: string[]; href: string; after: number } | null
}

/** The budget search as it begins; every change is answered in the browser (S2 §4). */
export interface BudgetInputs {
  kind: 'budget'
  /** All cars first, then the types in stock. */
  types: (BudgetType & { carType: CarType | null; label: string })[]
  budgetAud: number
  view: BudgetView
  /** Null where the site may show no repayments. */
  loanTerms: BudgetLoanTerms | null
}
