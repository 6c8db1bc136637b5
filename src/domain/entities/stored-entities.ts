/**
 * What a shopper's browser keeps (S1 §3 "stored locally"; S2 §3 "Search history").
 *
 * Strict, for only this product writes them, and small, for browsers load them: nothing of the tolerant readers.
 */
import * as v from 'valibot'

const shortText = v.pipe(v.string(), v.maxLength(300))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))

/** S1 §3 "Viewed-car record". */
export const viewedCarSchema = v.object({
  id,
  stocknum: v.nullable(shortText),
  make: shortText,
  model: shortText,
  body: v.nullable(shortText),
  simple_body: v.nullable(shortText),
  /** Ours: what a form about the car shows of it. */
  name: shortText,
  image: v.nullable(v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]{1,2000}$/))),
  price: v.nullable(shortText),
})
export type ViewedCar = v.InferOutput<typeof viewedCarSchema>

/** S1 §3, S2 §3 "Visitor details": remembered on the visitor's device and prefilled; each may be missing. */
export const visitorDetailsSchema = v.object({
  name: v.exactOptional(shortText),
  last_name: v.exactOptional(shortText),
  email: v.exactOptional(shortText),
  phone: v.exactOptional(shortText),
  postcode: v.exactOptional(shortText),
})
export type StoredVisitorDetails = v.InferOutput<typeof visitorDetailsSchema>
