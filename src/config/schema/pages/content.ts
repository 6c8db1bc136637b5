/** What stands on content pages and in their blocks: reviews and the trade-in questions. */
import * as v from 'valibot'
import { REVIEW_MINIMUM_RATING, STARS } from '#domain/content/reviews.ts'
import { ESTIMATE_LIMITS } from '#domain/content/trade-in-faq.ts'
import { option, required } from '../option.ts'
import { text, wholeNumber } from '../text.ts'

export const contentSchema = v.strictObject({
  reviews: option(
    v.strictObject({
      minimumRating: option(
        v.pipe(v.number(), v.minValue(0, 'expected at least 0'), v.maxValue(STARS, `expected at most ${STARS}`)),
        REVIEW_MINIMUM_RATING,
        'Reviews of at least this rating, out of 5, are quoted; the average is of all.',
        'S1 §9',
      ),
    }),
    {},
    "Customers' reviews.",
    'S1 §9',
  ),
  tradeInFaq: option(
    v.strictObject({
      show: option(v.boolean(), true, 'Whether the trade-in page answers the usual questions.', 'S1 §9'),
      maximumAgeYears: option(
        wholeNumber(1, 50),
        ESTIMATE_LIMITS.maximumAgeYears,
        'Years of age above which online estimates are generally not given.',
        'S1 §9',
      ),
      maximumKm: option(
        wholeNumber(1_000, 1_000_000),
        ESTIMATE_LIMITS.maximumKm,
        'Kilometres above which online estimates are generally not given.',
        'S1 §9',
      ),
      questions: option(
        v.array(
          v.strictObject({
            question: required(text, 'The question.'),
            answer: required(text, 'The answer.'),
          }),
        ),
        [],
        "Further questions of the dealer's own.",
      ),
    }),
    {},
    'The questions of the trade-in page.',
    'S1 §9',
  ),
})
