/**
 * What each page of a site shows: the contract between the plan (which makes it) and `pages/` (which render it).
 *
 * A page is a pure function of the compiled build, the site's configuration and its inputs.
 * So everything that depends on the clock is resolved here (tags, availability, today's offers);
 * what must be right to the minute is left to the browser (open now).
 */
import type { HomeBlock, HomeBlockKind } from '#config/schema/home-blocks.ts'
import type { Location } from '#config/schema/location.ts'
import type { Promotions } from '#config/schema/promotions.ts'
import type { BudgetLoanTerms } from '#domain/budget/budget-loan.ts'
import type { BudgetType, BudgetView } from '#domain/budget/budget-view.ts'
import type { Availability } from '#domain/car/availability.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import type { BodyType, Car, CarType } from '#domain/car/car.ts'
import type { CarCard } from '#domain/car/car-card.ts'
import type { CarTag } from '#domain/car/tag.ts'
import type { Review } from '#domain/entities/dealership.ts'
import type { DisclosedRepayment } from '#domain/finance/disclosure.ts'
import type { BrandKind } from '#domain/group/brand.ts'
import type { Stat } from '#domain/group/stats-banner.ts'
import type { CollapsibleText } from '#domain/offers/collapse.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { OfferFacet } from '#domain/offers/offer-facets.ts'
import type { SearchScope } from '#domain/search/search-scope.ts'

export interface Link {
  label: string
  href: string
}

/** One card in a list. */
export interface CardInputs extends CarCard {
  /** Equal for cards that look the same on one site, so that a card is rendered once for all its lists. */
  key: string
}

/** A menu of the header, with all that its panel shows. */
export type MenuPanel =
  | { kind: 'list'; links: Link[] }
  /** The models sold new, by make; no models where there are too many to show. */
  | { kind: 'models'; makes: { make: Link; models: (Link & { bodyType: BodyType })[] }[] }
  /** Car types, body types and makes: the chrome's own. */
  | { kind: 'stock' }
  | { kind: 'brands'; groups: { kind: BrandKind; brands: (Link & { logo: string | null })[] }[] }

export type HeaderItem =
  | { kind: 'link'; label: string; href: string }
  /** `href` is the page of the menu's own name, where it has one. */
  | { kind: 'menu'; label: string; href: string | null; panel: MenuPanel }

/** What stands around every page: it changes only when a make, model, body type, page or location comes or goes. */
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
  /** Nothing in the header and the footer leads nowhere. */
  header: HeaderItem[]
  footer: { title: string; links: Link[] }[]
  /** Privacy and terms, where the site has them. */
  legal: Link[]
}

/** Reviews as they are quoted, beside the average and the count of all of them (S1 §3). */
export interface QuotedReviews {
  reviews: Review[]
  averageRating: number
  count: number
}

/** An offer in a list. */
export interface OfferCard {
  id: string
  name: string
  href: string
  category: string | null
  manufacturer: string | null
  imageUrl: string | null
  /** The newest vehicle of the offer's model: its drawing stands in for a picture. */
  drawing: { bodyType: BodyType; colourFamily: Car['colourFamily'] } | null
  summary: string | null
}

export interface BrandLogo {
  title: string
  /** `null` when there is nowhere to go. */
  href: string | null
  /** A picture of the site's own; without one the maker's mark is shown, and without that the title. */
  imageUrl: string | null
}

/** What the plan finds out for each block of the home page; a block that only shows configuration needs nothing. */
export interface HomeBlockData {
  hero: { totalCars: number }
  'body-tiles': { tiles: (Link & { bodyType: BodyType; count: number })[] }
  'latest-arrivals': { cards: CardInputs[] }
  /** `kind` is `null` for the makes in stock of a site that lists no brands. */
  brands: { groups: { kind: BrandKind | null; logos: BrandLogo[] }[] }
  offers: { offers: OfferCard[]; total: number; listPath: string }
  features: { links: Link[] }
  reasons: Record<string, never>
  reviews: QuotedReviews
  locations: { locations: Location[]; total: number; listPath: string }
  'promo-tiles': { tiles: Promotions['homeTiles'] }
  'promo-carousels': { carousels: Promotions['carousels'] }
  finance: { repayment: DisclosedRepayment | null; priceAud: number; href: string }
  'trade-in': { href: string }
  stats: { stats: Stat[]; sales: number | null }
}

