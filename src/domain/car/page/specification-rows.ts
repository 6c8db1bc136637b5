/** The specification grid of a car's page: label and value, in the order in which shoppers ask (S1 §2). */

import { groupThousands } from '../../formats/money.ts'
import type { Car, ItemType } from '../car.ts'
import { truckLicenceLabel } from '../truck-licence.ts'
import { formatCc, formatMetres } from './fact-formats.ts'

/** A row of a specification list; `null` when the feed gives no value (S1 §3: rows without data show as empty). */
export interface SpecificationRow {
  label: string
  value: string | null
}

/** What a site does with rows that have no value: it shows them empty (S1 §3), or leaves them out. */
export type EmptyRows = 'show' | 'hide'

/** What has the row even when its value is not known: a caravan has no engine, a motorcycle no doors (ours). */
const DRIVEN: readonly ItemType[] = ['car', 'motorcycle', 'truck']
const CABINS: readonly ItemType[] = ['car', 'truck']

/**
 * Our own rows in a fixed order, then the feed's, which never repeat one of ours. Of a site that shows empty rows, an item
 * still has no rows that only another kind can fill.
 */
export function specificationRows(car: Car, emptyRows: EmptyRows): SpecificationRow[] {
  const { caravan, truck, variant } = car
  const rows: [label: string, value: string | null, of?: readonly ItemType[]][] = [
    ['Colour', car.colour],
    ['Interior', car.interiorColour],
    ['Engine', engine(car), DRIVEN],
    ['Transmission', transmission(car), DRIVEN],
    ['Power', unit(car.powerKw, 'kW'), DRIVEN],
    ['Torque', unit(car.torqueNm, 'Nm'), DRIVEN],
    ['Fuel use, combined', unit(car.fuelLitresPer100Km, 'L/100 km'), DRIVEN],
    ['Fuel type', car.fuel, DRIVEN],
    ['Fuel tank', unit(car.fuelCapacityLitres, 'L'), DRIVEN],
    ['Learner approved (LAMS)', yesOrNo(car.motorcycle?.isLearnerApproved), ['motorcycle']],
    ['Towing, braked', unit(car.towingCapacityKg, 'kg'), CABINS],
    ['Gross vehicle mass', unit(variant?.grossVehicleMassKg ?? null, 'kg'), CABINS],
    ['Axles', truck?.axles ?? null, ['truck']],
    ['Licence', truck?.licence ? truckLicenceLabel(truck.licence) : null, ['truck']],
    ['Body configuration', variant?.bodyConfiguration ?? null, CABINS],
    ['Length', unit(variant?.lengthMm ?? null, 'mm'), CABINS],
    ['Width', unit(variant?.widthMm ?? null, 'mm'), CABINS],
    ['Height', unit(variant?.heightMm ?? null, 'mm'), CABINS],
    ['Seats', plain(car.seats), CABINS],
    ['Doors', plain(car.doors), ['car']],
    ['ANCAP safety rating', car.ancapStars === null ? null : `${car.ancapStars} stars`, ['car']],
    ['Body length', metres(caravan?.bodyLengthMm), ['caravan']],
    ['Body width', metres(caravan?.bodyWidthMm), ['caravan']],
    ['Tare weight', unit(caravan?.tareWeightKg ?? null, 'kg'), ['caravan']],
    ['Aggregate trailer mass', unit(caravan?.aggregateTrailerMassKg ?? null, 'kg'), ['caravan']],
    ['Ball weight', unit(caravan?.ballWeightKg ?? null, 'kg'), ['caravan']],
    ['Axle', caravan?.axleType ?? null, ['caravan']],
    ['Berths', plain(caravan?.sleeps ?? null), ['caravan']],
    ['Bunk beds', yesOrNo(caravan?.hasBunks || null), ['caravan']],
    ['Ensuite', yesOrNo(caravan?.hasBathroom || null), ['caravan']],
    ['Built for off-road', yesOrNo(caravan?.isOffRoad || null), ['caravan']],
    ['Build date', monthAndYear(car.buildDate)],
    ['Compliance date', monthAndYear(car.complianceDate)],
    ['Registration', car.registrationPlate],
    ['Registration expires', dayMonthYear(car.registrationExpiry)],
    ['Stock number', car.stockNumber],
    ['VIN', car.vin],
  ]
  const own = rows.flatMap(([label, value, of]) => {
    const fits = of === undefined || of.includes(car.itemType)
    return value !== null || (emptyRows === 'show' && fits) ? [{ label, value }] : []
  })
  const labels = new Set(own.map(({ label }) => label.toLowerCase()))
  const others = shownRows(car.specifications, emptyRows)
  return [...own, ...others.filter(({ label }) => !labels.has(label.toLowerCase()))]
}

/** A list of label and value pairs as it is given: an empty value is no value (S1 §3). */
export function shownRows(rows: readonly SpecificationRow[], emptyRows: EmptyRows): SpecificationRow[] {
  const trimmed = rows.map(({ label, value }) => ({ label, value: value?.trim() || null }))
  return trimmed.filter(({ value }) => value !== null || emptyRows === 'show')
}

function engine({ engineLitres, cylinders, induction, motorcycle }: Car): string | null {
  const parts = [
    formatCc(motorcycle?.engineCc ?? null) ?? (engineLitres === null ? null : `${engineLitres.toFixed(1)} L`),
    cylinders === null ? null : `${cylinders} cylinder`,
    induction,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

/** "6 speed sports automatic"; the count of gears stands before a text that does not name it. */
function transmission({ gearCount, transmissionText, transmission: simple }: Car): string | null {
  const text = transmissionText ?? simple
  if (gearCount === null || text?.includes(String(gearCount))) return text
  return text === null ? `${gearCount} speed` : `${gearCount} speed ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function unit(value: number | null, name: string): string | null {
  if (value === null) return null
  return `${Number.isInteger(value) ? groupThousands(value) : String(value)} ${name}`
}

function yesOrNo(value: boolean | null | undefined): string | null {
  return value == null ? null : value ? 'Yes' : 'No'
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
