/** Brands and reviews as a site's data files hold them (S1 §3, S2 §3). */
import type * as v from 'valibot'
import { readDate } from '../values/read-date.ts'
import { asLine, asNumber, asSlug, entity, flag, id, line, list, paragraphs, read, required, url } from './fields.ts'
import { publishedParagraphs } from './plain-text.ts'

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

/** An ISO 8601 date. */
function asDay(value: unknown): string | null {
  return typeof value === 'string' ? readDate(value.slice(0, 60), 'day-month-year') : null
}
