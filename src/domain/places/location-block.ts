/** Which places a part of a page lists: the "Location filter block" of S2 §3. */
import { slugify } from '#domain/formats/slugify.ts'
import type { LocationType } from './location-type.ts'
import { byLocationType, hasSubtype } from './location-type.ts'
import type { PhoneAndStreet } from './unique-locations.ts'
import { uniqueLocations } from './unique-locations.ts'

/** The words of `filter`; any other value is the code of one location. */
export const LOCATION_FILTERS = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const

export interface LocationBlock {
  /** One of LOCATION_FILTERS, or a location's code. */
  readonly filter: string
  /** Only places that sell or serve this make. */
  readonly manufacturer: string | null
  /** Only places whose subtype includes this word, such as "buying". */
  readonly subtype: string | null
  /** Codes of places that are left out. */
  readonly exclude: readonly string[]
  /** Codes of the only places that may be listed; all of them when empty. */
  readonly selectedLocations: readonly string[]
}

export interface BlockLocation extends PhoneAndStreet {
  code: string
  type: LocationType
  subtype: string | null
  primary: boolean
  visible: boolean
  makes: readonly string[]
}

/**
 * The places of a block: visible, unique (S2 §4), sales before service before parts (S2 §9).
 * Ours: within a type they keep the order of `selectedLocations`, else that of the site.
 */
export function locationsOfBlock<T extends BlockLocation>(locations: readonly T[], block: LocationBlock): T[] {
  const visible = locations.filter(({ visible }) => visible)
  const chosen = filtered(visible, block.filter)
    .filter((location) => block.manufacturer === null || sellsMake(location, block.manufacturer))
    .filter((location) => block.subtype === null || hasSubtype(location, block.subtype))
    .filter(({ code }) => !block.exclude.includes(code))
  return uniqueLocations(selected(chosen, block.selectedLocations).sort(byLocationType))
}

/** Whether a place sells or serves a make, however it is written: "Land Rover" and "land-rover" are one. */
export function sellsMake({ makes }: { makes: readonly string[] }, make: string): boolean {
  const wanted = slugify(make)
  return makes.some((each) => slugify(each) === wanted)
}

/** The primary place; ours: the first sales place, else the first place, where none is marked as primary. */
export function primaryLocation<T extends { primary: boolean; type: LocationType }>(locations: readonly T[]): T | null {
  return (
    locations.find(({ primary }) => primary) ?? locations.find(({ type }) => type === 'sales') ?? locations[0] ?? null
  )
}

function filtered<T extends BlockLocation>(locations: readonly T[], filter: string): readonly T[] {
  switch (filter) {
    case 'all':
      return locations
    case 'primary': {
      const primary = primaryLocation(locations)
      return primary === null ? [] : [primary]
    }
    case 'service-and-parts':
      return locations.filter(({ type }) => type === 'service' || type === 'parts')
    case 'sales':
    case 'service':
    case 'parts':
      return locations.filter(({ type }) => type === filter)
    default:
      return locations.filter(({ code }) => code === filter)
  }
}

function selected<T extends { code: string }>(locations: readonly T[], codes: readonly string[]): T[] {
  if (codes.length === 0) return [...locations]
  return codes.flatMap((code) => locations.filter((location) => location.code === code))
}
