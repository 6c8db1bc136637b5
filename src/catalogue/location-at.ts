/** A location as it is at one moment. */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import { weekByAppointment } from '#domain/time/by-appointment.ts'
import { dayEndMs } from '#domain/time/zone-days.ts'
import type { Clock } from './clock.ts'

/** Leaves out special hours whose day is past in the location's own zone; closed days as the site words them (S2 §4). */
export function resolveLocation(location: Location, site: Pick<Site, 'timeZone' | 'hours'>, clock: Clock): Location {
  const zone = location.timeZone ?? site.timeZone
  const specialHours = location.specialHours.filter((entry) => {
    const endMs = dayEndMs(entry.date, zone)
    clock.changesAt(endMs)
    return clock.asAtMs < endMs
  })
  return {
    ...location,
    timeZone: zone,
    openingHours: weekByAppointment(location.openingHours, location.type, site.hours.typesByAppointment),
    specialHours: specialHours.sort((a, b) => (a.date < b.date ? -1 : 1)),
  }
}
