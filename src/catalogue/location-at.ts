/** A location as it is at one moment. */
import { DateTime } from 'luxon'
import type { Location } from '#config/schema/location.ts'
import type { Clock } from './clock.ts'

/** Leaves out special hours whose day is past in the location's own zone (S2 §4). */
export function resolveLocation(location: Location, siteTimeZone: string, clock: Clock): Location {
  const zone = location.timeZone ?? siteTimeZone
  const specialHours = location.specialHours.filter((entry) => {
    const endMs = DateTime.fromISO(entry.date, { zone }).plus({ days: 1 }).toMillis()
    clock.changesAt(endMs)
    return clock.asAtMs < endMs
  })
  return { ...location, timeZone: zone, specialHours: specialHours.sort((a, b) => (a.date < b.date ? -1 : 1)) }
}
