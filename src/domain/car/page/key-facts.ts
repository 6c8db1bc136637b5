/** The key information of a car's own page (S1 §2 "Sidebar", "Body sections"). */

import { formatOdometer } from '../../formats/odometer.ts'
import type { Car } from '../car.ts'
import { ITEM_TYPE_TABLE } from '../item-types.ts'
import { carTypeLabel } from '../labels.ts'
import { truckLicenceLabel } from '../truck-licence.ts'
import { formatBerths, formatCc, formatKg, formatMetres } from './fact-formats.ts'
import type { KeyFactName } from './key-fact-name.ts'

type FactIcon =
  | 'condition'
  | 'odometer'
  | 'transmission'
  | 'fuel'
  | 'drive'
  | 'body'
  | 'type'
  | 'length'
  | 'sleeps'
  | 'mass'
  | 'axles'
  | 'engine'
  | 'licence'
  | 'bathroom'

export interface KeyFact {
  icon: FactIcon
  label: string
  value: string
}

interface FactRow {
  readonly icon: FactIcon
  readonly label: string
  readonly value: (car: Car, usedLabel: string) => string | null
}

const KEY_FACTS: Readonly<Record<KeyFactName, FactRow>> = {
  condition: { icon: 'condition', label: 'Condition', value: (car, usedLabel) => carTypeLabel(car.carType, usedLabel) },
  odometer: {
    icon: 'odometer',
    label: 'Odometer',
    value: ({ odometerKm }) => (odometerKm === null ? null : formatOdometer(odometerKm)),
  },
  transmission: { icon: 'transmission', label: 'Transmission', value: (car) => car.transmission },
  fuel: { icon: 'fuel', label: 'Fuel', value: (car) => car.fuelType ?? car.fuel },
  drive: { icon: 'drive', label: 'Drive', value: (car) => car.drive },
  body: { icon: 'body', label: 'Body', value: (car) => car.body },
  type: { icon: 'type', label: 'Type', value: (car) => car.body },
  length: { icon: 'length', label: 'Body length', value: ({ caravan }) => metres(caravan?.bodyLengthMm) },
  berths: { icon: 'sleeps', label: 'Berths', value: ({ caravan }) => formatBerths(caravan?.sleeps ?? null) },
  tare: { icon: 'mass', label: 'Tare', value: ({ caravan }) => formatKg(caravan?.tareWeightKg ?? null) },
  atm: { icon: 'mass', label: 'ATM', value: ({ caravan }) => formatKg(caravan?.aggregateTrailerMassKg ?? null) },
  bathroom: { icon: 'bathroom', label: 'Bathroom', value: ({ caravan }) => (caravan?.hasBathroom ? 'Ensuite' : null) },
  axles: { icon: 'axles', label: 'Axles', value: ({ caravan, truck }) => caravan?.axleType ?? truck?.axles ?? null },
  engine: { icon: 'engine', label: 'Engine', value: ({ motorcycle }) => formatCc(motorcycle?.engineCc ?? null) },
  gvm: { icon: 'mass', label: 'GVM', value: ({ variant }) => formatKg(variant?.grossVehicleMassKg ?? null) },
  licence: {
    icon: 'licence',
    label: 'Licence',
    value: ({ motorcycle, truck }) =>
      motorcycle?.isLearnerApproved ? 'LAMS approved' : truck?.licence ? truckLicenceLabel(truck.licence) : null,
  },
}

/** What shoppers of such a vehicle ask for first (S1 §2); what the feed does not say is left out. */
export function keyFacts(car: Car, usedLabel: string): KeyFact[] {
  return ITEM_TYPE_TABLE[car.itemType].keyFacts
    .map((name) => KEY_FACTS[name])
    .map(({ icon, label, value }) => ({ icon, label, value: value(car, usedLabel) }))
    .filter((fact): fact is KeyFact => fact.value !== null)
}

/** Where a car stands: with its owner in a suburb (S1 §3), at a location, else at the place that the feed gives. */
export function carPlaceName(
  { city, state, privateSuburb, privatePostcode }: Pick<Car, 'city' | 'state' | 'privateSuburb' | 'privatePostcode'>,
  location: { readonly name: string } | null,
): string | null {
  if (privateSuburb !== null) return [privateSuburb, privatePostcode].filter((part) => part !== null).join(' ')
  if (location !== null) return location.name
  return [city, state].filter((part) => part !== null).join(', ') || null
}

function metres(lengthMm: number | null | undefined): string | null {
  return lengthMm == null ? null : formatMetres(lengthMm)
}
