/** Which vehicle a rego belongs to, and what a vehicle may be worth. */
import * as v from 'valibot'
import { REGISTRATION_STATES } from '#domain/leads/forms/trade-in-form.ts'
import { defineEndpoint } from './endpoint.ts'

const short = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))

const adjustmentAnswers = v.pipe(v.array(v.object({ id: short, answer: short })), v.maxLength(50))

/** S2 §7 "rego and regoState lookup". */
export const findRegistration = defineEndpoint({
  call: 'registration',
  method: 'POST',
  summary: 'Which vehicle a rego belongs to, on sites that can look it up.',
  input: v.object({
    rego: v.pipe(short, v.regex(/^[A-Za-z0-9 .-]{1,12}$/, 'Please enter a rego of letters and digits.')),
    regoState: v.picklist(REGISTRATION_STATES),
  }),
  answer: v.object({ vehicle: v.nullable(v.object({ make: v.string(), model: v.string(), year: v.number() })) }),
  problems: ['not-found', 'foreign-origin', 'too-many-requests', 'service-unavailable'],
})

/** S2 §7 "adjustmentAnswers with id". */
export const estimateValue = defineEndpoint({
  call: 'valuation',
  method: 'POST',
  summary: 'Estimates what a trade-in is worth, as a range.',
  input: v.object({
    make: short,
    model: short,
    year,
    km: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)),
    adjustmentAnswers,
  }),
  answer: v.object({
    /** `null` when there is none; the text says why. `cars`: how many it rests on. */
    estimate: v.nullable(v.object({ low_aud: v.number(), high_aud: v.number(), cars: v.nullable(v.number()) })),
    text: v.string(),
  }),
  problems: ['not-found', 'foreign-origin', 'too-many-requests', 'service-unavailable'],
})

/** S2 §7 "Valuation record": the values of the valuation under their own names. */
export const recordValuation = defineEndpoint({
  call: 'valuationRecord',
  method: 'POST',
  summary: 'Keeps a record of a valuation, on sites that want one.',
  input: v.objectWithRest(
    { column_name: v.literal('valuation') },
    v.nullable(v.union([v.pipe(v.string(), v.maxLength(2_000)), v.number(), v.boolean(), adjustmentAnswers])),
  ),
  answer: v.object({ success: v.boolean() }),
  problems: ['not-found', 'foreign-origin', 'too-many-requests'],
})
