/** What a card says of a car below its name (S1 §2 "Card content"). */
import { formatOdometer } from '../../formats/odometer.ts'
import type { Availability } from '../availability.ts'
import type { ItemType } from '../car.ts'
import type { CarSummary } from '../car-summary.ts'
import { carTypeLabel } from '../labels.ts'
import { formatBerths, formatCc, formatKg, formatMetres } from '../page/fact-formats.ts'

export type CardContent =
  /** In stock: the facts by which shoppers compare, beside price and buttons. */
  | { kind: 'inStock'; facts: string[] }
  /** Otherwise: an invitation to look for another one. */
  | { kind: 'other'; text: string }

export const CARD_FACTS = [
  'condition',
  'transmission',
  'odometer',
  'fuel',
  'bodyLength',
  'berths',
  'tare',
  'engine',
  'licence',
  'gvm',
  'axles',
] as const
export type CardFact = (typeof CARD_FACTS)[number]

export interface CardContentOptions {
  readonly facts: Readonly<Record<ItemType, readonly CardFact[]>>
  /** S1 §2: "Like this and want something similar?". */
  readonly similarText: string
  readonly usedLabel: string
}

export function cardContent(car: CarSummary, state: Availability, options: CardContentOptions): CardContent {
  if (state === 'sold') return { kind: 'other', text: options.similarText }
  return {
    kind: 'inStock',
    // What the feed does not say is left out.
    facts: options.facts[car.itemType]
      .map((fact) => cardFact(car, fact, options.usedLabel))
      .filter((fact) => fact !== null),
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
    case 'tare':
      return massOf(car.tareWeightKg, 'tare')
    case 'gvm':
      return massOf(car.grossVehicleMassKg, 'GVM')
    case 'engine':
      return formatCc(car.engineCc)
    case 'licence':
      return car.isLearnerApproved ? 'LAMS' : null
    case 'axles':
      return car.axles
  }
}

/** A mass says which one it is: "2,510 kg tare". */
function massOf(kg: number | null, name: string): string | null {
  return kg === null ? null : `${formatKg(kg)} ${name}`
}
