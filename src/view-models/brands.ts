/** What the pages and grids of brands show. */
import type { Location } from '#config/schema/places/location.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { BrandKind } from '#domain/group/brand.ts'
import type { OfferCard } from './offers.ts'

export interface BrandLogo {
  title: string
  /** `null` when there is nowhere to go. */
  href: string | null
  /** A picture of the site's own; without one the maker's mark is shown, and without that the title. */
  imageUrl: string | null
}

/** The page of all brands. */
export interface BrandsInputs {
  kind: 'brands'
  groups: { kind: BrandKind; logos: (BrandLogo & { inStock: number })[] }[]
}

/** S1 §2 /{brandSlug}/overview. */
export interface BrandInputs {
  kind: 'brand'
  brand: { title: string; slug: string; logo: string | null; banner: string | null; description: readonly string[] }
  cards: KeyedCarCard[]
  stockPath: string | null
  totalCars: number
  offers: OfferCard[]
  locations: Location[]
}
