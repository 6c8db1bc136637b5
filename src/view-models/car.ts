/** What a card of a car, a car’s page and the page of a car that was removed show. */
import type { Location } from '#config/schema/places/location.ts'
import type { Availability } from '#domain/car/availability.ts'
import type { Breadcrumb } from '#domain/car/breadcrumbs.ts'
import type { BodyType, Car } from '#domain/car/car.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { CarTag } from '#domain/car/tag.ts'

export interface CarInputs {
  kind: 'car'
  car: Car
  availability: Availability
  tag: CarTag | null
  location: Location | null
  breadcrumbs: Breadcrumb[]
  /** "Find Me Something Similar" of a sold car: the narrowest search with cars in stock; `null` of one in stock. */
  findSimilarPath: string | null
  similar: KeyedCarCard[]
  /** At the dealer's, by which a car has its age. */
  currentYear: number
}

/** A car that has left the site: only similar cars and a way on (S1 §2 "Not in stock"). */
export interface GoneInputs {
  kind: 'gone'
  name: string
  bodyType: BodyType | null
  /** "Find Me Something Similar": the narrowest search with cars in stock. */
  findSimilarPath: string
  similar: KeyedCarCard[]
}
