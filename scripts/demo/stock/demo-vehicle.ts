/** A made-up vehicle, by the specification's names of its fields, before it is written in a feed's format. */
import type { CarField } from '#domain/car/car-fields.ts'

/** Of a part of a vehicle, and of the parts of that. */
type DemoPart = Record<string, string | number | Record<string, string | number>>
export type DemoValue = string | number | boolean | string[] | DemoPart
export type DemoVehicle = Partial<Record<CarField, DemoValue>>

/** Where vehicles stand: the part of a configured location that the generator needs. */
export interface DemoLocation {
  code: string
  makes: readonly string[]
  state: string
}

/** The same instant of day, some days before. */
export function daysBefore(asAt: Date, days: number): Date {
  return new Date(asAt.getTime() - days * 86_400_000)
}

export function isoInstant(date: Date): string {
  return date.toISOString().replace('.000Z', 'Z')
}

export function isoMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}
