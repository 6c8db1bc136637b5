/** What the clock on the wall says in a time zone; daylight saving is the zone's own business. No luxon: browsers load this. */

export interface LocalMoment {
  /** ISO 8601 date in the zone. */
  date: string
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  minuteOfDay: number
}

const MINUTE_MS = 60_000

/** Making a formatter costs far more than using one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** The date, weekday and minute in a zone at an instant (epoch ms). */
export function localMoment(atMs: number, timeZone: string): LocalMoment {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return {
    date,
    weekday: weekdayOf(date),
    minuteOfDay: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

/** Seconds since midnight by the wall clock. Zones differ from UTC by whole minutes, so the seconds are UTC's. */
export function secondOfDay(atMs: number, timeZone: string): number {
  const secondOfMinute = Math.floor(atMs / 1_000) - Math.floor(atMs / MINUTE_MS) * 60
  return localMoment(atMs, timeZone).minuteOfDay * 60 + secondOfMinute
}

/** 0 Sunday to 6 Saturday of an ISO date. */
export function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T00:00:00Z`).getUTCDay()
}

/** The ISO date some days later: "2026-12-31" and 1 -> "2027-01-01". */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
