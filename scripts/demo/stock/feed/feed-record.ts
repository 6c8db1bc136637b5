/** Puts a vehicle's values where a mapping says that a feed has them: the mapping read backwards. */
import type { CustomMapping } from '#config/schema/stock.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import type { DemoValue, DemoVehicle } from '../demo-vehicle.ts'

/** One place of a feed and how a value is written there. */
export interface FeedPlace {
  field: CarField
  /** "Pricing.DriveAway" or "Photos.Photo[]". */
  path: string
  write(value: DemoValue): DemoValue
}

/** Every place of a custom mapping, in the order in which it is declared. */
export function placesOf(mapping: CustomMapping): FeedPlace[] {
  return Object.entries(mapping.fields).flatMap(([field, rule]) => {
    if (rule === undefined) return []
    const { from, values, separator } = typeof rule === 'string' ? { from: rule, values: {}, separator: null } : rule
    const path = [from].flat()[0]
    // What is the same for every car stands in the mapping, and in no place of the feed.
    if (path === undefined || path === null) return []
    const theirs = new Map(Object.entries(values).map(([written, ours]) => [ours, written]))
    const write = (value: DemoValue): DemoValue => {
      if (Array.isArray(value) && separator !== null) return value.join(separator)
      return theirs.get(String(value)) ?? value
    }
    return [{ field: field as CarField, path, write }]
  })
}

export type NestedValue = DemoValue | { [key: string]: NestedValue }

/** The vehicle as nested objects: "Photos.Photo[]" becomes `{ Photos: { Photo: [...] } }`. */
export function nestedRecord(vehicle: DemoVehicle, places: readonly FeedPlace[]): Record<string, NestedValue> {
  const record: Record<string, NestedValue> = {}
  for (const { field, path, write } of places) {
    const value = vehicle[field]
    if (value === undefined) continue
    const steps = path.replace(/\[\]$/, '').split('.')
    const last = steps.pop() ?? path
    let inner = record
    for (const step of steps) {
      const next = (inner[step] ?? {}) as Record<string, NestedValue>
      inner[step] = next
      inner = next
    }
    inner[last] = write(value)
  }
  return record
}
