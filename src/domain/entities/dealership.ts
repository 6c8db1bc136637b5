/** Dealerships, brands, manufacturers and reviews as systems deliver them (S1 §3, S2 §3). */
import type * as v from 'valibot'
import { urlHolder } from './car-media.ts'
import {
  asId,
  asLine,
  asNumber,
  asPart,
  asSlug,
  entity,
  flag,
  id,
  line,
  list,
  number,
  paragraphs,
  read,
  required,
  slug,
  url,
  whole,
} from './fields.ts'
import { locationSchema } from './location.ts'
import { asDay } from './opening-hours.ts'
import { publishedParagraphs } from './plain-text.ts'

const MAX_LOCATIONS = 500
/** Longer than a year, "sold cars stay listed" is a mistake. */
const MAX_SOLD_DAYS = 365

/** S2 §3 "Dealer config". */
const dealerEntries = {
  slug: required(asSlug, 'lower-case words joined by hyphens'),
  name: required(asLine(200), 'a name'),
  logo: urlHolder,
  locations: list(asPart(locationSchema), MAX_LOCATIONS),
  finance_provider: line(100),
  offers_count: whole(0, 100_000),
  include_sold_cars_days: whole(0, MAX_SOLD_DAYS),
}
export const dealerConfigSchema = entity(dealerEntries)
export type DealerConfig = v.InferOutput<typeof dealerConfigSchema>

/** S1 §3 "Dealership". */
export const dealershipSchema = entity({ id: required(asId, 'an id'), ...dealerEntries })
export type DealershipDto = v.InferOutput<typeof dealershipSchema>

/** S1 §3 "Brand entry". */
export const brandSchema = entity({
  title: required(asLine(100), 'a title'),
  slug: required(asSlug, 'lower-case words joined by hyphens'),
  logo: url,
  banner: url,
  description: list((value) => publishedParagraphs(value, 4_000), 50),
  skipPage: flag(false),
})
export type BrandDto = v.InferOutput<typeof brandSchema>

/** S1 §3, S2 §3 "Manufacturer": the logo may be `null`. */
export const manufacturerSchema = entity({
  id,
  name: required(asLine(100), 'a name'),
  slug,
  logo: urlHolder,
})
export type ManufacturerDto = v.InferOutput<typeof manufacturerSchema>

/** S1 §3, S2 §3 "Review": a rating of 0 to 5. */
export const reviewSchema = entity({
  id,
  customer_name: line(200),
  text: paragraphs(8_000),
  rating: required(asNumber(0, 5, 2), 'a rating of 0 to 5'),
  review_date: read(asDay),
  reply_text: paragraphs(8_000),
})
export type Review = v.InferOutput<typeof reviewSchema>

/** All reviews of a place: the average and the count are of all, also of those not in the list. */
export const reviewsSchema = entity({
  reviews: list(asPart(reviewSchema), 1_000),
  average_rating: number(0, 5, 2),
  count: whole(0, 10_000_000),
})
export type Reviews = v.InferOutput<typeof reviewsSchema>
