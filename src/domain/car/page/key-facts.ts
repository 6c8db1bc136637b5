/** The key information of a car's own page (S1 §2 "Sidebar", "Body sections"). */

import { formatOdometer } from '../../formats/odometer.ts'
import type { Car } from '../car.ts'
import { carTypeLabel } from '../labels.ts'

type FactIcon = 'condition' | 'odometer' | 'transmission' | 'fuel' | 'drive' | 'body' | 'length' | 'sleeps'

export interface KeyFact {
  icon: FactIcon
  label: string
  value: string
}

/** Kilometres, transmission and body first among them (S1 §2); what the feed does not say is left out. */
export function keyFacts(car: Car, usedLabel: string): KeyFact[] {
  const { caravan } = car
  const facts: { icon: FactIcon; label: string; value: string | null }[] = [
    { icon: 'condition', label: 'Condition', value: carTypeLabel(car.carType, usedLabel) },
    { icon: 'odometer', label: 'Odometer', value: odometer(car.odometerKm) },
    { icon: 'transmission', label: 'Transmission', value: car.transmission },
    { icon: 'fuel', label: 'Fuel', value: car.fuelType ?? car.fuel },
    { icon: 'drive', label: 'Drive', value: car.drive },
    { icon: 'body', label: 'Body', value: car.body },
    {
      icon: 'length',
      label: 'Body length',
      value: caravan?.bodyLengthMm == null ? null : formatMetres(caravan.bodyLengthMm),
    },
    { icon: 'sleeps', label: 'Berths', value: formatBerths(caravan?.sleeps ?? null) },
  ]
  return facts.filter((fact): fact is KeyFact => fact.value !== null)
}

/** Where a car stands: its location's name, else the place that the feed gives. */
export function carPlaceName(
  { city, state }: Pick<Car, 'city' | 'state'>,
  location: { readonly name: string } | null,
): string | null {
  if (location !== null) return location.name
  return [city, state].filter((part) => part !== null).join(', ') || null
}

/** "6.48 m". */
export function formatMetres(lengthMm: number): string {
  return `${(lengthMm / 1000).toFixed(2).replace(/\.?0+$/, '')} m`
}

/** "Sleeps 4". */
export function formatBerths(sleeps: number | null): string | null {
  return sleeps === null ? null : `Sleeps ${sleeps}`
}

function odometer(odometerKm: number | null): string | null {
  return odometerKm === null ? null : formatOdometer(odometerKm)
}
