/** Payloads and answers of the calls of S1 §7 and S2 §7 that are no entity of their own. */
import type * as v from 'valibot'
import { carFields } from './car-dto.ts'
import { asEmail, asPhone } from './contact-fields.ts'
import { asId, asLine, asNumber, entity, flag, id, isRecord, line, read, required, whole } from './fields.ts'

/** S1 §3 "Watchlist entry": a car's id, alone or in an object. */
export const watchlistEntrySchema = entity({ car_id: required(asId, "a car's id") })
export type WatchlistEntry = v.InferOutput<typeof watchlistEntrySchema>

/** S1 §7: the payload of save-car and of remove-car; without a phone number nobody is signed in. */
export const watchlistPayloadSchema = entity({
  phone_number: required(asPhone, 'a phone number'),
  car_id: required(asId, "a car's id"),
})
export type WatchlistPayload = v.InferOutput<typeof watchlistPayloadSchema>

/** S1 §7: read as a success flag; an answer without one is no success. */
export const watchlistAnswerSchema = entity({ success: flag(false) })
export type WatchlistAnswer = v.InferOutput<typeof watchlistAnswerSchema>

/** S1 §3 "User". S2 §4: signed in means to have an id. */
export const userSchema = entity({ id, phone: read(asPhone), name: line(200), email: read(asEmail) })
export type User = v.InferOutput<typeof userSchema>

/** S1 §3 "Phone-reveal payload". */
export const phoneRevealSchema = entity({ car_id: required(asId, "a car's id"), dealership_id: id, website_id: id })
export type PhoneReveal = v.InferOutput<typeof phoneRevealSchema>

/** S1 §3 "Delivery estimate result": a region's name and the price. */
export const deliveryEstimateSchema = entity({
  name: required(asLine(200), "a region's name"),
  price: required(asNumber(0, 1_000_000, 2), 'a price in dollars'),
})
export type DeliveryEstimate = v.InferOutput<typeof deliveryEstimateSchema>

/** S1 §7 view.json: the views, and what has changed of the car since its page was made. */
export const viewAnswerSchema = entity({ views: whole(0, 100_000_000), car_fields: carFields })
export type ViewAnswer = v.InferOutput<typeof viewAnswerSchema>

/** S2 §7 Lead submit: a `lead_id` means success, else `error` says why not. */
export const leadAnswerSchema = entity({ lead_id: id, error: line(1_000) })
export type LeadAnswer = v.InferOutput<typeof leadAnswerSchema>

const asPoint = (value: unknown): { lat: number; lng: number } | null => {
  const location = at(at(value, 'geometry'), 'location')
  const [lat, lng] = [asNumber(-90, 90)(at(location, 'lat')), asNumber(-180, 180)(at(location, 'lng'))]
  return lat === null || lng === null ? null : { lat, lng }
}

/** S2 §7 Postcode geocode: `results[0].geometry.location`; empty results are `null`. */
export const geocodeAnswerSchema = entity({
  results: read((value) => {
    const point = asPoint(Array.isArray(value) ? value[0] : null)
    return point === null ? [] : [{ geometry: { location: point } }]
  }),
})

function at(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : null
}
