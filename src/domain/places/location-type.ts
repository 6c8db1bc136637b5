/** What a place does: sells, services or keeps parts (S2 §3 "Location"). */

export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

export const DEPARTMENT_LABELS: Readonly<Record<LocationType, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
}

/** S1 §9, S2 §9 "Service locations sort order". */
export const LOCATION_TYPE_ORDER: Readonly<Record<LocationType, number>> = { sales: 1, service: 2, parts: 3 }

/** S2 §3: a place that names no type is a sales place. */
export function locationTypeOf(written: LocationType | '' | null): LocationType {
  return written === null || written === '' ? 'sales' : written
}

/** Whether cars stand there that are for sale. */
export function isStockPlace({ type, visible }: { readonly type: LocationType; readonly visible: boolean }): boolean {
  return type === 'sales' && visible
}

/** Whether cars stand in several places, so that it says something where each is. */
export function areManyPlaces(
  locations: readonly { readonly type: LocationType; readonly visible: boolean }[],
): boolean {
  return locations.filter(isStockPlace).length > 1
}

/** Sales before service before parts (S2 §9). For a stable sort: places of one type keep their order. */
export function byLocationType(a: { type: LocationType }, b: { type: LocationType }): number {
  return LOCATION_TYPE_ORDER[a.type] - LOCATION_TYPE_ORDER[b.type]
}

/** Sales before service before parts (S2 §9), and by name within each. */
export function byTypeThenName(
  a: { type: LocationType; name: string },
  b: { type: LocationType; name: string },
): number {
  return byLocationType(a, b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
}

/** S2 §3: a subtype "may include buying": it is a list of words such as "buying, fleet". */
export function hasSubtype(place: { subtype: string | null }, wanted: string): boolean {
  const words = (place.subtype ?? '').toLowerCase().split(/[\s,;|]+/)
  return words.includes(wanted.trim().toLowerCase())
}