/** One block of the home page, with what it was told by the site and what the plan found out. */
export type HomeBlockInputs = {
  [Kind in HomeBlockKind]: { kind: Kind; options: Extract<HomeBlock, { kind: Kind }>; data: HomeBlockData[Kind] }
}[HomeBlockKind]

export type BlockOf<Kind extends HomeBlockKind> = Extract<HomeBlockInputs, { kind: Kind }>

export interface HomeInputs {
  kind: 'home'
  /** In their order; those that have something to show. */
  blocks: HomeBlockInputs[]
}

/** An offer in the list of all of them, with what it is found by and its texts, which begin collapsed (S2 §4). */
export interface ListedOffer extends OfferCard {
  priceAud: number | null
  description: CollapsibleText | null
  disclaimer: CollapsibleText | null
}

export interface OffersInputs {
  kind: 'offers'
  offers: ListedOffer[]
  categories: OfferFacet[]
  manufacturers: OfferFacet[]
}

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
  drawing: { bodyType: BodyType; colourFamily: Car['colourFamily'] }
  count: number
}

export interface ModelsInputs {
  kind: 'models'
  /** By make, then by model, each in alphabetical order. */
  models: ModelCard[]
  makes: OfferFacet[]
  bodyTypes: OfferFacet[]
}

export interface OfferInputs {
  kind: 'offer'
  offer: Offer
  card: OfferCard
  /** The page of the offer's model, or its stock; `null` when the site has neither. */
  exploreHref: string | null
  listPath: string
  others: OfferCard[]
}

/** S1 §2 /{brandSlug}/overview. */
export interface BrandInputs {
  kind: 'brand'
  brand: { title: string; slug: string; logo: string | null; banner: string | null; description: readonly string[] }
  cards: CardInputs[]
  stockPath: string | null
  totalCars: number
  offers: OfferCard[]
  locations: Location[]
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
  /** The three-feature banner (S1 §2). */
  features: Link[]
  /** The promo card, behind so many of the page's cards (S1 §2); `null` for a page without one. */
  promoCard: { title: string; lines: string[]; href: string; after: number } | null
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
  /** `null` when nobody has reviewed the place. */
  reviews: QuotedReviews | null
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

/** S1 §1: which cars stand side by side is known in the browser alone. */
export interface CompareInputs {
  kind: 'compare'
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

export interface NotFoundInputs {
  kind: 'notFound'
  latest: CardInputs[]
}

/** The components of the site in their states, on a demo site only; no search engine lists it. */
export interface DesignInputs {
  kind: 'design'
  /** One car as it looks in each state, with the state's name. */
  states: { name: string; card: CardInputs }[]
  location: Location
}

export type PageInputs =
  | HomeInputs
  | OffersInputs
  | OfferInputs
  | BrandInputs
  | SearchInputs
  | CarInputs
  | GoneInputs
  | LocationInputs
  | ContactInputs
  | ContentInputs
  | FavouritesInputs
  | BudgetInputs
  | CompareInputs
  | ModelsInputs
  | DesignInputs
  | NotFoundInputs

export type PageKind = PageInputs['kind']

/** What a page finds in `Astro.locals.page`. */
export interface Page<Inputs extends PageInputs = PageInputs> {
  /** "/cars/2022-toyota-hilux-sr5-t1042"; the canonical URL is the site's URL and this. */
  path: string
  chrome: Chrome
  inputs: Inputs
}
