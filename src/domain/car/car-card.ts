/** A car in a list, with what the clock decides about it: what a card is made from, at build and in the browser. */
import type { Availability } from './availability.ts'
import type { CarSummary } from './car-summary.ts'
import type { CarTag } from './tag.ts'

export interface CarCard {
  car: CarSummary
  availability: Availability
  tag: CarTag | null
}

export interface KeyedCarCard extends CarCard {
  /** Equal for cards that look the same on one site, so that a card is rendered once for all its lists. */
  key: string
}
