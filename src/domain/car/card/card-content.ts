/** What a card says of a car below its name (S1 §2 "Card content"). */
import { formatOdometer } from '../../formats/odometer.ts'
import type { Availability } from '../availability.ts'
import type { CarSummary } from '../car-summary.ts'
import { carTypeLabel } from '../labels.ts'
import { formatBerths, formatMetres } from '../page/key-facts.ts'

export type CardContent =
  /** In stock: the facts by which shoppers compare, beside price and buttons. */
  | { kind: 'inStock'; facts: string[] }
  /** Otherwise: an invitation to look for another one. */
  | { kind: 'other'; text: string }

export const CARD_FACTS = ['condition', 'transmission', 'odometer', 'fuel', 'bodyLength', 'berths'] as const
export type CardFact = (typeof CARD_FACTS)[number]

/** S1 §2: condition, transmission, odometer (km) and fuel type, in this order. */
export const CAR_CARD_FACTS = ['condition', 'transmission', 'odometer', 'fuel'] as const
/** Ours: a caravan has no engine, so its length and berths stand in the place of what that gives. */
export const CARAVAN_CARD_FACTS = ['condition', 'bodyLength', 'berths'] as const

export interface CardContentOptions {
  readonly facts: readonly CardFact[]
  readonly caravanFacts: readonly CardFact[]
  /** S1 §2: "Like this and want something similar?". */
  readonly similarText: string
  readonly usedLabel: string
}

export function cardContent(car: CarSummary, state: Availability, options: CardContentOptions): CardContent {
  if (state === 'sold') return { kind: 'other', text: options.similarText }
  const facts = car.itemType === 'caravan' ? options.caravanFacts : options.facts
  return {
    kind: 'inStock',
    // What the feed does not say is left out.
    facts: facts.map((fact) => cardFact(car, fact, options.usedLabel)).filter((fact) => fact !== null),
  }
}

function cardFact(car: CarSummary, fact: CardFact, usedLabel: string): string | null {
  switch (fact) {
    case 'condition':
      return carTypeLabel(car.carType, usedLabel)
    case 'transmission':
      return car.transmission
    case 'odometer':
      return car.odometerKm === null ? null : formatOdometer(car.odometerKm)
    case 'fuel':
      return car.fuelType
    case 'bodyLength':
      return car.bodyLengthMm === null ? null : formatMetres(car.bodyLengthMm)
    case 'berths':
      return formatBerths(car.sleeps)
  }
}
