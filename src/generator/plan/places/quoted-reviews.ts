/** Reviews as pages quote them. */

import type { SiteReview } from '#catalogue/site-data/site-data.ts'
import { quotedReviews } from '#domain/content/reviews.ts'
import type { QuotedReviews } from '#view-models/places.ts'

interface QuoteOptions {
  /** S1 §9: lower ratings are counted, not quoted. */
  minimumRating: number
  limit: number
  /** The average and the count as the place's own system reports them; counted from the reviews when `null`. */
  reported?: { averageRating: number; count: number } | null
}

/** The newest good reviews that have words, beside the average of all; `null` where there is none to quote. */
export function quoteReviews(
  reviews: readonly SiteReview[],
  { minimumRating, limit, reported = null }: QuoteOptions,
): QuotedReviews | null {
  const quoted = quotedReviews(reviews, minimumRating).filter(({ text }) => text !== null)
  if (quoted.length === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    reviews: quoted.slice(0, limit).map(({ locationCode, ...review }) => review),
    averageRating: reported?.averageRating ?? sum / reviews.length,
    count: reported?.count ?? reviews.length,
  }
}
