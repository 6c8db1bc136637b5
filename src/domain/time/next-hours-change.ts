/** When what a place's hours say of this minute will change: for a plan, or a timer that sleeps until then. */
import { earliestAfter } from './instant-window.ts'
import { addDays, localMoment } from './local-moment.ts'
import { hoursOn, minutesOf, openState } from './open-now.ts'
import type { SpecialHours, WeekHours } from './opening-hours.ts'
import { dayEndMs, dayStartMs, offsetMinutes } from './zone-days.ts'

const MINUTE_MS = 60_000
/** A week shows every day; a fortnight more passes any row of special days. */
const DAYS_LOOKED_AT = 21

/**
 * The next instant (epoch ms) at which `openState` answers otherwise; `null` when it will not within three weeks.
 *
 * On the day on which daylight saving ends, an hour comes twice: a place that opens in it opens, is not yet open when
 * the hour comes again, and opens once more. On the day on which it begins, an hour is left out. So each time of the
 * day is looked up under both offsets of its day, and the moment of the change itself is a candidate, too.
 */
export function nextHoursChangeMs(
  week: WeekHours,
  special: readonly SpecialHours[],
  timeZone: string,
  asAtMs: number,
): number | null {
  const answerAt = (atMs: number): string => JSON.stringify(openState(week, special, localMoment(atMs, timeZone)))
  const now = answerAt(asAtMs)
  const today = localMoment(asAtMs, timeZone).date
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AT; daysAhead++) {
    const date = addDays(today, daysAhead)
    const changes = instantsOfDay(date, hoursOn(week, special, date), timeZone).filter((atMs) => answerAt(atMs) !== now)
    const next = earliestAfter(asAtMs, changes)
    if (next !== null) return next
  }
  return null
}

/** Every instant of a day at which hours may begin or end to hold. */
function instantsOfDay(date: string, hours: string, timeZone: string): number[] {
  const startMs = dayStartMs(date, timeZone)
  const endMs = dayEndMs(date, timeZone)
  const offsets = [offsetMinutes(startMs, timeZone), offsetMinutes(endMs - 1, timeZone)]
  const utcMidnightMs = Date.parse(`${date}T00:00:00Z`)
  const times = hours.includes('-') ? hours.split('-').map(minutesOf) : []
  return [
    startMs,
    ...times.flatMap((minute) => offsets.map((offset) => utcMidnightMs + (minute - offset) * MINUTE_MS)),
    ...(offsets[0] === offsets[1] ? [] : [offsetChangeMs(startMs, endMs, timeZone)]),
  ]
}

/** The instant within a day at which its zone's offset changes, to the minute. */
function offsetChangeMs(startMs: number, endMs: number, timeZone: string): number {
  const before = offsetMinutes(startMs, timeZone)
  let low = 0
  let high = (endMs - startMs) / MINUTE_MS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMinutes(startMs + middle * MINUTE_MS, timeZone) === before) low = middle
    else high = middle
  }
  return startMs + high * MINUTE_MS
}
