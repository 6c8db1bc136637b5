/** Where the days of a time zone begin and end as instants, also where daylight saving makes them 23 or 25 hours long. */
import { DateTime } from 'luxon'

/** The first instant (epoch ms) of a date in a zone. */
export function dayStartMs(isoDate: string, timeZone: string): number {
  return DateTime.fromISO(isoDate, { zone: timeZone }).startOf('day').toMillis()
}

/** The instant at which a date is over in a zone: the first of the next day. */
export function dayEndMs(isoDate: string, timeZone: string): number {
  return DateTime.fromISO(isoDate, { zone: timeZone }).startOf('day').plus({ days: 1 }).toMillis()
}

/** The calendar year at an instant in a zone. */
export function yearAt(atMs: number, timeZone: string): number {
  return DateTime.fromMillis(atMs, { zone: timeZone }).year
}

/** The first instant of a calendar year in a zone. */
export function yearStartMs(year: number, timeZone: string): number {
  return dayStartMs(`${year}-01-01`, timeZone)
}
