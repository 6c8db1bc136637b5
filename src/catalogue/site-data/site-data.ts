/** What a site's own `data/` folder holds beside its configuration: offers, reviews and brands. */
import { join } from 'node:path'
import type { Review } from '#domain/entities/dealership.ts'
import { brandSchema, reviewSchema } from '#domain/entities/dealership.ts'
import { asId, entity, read, word } from '#domain/entities/fields.ts'
import { offerFromDto, offerSchema } from '#domain/entities/offer.ts'
import type { Brand } from '#domain/group/brand.ts'
import { BRAND_KINDS } from '#domain/group/brand.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { readDataFile } from './read-data-file.ts'

/** A review, and the location that it is of; `null` for the dealer as a whole. */
export type SiteReview = Review & { locationCode: string | null }

export interface SiteData {
  offers: Offer[]
  reviews: SiteReview[]
  /** `null` when there is no file of brands: those of the configuration stand. */
  brands: Brand[] | null
}

export const NO_SITE_DATA: SiteData = { offers: [], reviews: [], brands: null }

/** S2 §3 "Review", with the code of the location that it is of (ours). */
const siteReviewSchema = entity({ ...reviewSchema.pipe[1].entries, location_code: read(asId) })
/** S1 §3 "Brand entry", with what the brand makes (S1 §1). */
const siteBrandSchema = entity({ ...brandSchema.pipe[1].entries, kind: word(BRAND_KINDS) })

/** Reads `data/offers.json`, `data/reviews.json` and `data/brands.json`, as far as the site has them. */
export async function readSiteData(siteDir: string, locationCodes: readonly string[]): Promise<SiteData> {
  const [offers, reviews, brands] = await Promise.all([
    readDataFile(join(siteDir, 'data/offers.json'), offerSchema, { unique: 'id' }),
    readDataFile(join(siteDir, 'data/reviews.json'), siteReviewSchema, {
      unique: 'id',
      knownValues: { location_code: locationCodes },
    }),
    readDataFile(join(siteDir, 'data/brands.json'), siteBrandSchema, { unique: 'slug' }),
  ])
  return {
    offers: (offers ?? []).map(offerFromDto),
    reviews: (reviews ?? []).map(({ location_code, ...review }) => ({ ...review, locationCode: location_code })),
    brands: brands?.map((brand) => ({ ...brand, kind: brand.kind ?? 'cars' })) ?? null,
  }
}
