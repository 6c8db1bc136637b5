/** The places of a list as shoppers know them: the departments of one address are one entry. */
import type { LocationType } from './location-type.ts'
import { byLocationType } from './location-type.ts'
import type { DepartmentPlace } from './service-type-selector.ts'
import { plainStreet } from './unique-locations.ts'

export interface PlaceEntry<T> {
  location: T
  /** Service and parts of the same address, with hours and telephones of their own; service before parts. */
  departments: T[]
}

interface EntryPlace extends DepartmentPlace {
  makes: readonly string[]
}

/**
 * Service and parts stand with the place that sells at their street and postcode; where several do, with the first that
 * shares a make. Where nobody sells, the first of them has the others. Entries keep the order of their places.
 */
export function placeEntries<T extends EntryPlace>(locations: readonly T[]): PlaceEntry<T>[] {
  const addresses = Map.groupBy(locations, ({ address }) => `${plainStreet(address.street)} ${address.postcode}`)
  const entryOf = new Map<T, PlaceEntry<T>>()
  for (const places of addresses.values()) {
    const sorted = places.toSorted(byLocationType)
    const heads = sorted.filter(({ type }, index) => type === ('sales' satisfies LocationType) || index === 0)
    const entries = heads.map((location): PlaceEntry<T> => ({ location, departments: [] }))
    for (const department of sorted.filter((place) => !heads.includes(place))) {
      const sharesMake = ({ location }: PlaceEntry<T>) => location.makes.some((make) => department.makes.includes(make))
      const entry = entries.find(sharesMake) ?? entries[0]
      entry?.departments.push(department)
    }
    for (const entry of entries) entryOf.set(entry.location, entry)
  }
  return locations.flatMap((location) => entryOf.get(location) ?? [])
}
