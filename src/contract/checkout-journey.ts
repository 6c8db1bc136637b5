/** Buying a car online in steps (S1 §2 "/checkout-journey"). The paths and shapes are ours. */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import { spamSigns } from './leads.ts'

const short = v.pipe(v.string(), v.maxLength(200))
const MAX_ANSWERS = 60

/** S1 §2: the page is given the id of its car. */
export const journeyCar = defineEndpoint({
  call: 'checkoutJourneyCar',
  method: 'GET',
  summary: 'Which car is bought online, and whether it still can be.',
  input: v.object({ car_id: v.pipe(short, v.regex(/^[\w.:-]+$/)) }),
  answer: v.object({ slug: v.string(), name: v.string(), is_for_sale: v.boolean() }),
  problems: ['not-found'],
})

/** The answers under the names of their fields; those of steps that do not apply count for nothing. */
export const journeyStage = defineEndpoint({
  call: 'checkoutJourney',
  method: 'POST',
  summary: 'Reports what a shopper who buys online has chosen: the first time as a lead, afterwards as its change.',
  input: v.object({
    car_id: short,
    /** Made once for each journey: what is sent again with it is the same lead, or continues it. */
    journey_key: v.pipe(v.string(), v.uuid()),
    answers: v.pipe(
      v.record(short, v.union([v.boolean(), v.pipe(v.string(), v.trim(), v.maxLength(300))])),
      v.maxEntries(MAX_ANSWERS),
    ),
    notice_version: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^w-[0-9a-f]{16}$/))), null),
    /** The page on which the form stands. */
    url: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_000))), null),
    ...spamSigns,
  }),
  answer: v.object({ lead_id: v.string() }),
  problems: ['foreign-origin', 'sign-in-required', 'not-found', 'key-reused', 'too-many-requests'],
})

export type JourneyStageInput = v.InferInput<typeof journeyStage.input>
export type JourneyStageRequest = v.InferOutput<typeof journeyStage.input>
