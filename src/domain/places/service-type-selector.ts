/** The selector between the departments of one place (S2 §2 "Location detail page"). */
import type { LocationType } from './location-type.ts'
import { byLocationType, DEPARTMENT_LABELS } from './location-type.ts'
import { plainStreet } from './unique-locations.ts'

export interface DepartmentPlace {
  code: string
  type: LocationType
  visible: boolean
  address: { street: string; postcode: string }
}

export interface ServiceTypeChoice<T> {
  type: LocationType
  label: string
  location: T
  /** The department whose page this is. */
  selected: boolean
}

/** Other visible departments at the same street: sales before service before parts (S2 §9). */
export function departmentsOf<T extends DepartmentPlace>(location: T, locations: readonly T[]): T[] {
  const street = plainStreet(location.address.street)
  return locations
    .filter(
      (other) =>
        other.visible &&
        other.code !== location.code &&
        plainStreet(other.address.street) === street &&
        other.address.postcode === location.address.postcode,
    )
    .sort(byLocationType)
}

/**
 * One choice a service type, in the order of S2 §9.
 * Ours: none when the place has only its own department, because there is nothing to choose.
 */
export function serviceTypeChoices<T extends DepartmentPlace>(
  location: T,
  locations: readonly T[],
): ServiceTypeChoice<T>[] {
  const byType = new Map<LocationType, T>([[location.type, location]])
  for (const department of departmentsOf(location, locations)) {
    if (!byType.has(department.type)) byType.set(department.type, department)
  }
  if (byType.size === 1) return []
  return [...byType.values()].sort(byLocationType).map((each) => ({
    type: each.type,
    label: DEPARTMENT_LABELS[each.type],
    location: each,
    selected: each.code === location.code,
  }))
}
