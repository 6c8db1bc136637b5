/** Whether a place is open at an instant, in its own time zone, wherever the shopper is. */
import type { LocalMoment } from './local-moment.ts'
import { addDays, weekdayOf } from './local-moment.ts'
import type { SpecialHours, WeekHours } from './opening-hours.ts'
import { formatTime, hoursOf, WEEKDAY_NAMES } from './opening-hours.ts'

export type OpenState =
  | { kind: 'open'; closesAt: string }
  | { kind: 'opensLater'; opensAt: string }
  | { kind: 'byAppointment' }
  | { kind: 'closed' }

/** The hours of a date: special hours come before the week's. */
export function hoursOn(week: WeekHours, special: readonly SpecialHours[], date: string): string {
  return special.find((entry) => entry.date === date)?.hours ?? hoursOf(week, weekdayOf(date))
}

/** Special hours of the day come before the week's. */
export function openState(week: WeekHours, special: readonly SpecialHours[], now: LocalMoment): OpenState {
  const hours = hoursOn(week, special, now.date)
  if (hours === 'by appointment') return { kind: 'byAppointment' }
  if (hours === 'closed') return { kind: 'closed' }
  const [open = '', close = ''] = hours.split('-')
  if (now.minuteOfDay < minutesOf(open)) return { kind: 'opensLater', opensAt: formatTime(open) }
  return now.minuteOfDay < minutesOf(close) ? { kind: 'open', closesAt: formatTime(close) } : { kind: 'closed' }
}

/** "Open now until 5:30pm". */
export function openStateText(state: OpenState): string {
  if (state.kind === 'open') return `Open now until ${state.closesAt}`
  if (state.kind === 'opensLater') return `Opens today at ${state.opensAt}`
  return state.kind === 'byAppointment' ? 'By appointment only today' : 'Closed now'
}

/** When a place opens next; `daysAhead` 0 is today. */
export type NextOpening =
  | { kind: 'opens'; date: string; daysAhead: number; opensAt: string }
  /** Not within the fortnight that is looked at. */
  | { kind: 'unknown' }

const DAYS_LOOKED_AT = 14

/** The next time of opening after this minute; ours: a fortnight ahead, which passes any holiday. */
export function nextOpening(week: WeekHours, special: readonly SpecialHours[], now: LocalMoment): NextOpening {
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AT; daysAhead++) {
    const date = addDays(now.date, daysAhead)
    const [open = '', close] = hoursOn(week, special, date).split('-')
    if (close === undefined) continue
    if (daysAhead > 0 || now.minuteOfDay < minutesOf(open)) {
      return { kind: 'opens', date, daysAhead, opensAt: formatTime(open) }
    }
  }
  return { kind: 'unknown' }
}

/** "Opens today at 8:30am", "Opens tomorrow at 9am", "Opens Monday at 8:30am"; `null` when it is not known. */
export function nextOpeningText(next: NextOpening): string | null {
  if (next.kind === 'unknown') return null
  return `Opens ${dayAhead(next.date, next.daysAhead)} at ${next.opensAt}`
}

/** Beyond six days a weekday alone would name the wrong week. */
function dayAhead(date: string, daysAhead: number): string {
  if (daysAhead === 0) return 'today'
  if (daysAhead === 1) return 'tomorrow'
  const name = WEEKDAY_NAMES[weekdayOf(date)] as string
  return daysAhead <= 6 ? name : `${name} week`
}

/** "8:30" -> 510. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
