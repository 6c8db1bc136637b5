/** How a car's variant is built, where no other field says it (S1 §3 "Variant"). */
import type { VariantFacts } from '#domain/car/car.ts'
import type { FieldReader } from './value/field-reader.ts'

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
