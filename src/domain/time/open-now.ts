/** Whether a place is open at an instant, in its own time zone, wherever the shopper is. */
import type { SpecialHours, WeekHours } from './opening-hours.ts'
import { formatTime, hoursOf } from './opening-hours.ts'

export type OpenState =
  | { kind: 'open'; closesAt: string }
  | { kind: 'opensLater'; opensAt: string }
  | { kind: 'byAppointment' }
  | { kind: 'closed' }

export interface LocalMoment {
  /** ISO 8601 date in the zone. */
  date: string
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  minuteOfDay: number
}

/** What the clock on the wall says in a zone; daylight saving is the zone's own business. */
export function localMoment(atMs: number, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(atMs)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((found) => found.type === type)?.value ?? '0'
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minuteOfDay: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Special hours of the day come before the week's. */
export function openState(week: WeekHours, special: readonly SpecialHours[], now: LocalMoment): OpenState {
  const hours = special.find(({ date }) => date === now.date)?.hours ?? hoursOf(week, now.weekday)
  if (hours === 'by appointment') return { kind: 'byAppointment' }
  if (hours === 'closed') return { kind: 'closed' }
  const [open = '', close = ''] = hours.split('-')
  if (now.minuteOfDay < minutes(open)) return { kind: 'opensLater', opensAt: formatTime(open) }
  return now.minuteOfDay < minutes(close) ? { kind: 'open', closesAt: formatTime(close) } : { kind: 'closed' }
}

/** "Open now until 5:30pm". */
export function openStateText(state: OpenState): string {
  if (state.kind === 'open') return `Open now until ${state.closesAt}`
  if (state.kind === 'opensLater') return `Opens today at ${state.opensAt}`
  return state.kind === 'byAppointment' ? 'By appointment only today' : 'Closed now'
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
