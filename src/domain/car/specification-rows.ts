/** The specification grid of a car's page: label and value, in the order in which shoppers ask (S1 §2). */

import { groupThousands } from '../formats/money.ts'
import type { Car, SpecRow } from './car.ts'
import { formatMetres } from './key-facts.ts'

/** S1 §9: rows shown before Show More. */
export const SPECIFICATIONS_SHOWN = 4
/** S1 §9: features shown before Show All. */
export const FEATURES_SHOWN = 8

/** Rows that have a value; the feed's own rows stand last, and never repeat one of ours. */
export function specificationRows(car: Car): SpecRow[] {
  const { caravan } = car
  const rows: [string, string | null][] = [
    ['Colour', car.colour],
    ['Interior', car.interiorColour],
    ['Engine', engine(car)],
    ['Transmission', car.transmissionText],
    ['Power', unit(car.powerKw, 'kW')],
    ['Torque', unit(car.torqueNm, 'Nm')],
    ['Fuel use, combined', unit(car.fuelLitresPer100Km, 'L/100 km')],
    ['Fuel type', car.fuel],
    ['Fuel tank', unit(car.fuelCapacityLitres, 'L')],
    ['Towing, braked', unit(car.towingCapacityKg, 'kg')],
    ['Seats', plain(car.seats)],
    ['Doors', plain(car.doors)],
    ['ANCAP safety rating', car.ancapStars === null ? null : `${car.ancapStars} stars`],
    ['Body length', metres(caravan?.bodyLengthMm)],
    ['Body width', metres(caravan?.bodyWidthMm)],
    ['Tare weight', unit(caravan?.tareWeightKg ?? null, 'kg')],
    ['Aggregate trailer mass', unit(caravan?.aggregateTrailerMassKg ?? null, 'kg')],
    ['Axle', caravan?.axleType ?? null],
    ['Berths', plain(caravan?.sleeps ?? null)],
    ['Build date', monthAndYear(car.buildDate)],
    ['Compliance date', monthAndYear(car.complianceDate)],
    ['Registration', car.registrationPlate],
    ['Registration expires', dayMonthYear(car.registrationExpiry)],
    ['Stock number', car.stockNumber],
    ['VIN', car.vin],
  ]
  const own = rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
  const labels = new Set(own.map(({ label }) => label.toLowerCase()))
  return [...own, ...car.specifications.filter(({ label }) => !labels.has(label.toLowerCase()))]
}

function engine({ engineLitres, cylinders, induction }: Car): string | null {
  const parts = [
    engineLitres === null ? null : `${engineLitres.toFixed(1)} L`,
    cylinders === null ? null : `${cylinders} cylinder`,
    induction,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

function unit(value: number | null, name: string): string | null {
  if (value === null) return null
  return `${Number.isInteger(value) ? groupThousands(value) : String(value)} ${name}`
}

function plain(value: number | null): string | null {
  return value === null ? null : String(value)
}

function metres(lengthMm: number | null | undefined): string | null {
  return lengthMm == null ? null : formatMetres(lengthMm)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function monthAndYear(date: string | null): string | null {
  if (date === null) return null
  const [year, month] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? (year ?? null) : `${name} ${year}`
}

function dayMonthYear(date: string | null): string | null {
  const day = date === null ? null : Number(date.split('-')[2])
  return day === null || Number.isNaN(day) ? monthAndYear(date) : `${day} ${monthAndYear(date)}`
}
