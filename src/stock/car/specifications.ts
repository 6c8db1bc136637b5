/** Masses and dimensions of a variant, and what only caravans have (S1 §3 "Variant", "Caravan specifications"). */
import type { CaravanSpecification, ItemType, VariantFacts } from '#domain/car/car.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import { readLengthMm } from '#domain/values/read-length.ts'
import type { FieldReader } from './field-reader.ts'

export function readVariant(reader: FieldReader): VariantFacts | null {
  const variant: VariantFacts = {
    grossVehicleMassKg: reader.number('grossvehiclemass', { least: 50, most: 100_000, zeroIsEmpty: true }),
    lengthMm: reader.number('vehiclelength', { least: 500, most: 30_000, zeroIsEmpty: true }),
    widthMm: reader.number('vehiclewidth', { least: 500, most: 10_000, zeroIsEmpty: true }),
    heightMm: reader.number('vehicleheight', { least: 300, most: 10_000, zeroIsEmpty: true }),
    bodyConfiguration: reader.line('bodyconfiguration', 80),
  }
  return Object.values(variant).some((value) => value !== null) ? variant : null
}

export function readCaravan(reader: FieldReader, itemType: ItemType): CaravanSpecification | null {
  if (itemType !== 'caravan') return null
  return {
    bodyWidthMm: caravanLengthMm(reader, 'body_width'),
    bodyLengthMm: caravanLengthMm(reader, 'body_length'),
    tareWeightKg: reader.number('tare_weight', { least: 50, most: 20_000, zeroIsEmpty: true }),
    aggregateTrailerMassKg: reader.number('aggregate_trailer_mass', { least: 50, most: 30_000, zeroIsEmpty: true }),
    axleType: reader.line('axle_type', 40),
    sleeps: reader.number('sleeps', { least: 1, most: 14, whole: true, zeroIsEmpty: true }),
  }
}

function caravanLengthMm(reader: FieldReader, field: CarField): number | null {
  const value = reader.scalar(field)
  if (value === null) return null
  const lengthMm = readLengthMm(value)
  if (lengthMm !== null && lengthMm >= 500 && lengthMm <= 30_000) return Math.round(lengthMm)
  if (lengthMm === 0) return null
  return reader.dropped('out-of-range', field, value, '500 to 30000 mm', 'no caravan has that size')
}
