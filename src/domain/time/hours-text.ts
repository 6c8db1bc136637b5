/**
 * A place's hours as the line of text that a page holds of them for the browser: its zone, the week from Sunday on, and
 * the special hours. A page of many places holds one for each, and JSON in an attribute is five times as long.
 */
import type { SpecialHours, WeekHours } from './opening-hours.ts'
import { hoursOf, WEEKDAYS } from './opening-hours.ts'

export interface PlaceHours {
  readonly zone: string
  readonly week: WeekHours
  readonly special: readonly SpecialHours[]
}

/** "Australia/Sydney|closed,8:30-17:30,…|2026-12-25=closed". What special hours are called stands on the page. */
export function hoursText({ zone, week, special }: PlaceHours): string {
  const days = WEEKDAYS.map((_, day) => hoursOf(week, day)).join(',')
  return [zone, days, special.map(({ date, hours }) => `${date}=${hours}`).join(',')].join('|')
}

export function parseHoursText(text: string): PlaceHours {
  const [zone = '', days = '', special = ''] = text.split('|')
  const [sunday = '', monday = '', tuesday = '', wednesday = '', thursday = '', friday = '', saturday = ''] =
    days.split(',')
  return {
    zone,
    week: { sunday, monday, tuesday, wednesday, thursday, friday, saturday },
    special: special === '' ? [] : special.split(',').map(specialHours),
  }
}

function specialHours(text: string): SpecialHours {
  const [date = '', hours = ''] = text.split('=')
  return { date, label: null, hours }
}
