/** Sending a lead (S2 §7 "Lead submit"). */
import * as v from 'valibot'
import { CAR_TYPES } from '#domain/car/car.ts'
import { FORM_KINDS } from '#domain/leads/forms/form-definition.ts'
import { LINKED_QUERY_PARAMETERS, MAX_VISITED_PAGES } from '#domain/leads/visit.ts'
import { defineEndpoint } from './endpoint.ts'

const short = v.pipe(v.string(), v.maxLength(200))
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)

/** The field that people do not see and programs fill in. */
export const HONEYPOT_FIELD = 'company_website'

/** The field that the widget of Turnstile fills in, by its own name. */
export const TURNSTILE_FIELD = 'cf-turnstile-response'

/** What a form sends beside its answers, so that a program's form is known. */
export const spamSigns = {
  /** Milliseconds from the first touch of the form to its sending. */
  filled_ms: optional(v.pipe(v.number(), v.minValue(0))),
  [HONEYPOT_FIELD]: optional(short),
  [TURNSTILE_FIELD]: optional(v.pipe(v.string(), v.maxLength(10_000))),
}
const spamSignsSchema = v.object(spamSigns)
export type SpamSigns = v.InferOutput<typeof spamSignsSchema>

/**
 * The values of the form under the names of its fields (S2 §3 where it has one), and beside them where the form stood.
 * A plain HTML form posts the same names.
 */
export const leadRequestSchema = v.objectWithRest(
  {
    form: v.picklist(FORM_KINDS),
    /** Made once for each filled form: a repeated post with it is the same lead. A plain form has none. */
    idempotency_key: optional(v.pipe(v.string(), v.minLength(8), v.maxLength(100))),
    car_id: optional(short),
    page_id: optional(short),
    /** The page on which the form stands. */
    url: optional(v.pipe(v.string(), v.maxLength(2_000))),
    autogauge_enabled: v.optional(v.boolean(), false),
    /** The version of the collection notice that the shopper saw. */
    notice_version: optional(v.pipe(v.string(), v.regex(/^w-[0-9a-f]{16}$/))),
    lead_attributes: v.optional(
      v.object({
        visited_pages: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(MAX_VISITED_PAGES)),
        linked_query_params: v.pipe(
          v.record(short, v.pipe(v.string(), v.maxLength(500))),
          v.maxEntries(LINKED_QUERY_PARAMETERS.length * 3),
        ),
      }),
      { visited_pages: [], linked_query_params: {} },
    ),
    ...spamSigns,
  },
  v.union([
    v.pipe(v.string(), v.maxLength(10_000)),
    v.boolean(),
    v.number(),
    v.null(),
    v.array(v.pipe(v.string(), v.maxLength(200))),
  ]),
)
export type LeadRequest = v.InferOutput<typeof leadRequestSchema>

/** S2 §7: a `lead_id` means success. */
const takenLeadSchema = v.object({
  lead_id: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  /** Ours: of the car that the lead is about; an enquiry about a used car has an event of its own (S1 §7). */
  car_type: v.fallback(v.optional(v.nullable(v.picklist(CAR_TYPES)), null), null),
})

/** Our platform refuses by problem details; one to which a site's configuration points this call may say `error`. */
export const leadAnswerSchema = v.union([takenLeadSchema, v.object({ error: v.string() })])

export type LeadAnswer = v.InferOutput<typeof leadAnswerSchema>

export const submitLead = defineEndpoint({
  call: 'lead',
  method: 'POST',
  summary: 'Sends a lead: the values of one of the site’s forms.',
  input: leadRequestSchema,
  answer: leadAnswerSchema,
  problems: ['foreign-origin', 'body-too-large', 'unsupported-content-type', 'key-reused', 'too-many-requests'],
  takesForms: true,
})
