/** What only caravans have (S1 §3 "Caravan specifications"). */
import type { CaravanSpecification, ItemType } from '#domain/car/car.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import { readNumber } from '#domain/values/read-number.ts'
import type { FieldReader } from './value/field-reader.ts'

const MM_PER_FOOT = 304.8
const MM_PER_INCH = 25.4

export function readCaravan(reader: FieldReader, itemType: ItemType): CaravanSpecification | null {
  if (itemType !== 'caravan') return null
  return {
    bodyWidthMm: readLengthMm(reader, 'body_width'),
    bodyLengthMm: readLengthMm(reader, 'body_length'),
    tareWeightKg: reader.number('tare_weight', { least: 50, most: 20_000, zeroIsEmpty: true }),
    aggregateTrailerMassKg: reader.number('aggregate_trailer_mass', { least: 50, most: 30_000, zeroIsEmpty: true }),
    axleType: reader.line('axle_type', 40),
    sleeps: reader.number('sleeps', { least: 1, most: 14, whole: true, zeroIsEmpty: true }),
  }
}

/** 6500, "6500 mm", "6.5 m", "21 ft" or "21'6\"". */
function readLengthMm(reader: FieldReader, field: CarField): number | null {
  const value = reader.scalar(field)
  if (value === null) return null
  const lengthMm = lengthInMm(value)
  if (lengthMm !== null && lengthMm >= 500 && lengthMm <= 30_000) return Math.round(lengthMm)
  if (lengthMm === 0) return null
  return reader.dropped('out-of-range', field, value, '500 to 30000 mm', 'no caravan has that size')
}

function lengthInMm(value: unknown): number | null {
  const text = String(value).trim()
  const imperial =
    /^(\d{1,2}(?:\.\d+)?)\s*(?:'|ft|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|''|in(?:ch(?:es)?)?)?)?$/i.exec(text)
  if (imperial !== null) return Number(imperial[1]) * MM_PER_FOOT + Number(imperial[2] ?? 0) * MM_PER_INCH
  const metric = /^(\d+(?:\.\d+)?)\s*(m|cm)$/i.exec(text)
  if (metric !== null) return Number(metric[1]) * (metric[2]?.toLowerCase() === 'm' ? 1_000 : 10)
  const number = readNumber(value)
  // Metres without a unit: nothing with wheels is 30 mm long.
  return number !== null && number > 0 && number < 30 ? number * 1_000 : number
}
