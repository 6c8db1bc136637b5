/** The hours of a place in its own time zone, and those of its holidays that other places have as well. */
import type { Location } from '#config/schema/places/location.ts'
import type { PlaceHours } from '#domain/time/hours-text.ts'

export function placeHours({ timeZone, openingHours, specialHours }: Location, siteTimeZone: string): PlaceHours {
  return { zone: timeZone ?? siteTimeZone, week: openingHours, special: specialHours }
}

export interface SharedSheet {
  readonly id: string
  /** The first of the places whose holidays it shows. */
  readonly place: Location
}

/** One sheet for all places of a zone with the same holiday hours, by place; a place without any has none. */
export function sharedHolidaySheets(places: readonly Location[]): Map<Location, SharedSheet> {
  const sheets = new Map<string, SharedSheet>()
  const withHolidays = places.filter(({ specialHours }) => specialHours.length > 0)
  return new Map(
    withHolidays.map((place) => {
      const key = JSON.stringify([place.timeZone, place.specialHours])
      const sheet = sheets.get(key) ?? { id: `holiday-hours-${sheets.size + 1}`, place }
      sheets.set(key, sheet)
      return [place, sheet]
    }),
  )
}
