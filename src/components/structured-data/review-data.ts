/** Customers' reviews, as search engines read them. */
import type { AggregateRating, Review } from 'schema-dts'
import { ratingText, STARS } from '#domain/content/reviews.ts'
import type { QuotedReviews } from '#view-models/places.ts'

interface ReviewedData {
  aggregateRating?: AggregateRating
  review?: Review[]
}

/** What whoever is reviewed has of it. An invented site has none: its reviews are of nobody. */
export function reviewedData({ demo }: { demo: object | null }, quoted: QuotedReviews | null): ReviewedData {
  if (demo !== null || quoted === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(ratingText(quoted.averageRating)),
      reviewCount: quoted.count,
      bestRating: STARS,
    },
    review: quoted.reviews.map(({ customer_name, text, rating, review_date }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: customer_name ?? 'A customer' },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: STARS },
      ...(text === null ? {} : { reviewBody: text }),
      ...(review_date === null ? {} : { datePublished: review_date }),
    })),
  }
}
