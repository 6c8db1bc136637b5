/** The few facts by which shoppers compare cars (S1 §2 "Card content"). */

import { formatOdometer } from '../formats/odometer.ts'
import type { Car } from './car.ts'
import type { CarSummary } from './car-summary.ts'
import { carTypeLabel } from './car-type-labels.ts'

/** S1 §2: condition, transmission, odometer and fuel of a car in stock; a caravan has its length and berths instead. */
export function cardFacts(car: CarSummary, usedLabel: string): string[] {
  const condition = carTypeLabel(car.carType, usedLabel)
  const facts =
    car.itemType === 'caravan'
      ? [condition, car.bodyLengthMm === null ? null : formatMetres(car.bodyLengthMm), berths(car.sleeps)]
      : [condition, odometer(car.odometerKm), car.transmission, car.fuelType]
  return facts.filter((fact) => fact !== null)
}

type FactIcon = 'condition' | 'odometer' | 'transmission' | 'fuel' | 'drive' | 'body' | 'length' | 'sleeps'

export interface KeyFact {
  icon: FactIcon
  label: string
  value: string
}

/** The key information of the car's own page; what the feed does not say is left out. */
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
    { icon: 'sleeps', label: 'Berths', value: berths(caravan?.sleeps ?? null) },
  ]
  return facts.filter((fact): fact is KeyFact => fact.value !== null)
}

/** "6.48 m". */
export function formatMetres(lengthMm: number): string {
  return `${(lengthMm / 1000).toFixed(2).replace(/\.?0+$/, '')} m`
}

function odometer(odometerKm: number | null): string | null {
  return odometerKm === null ? null : formatOdometer(odometerKm)
}

function berths(sleeps: number | null): string | null {
  return sleeps === null ? null : `Sleeps ${sleeps}`
}
