/** The place that a shopper searches from, and how far he goes: a distance filter, an order, and its words. */

export interface NearPlace {
  /** As he says it: a postcode ("4000"), a town ("Dubbo"), or where his device is ("-27.47,153.02"). */
  readonly of: string
  /** Null for any distance. */
  readonly withinKm: number | null
}

/** The distances on offer; a link or a sentence may ask for another. */
export const DISTANCES_KM: readonly number[] = [25, 50, 100, 250]
/** The order by distance, which there is only from a place: what `sortBy` says in a URL, and its words. */
export const NEAREST_SORT = 'distance-asc'
export const NEAREST_SORT_LABEL = 'Nearest First'

const MAX_LENGTH = 60
/** Further apart are no two places of the earth. */
const MAX_KM = 20_015

/** Null for a place that says nothing; a distance that none can be is any. */
export function canonicalNear({ of, withinKm }: NearPlace): NearPlace | null {
  const text = of.toWellFormed().trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH)
  if (text === '') return null
  const isDistance = withinKm !== null && Number.isInteger(withinKm) && withinKm > 0 && withinKm <= MAX_KM
  return { of: text, withinKm: isDistance ? withinKm : null }
}

const DEVICE = /^(-?\d{1,2}\.\d{1,2}),(-?\d{1,3}\.\d{1,2})$/

/** To a hundredth of a degree, about a kilometre: a link that is shared says no more of where somebody is. */
export function devicePlace({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`
}

/** Null for what is no place of a device. */
export function deviceCoordinates(of: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = DEVICE.exec(of) ?? []
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** "Near 4000", "Within 50 km of Dubbo", "Near you". */
export function nearLabel({ of, withinKm }: NearPlace): string {
  const place = deviceCoordinates(of) === null ? of : 'you'
  return withinKm === null ? `Near ${place}` : `Within ${withinKm.toLocaleString('en-AU')} km of ${place}`
}
