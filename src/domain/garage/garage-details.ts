/** What a person says of themselves on a site where they have signed in (S2 §2 "/my-garage"). */
import * as v from 'valibot'
import { POSTCODE_MESSAGE } from '../places/postcode.ts'

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(100))

/** Each may be empty. */
export const garageDetailsSchema = v.object({
  name: shortText,
  last_name: shortText,
  email: v.union([v.literal(''), v.pipe(shortText, v.email('Please enter a valid email address.'))]),
  postcode: v.pipe(shortText, v.regex(/^(?:\d{4})?$/, POSTCODE_MESSAGE)),
})
export type GarageDetails = v.InferOutput<typeof garageDetailsSchema>

export const NO_DETAILS: GarageDetails = { name: '', last_name: '', email: '', postcode: '' }
