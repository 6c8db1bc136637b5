/** Customers' reviews: which are quoted, and how a rating is written and shown (S1 §9, S2 §4 "Star rating", §9). */

/** S1 §9, S2 §9: reviews of at least this rating are quoted unless a site says otherwise. */
export const REVIEW_MINIMUM_RATING = 4
export const STARS = 5
/** S2 §4: a decimal above 30 percent fills a partial star. */
const PARTIAL_ABOVE_PERCENT = 30

/**
 * The reviews that are quoted, newest first; those without a date last.
 * The average and the count that stand beside them are always of all reviews.
 */
export function quotedReviews<T extends { readonly rating: number; readonly review_date: string | null }>(
  reviews: readonly T[],
  minimumRating: number,
): T[] {
  return reviews
    .filter(({ rating }) => rating >= minimumRating)
    .sort((a, b) => compare(b.review_date ?? '', a.review_date ?? ''))
}

/** "4.3": one decimal (S1 §9). */
export function ratingText(rating: number): string {
  return (Math.round(toPercent(rating) / 10) / 10).toFixed(1)
}

export type StarFill = 'full' | 'partial' | 'empty'

/** The five stars of a rating, left to right. */
export function starFills(rating: number): StarFill[] {
  const whole = Math.floor(toPercent(rating) / 100)
  const partial = toPercent(rating) - whole * 100 > PARTIAL_ABOVE_PERCENT
  return Array.from({ length: STARS }, (_, index) => {
    if (index < whole) return 'full'
    return index === whole && partial ? 'partial' : 'empty'
  })
}

/** Hundredths, so that 4.3 is exactly 30 percent above 4. */
function toPercent(rating: number): number {
  return Math.round(rating * 100)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
