/** What the page of a location and the list of all of them show. */
import type { Location } from '#config/schema/places/location.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Review } from '#domain/entities/dealership.ts'
import type { PlaceEntry } from '#domain/places/place-entries.ts'
import type { ShownForm } from './forms.ts'

/** Reviews as they are quoted, beside the average and the count of all of them (S1 §3). */
export interface QuotedReviews {
  reviews: Review[]
  averageRating: number
  count: number
}

export interface LocationInputs {
  kind: 'location'
  location: Location
  /** Service and parts departments at the same street (S2 §2 service-type selector). */
  departments: Location[]
  /** Special hours that are not past, by location code, with "Today" resolved in the browser. */
  cards: KeyedCarCard[]
  stockPath: string | null
  totalCars: number
  /** `null` when nobody has reviewed the place. */
  reviews: QuotedReviews | null
}

export interface ContactInputs {
  kind: 'contact'
  /** All visible places, sales before service before parts (S1 §9), the departments of one address as one entry. */
  entries: PlaceEntry<Location>[]
  /** Whether the list is long: it begins with a search, and its states begin folded. */
  isLong: boolean
  /** `null` on a site without a platform. */
  form: ShownForm | null
}
