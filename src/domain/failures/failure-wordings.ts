/** What is said of failures that belong to no single rule (S1 §8, S2 §8). */

/** S2 §8: a carousel's control that stands outside a carousel fails with this. */
export const CAROUSEL_MISUSED = 'useCarousel must be used within a <Carousel />'

/** S1 §8: logged only; the number is shown all the same. The wording is ours. */
export const PHONE_REVEAL_NOT_LOGGED = 'Failed to log the phone reveal.'

/** S1 §8: an alert has the error's message; this one when there is none. The wording is ours. */
export const BROCHURE_FAILED = 'The brochure could not be downloaded. Please try again in a minute.'

/** S1 §8: logged; the section falls back to a filter search. The wording is ours. */
export const SIMILAR_CARS_FAILED = 'Failed to fetch similar cars.'
