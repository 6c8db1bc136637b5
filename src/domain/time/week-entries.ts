/** Opening hours as a dealer's system delivers them, one entry a weekday (S2 §3 "Opening-hour entry"). */
import type { WeekHours } from './opening-hours.ts'
import { hoursOf, WEEKDAYS } from './opening-hours.ts'

export interface OpeningHourEntry {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number
  readonly status: 'Open' | 'Closed'
  /** "8:30"; `null` when closed. */
  readonly open: string | null
  readonly close: string | null
}

const CLOSED_WEEK: WeekHours = {
  sunday: 'closed',
  monday: 'closed',
  tuesday: 'closed',
  wednesday: 'closed',
  thursday: 'closed',
  friday: 'closed',
  saturday: 'closed',
}

/** A week from its entries; a day without an entry, or open without both times, is closed. The last entry of a day holds. */
export function weekOfEntries(entries: readonly OpeningHourEntry[]): WeekHours {
  const week = { ...CLOSED_WEEK }
  for (const { weekday, status, open, close } of entries) {
    const name = WEEKDAYS[weekday]
    if (name !== undefined) week[name] = hoursOfEntry(status, open, close)
  }
  return week
}

/** The entries of a week, Sunday first. By appointment has no status of its own: to a dealer's system it is Closed. */
export function entriesOfWeek(week: WeekHours): OpeningHourEntry[] {
  return WEEKDAYS.map((_, weekday) => {
    const [open, close] = hoursOf(week, weekday).split('-')
    return open !== undefined && close !== undefined
      ? { weekday, status: 'Open', open, close }
      : { weekday, status: 'Closed', open: null, close: null }
  })
}

/** "8:30-17:30" or "closed": how this product writes one day's hours. */
export function hoursOfEntry(status: string, open: string | null, close: string | null): string {
  return status === 'Open' && open !== null && close !== null ? `${open}-${close}` : 'closed'
}
