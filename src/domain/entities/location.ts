/** A place of a dealer as its system delivers it (S2 §3 "Location"; S1 §3 Car `location`). */
import type * as v from 'valibot'
import { stateOf } from '../normalise/state.ts'
import { LOCATION_TYPES } from '../places/location-type.ts'
import { isPostcode } from '../places/postcode.ts'
import { urlHolder } from './car-media.ts'
import { asPhone } from './contact-fields.ts'
import {
  asId,
  asLine,
  asPart,
  asWord,
  entity,
  flag,
  id,
  isRecord,
  line,
  list,
  number,
  part,
  read,
  required,
  slug,
  url,
  whole,
} from './fields.ts'
import { openingHourEntrySchema } from './opening-hours.ts'

const asPostcode = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value).padStart(4, '0') : value
  return typeof text === 'string' && isPostcode(text.trim()) ? text.trim() : null
}

export const addressSchema = entity({
  street: line(200),
  city: line(100),
  state: read((value) => (typeof value === 'string' ? stateOf(value.slice(0, 60)) : null)),
  postcode: read(asPostcode),
  lat: number(-90, 90),
  long: number(-180, 180),
  place_id: line(300),
  place_url: url,
  map_key: line(300),
})
export type AddressDto = v.InferOutput<typeof addressSchema>

/** An image as an address or `{ url, thumb: { url } }` (S2 §3 `image`). */
const imageSchema = entity({ url: urlHolder, thumb: part(entity({ url: urlHolder })) })

const reviewSummarySchema = entity({ average_rating: number(0, 5, 2), count: whole(0, 10_000_000) })

const contactDetailSchema = entity({
  phone: read(asPhone),
  landline_phone: read(asPhone),
  opening_hours: list(asPart(openingHourEntrySchema), 50),
})

/** S2 §3: an empty type means sales. */
const locationType = read((value) => asWord(LOCATION_TYPES)(value) ?? 'sales')

/** Makes by name, from texts or objects. */
const asMake = (value: unknown): string | null => asLine(80)(isRecord(value) ? value['name'] : value)

export const locationSchema = entity({
  id: required(asId, 'an id'),
  name: line(200),
  slug,
  location_type: locationType,
  location_subtype: line(200),
  primary: flag(false),
  visible: flag(true),
  dealership_id: id,
  dealership_slug: slug,
  manufacturers: list(asMake, 200),
  dealer_license_number: line(60),
  motor_vehicle_repairer: line(60),
  address: part(addressSchema),
  contact_detail: part(contactDetailSchema),
  image: part(imageSchema),
  reviews: part(reviewSummarySchema),
  average_rating: number(0, 5, 2),
  review_count: whole(0, 10_000_000),
})
export type LocationDto = v.InferOutput<typeof locationSchema>

/** The location within a car (S1 §3): who sells it, and to where it can be brought. */
export const carLocationSchema = entity({
  id,
  name: line(200),
  phone: read(asPhone),
  slug,
  address: part(addressSchema),
  place_url: url,
  distribution_locations: list(
    asPart(entity({ id: required(asId, 'an id'), name: required(asLine(200), 'a name') })),
    200,
  ),
})
