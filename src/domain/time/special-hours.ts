/** Holiday hours: whether their button shows, and what their dialog lists (S2 §4 "Location hours"). */
import type { SpecialHours } from './opening-hours.ts'
import { formatDate, formatHours } from './opening-hours.ts'

/** The special hours of today and later; `today` is the ISO date in the location's zone. */
export function specialHoursFrom(special: readonly SpecialHours[], today: string): SpecialHours[] {
  return special.filter(({ date }) => date >= today).sort(byDate)
}

export interface SpecialHoursRow {
  /** ISO 8601 date. */
  date: string
  /** "Today" or "Fri 25 Dec 2026". */
  day: string
  label: string | null
  /** "9am – 1pm" or "Closed". */
  hours: string
}

/** The holiday button: shown only when special hours apply to the location, with the rows of its dialog. */
export type HolidayHours = { kind: 'none' } | { kind: 'shown'; rows: SpecialHoursRow[] }

export function holidayHours(special: readonly SpecialHours[], today: string): HolidayHours {
  const rows = specialHoursFrom(special, today).map(({ date, label, hours }) => ({
    date,
    day: dayName(date, today),
    label,
    hours: formatHours(hours),
  }))
  return rows.length === 0 ? { kind: 'none' } : { kind: 'shown', rows }
}

/** "Today" for the current day, else the date (S2 §4). */
export function dayName(date: string, today: string): string {
  return date === today ? 'Today' : formatDate(date)
}

function byDate(a: SpecialHours, b: SpecialHours): number {
  return a.date < b.date ? -1 : Number(a.date > b.date)
}
