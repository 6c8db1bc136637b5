/** What the home page shows: its blocks, each with its configured options and the data that the plan found for it. */
import type { HomeBlock, HomeBlockKind } from '#config/schema/pages/home-blocks.ts'
import type { Promotions } from '#config/schema/pages/promotions.ts'
import type { Location } from '#config/schema/places/location.ts'
import type { BodyType } from '#domain/car/car.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { DisclosedRepayment } from '#domain/finance/disclosure.ts'
import type { BrandKind } from '#domain/group/brand.ts'
import type { ShownStat } from '#domain/group/stats-banner.ts'
import type { Link } from '#domain/navigation/link.ts'
import type { BrandLogo } from './brands.ts'
import type { OfferCard } from './offers.ts'
import type { QuotedReviews } from './places.ts'

/** How many cars a make and a value of the second choice find: at any price, then at most each of `pricesAud`. */
export type FinderCount = [make: string, value: string, anyPrice: number, ...upToPrice: number[]]

/** What the search of the home page offers, beside the makes of the chrome, and how many cars each choice finds. */
export interface Finder {
  /** Body types, or car types where all stock has one body type; `href` is the search route of the choice. */
  second: { attribute: 'body' | 'car_type'; choices: (Link & { value: string })[] }
  /** Price limits in AUD, ascending. */
  pricesAud: number[]
  /** With nothing chosen: those of the site's default city, where it has one. */
  totalCars: number
  /** In the order of the makes; a pair without cars has no entry. */
  counts: FinderCount[]
  /** What the search box suggests to type; null without cars. */
  example: string | null
}

/** What the plan finds for a block of the home page. A block that shows only its configuration has no row. */
export interface HomeBlockData {
  /** `finder` is `null` for a hero without the search. */
  hero: { finder: Finder | null }
  'body-tiles': { title: string; tiles: (Link & { bodyType: BodyType; count: number })[] }
  'latest-arrivals': { cards: KeyedCarCard[] }
  /** `kind` is `null` for the makes in stock of a site that lists no brands. */
  brands: { groups: { kind: BrandKind | null; logos: BrandLogo[] }[] }
  offers: { offers: OfferCard[]; total: number; listPath: string }
  features: { links: Link[] }
  /** With the site's own numbers in their words. */
  reasons: { reasons: { title: string; text: string }[] }
  reviews: QuotedReviews
  locations: { locations: Location[]; total: number; listPath: string }
  'promo-tiles': { tiles: Promotions['homeTiles'] }
  'promo-carousels': { carousels: Promotions['carousels'] }
  finance: { repayment: DisclosedRepayment | null; priceAud: number; depositPercent: number; href: string }
  'trade-in': { href: string }
  stats: { stats: ShownStat[]; sales: number | null }
}

/** The data of a block: its row above, or none. */
export type HomeBlockDataOf<Kind extends HomeBlockKind> = Kind extends keyof HomeBlockData
  ? HomeBlockData[Kind]
  : Record<string, never>

/** One block of the home page, with its options and what the plan found for it. */
export type HomeBlockInputs = {
  [Kind in HomeBlockKind]: { kind: Kind; options: Extract<HomeBlock, { kind: Kind }>; data: HomeBlockDataOf<Kind> }
}[HomeBlockKind]

export type BlockOf<Kind extends HomeBlockKind> = Extract<HomeBlockInputs, { kind: Kind }>

export interface HomeInputs {
  kind: 'home'
  /** In their order; those that have something to show. */
  blocks: HomeBlockInputs[]
}
