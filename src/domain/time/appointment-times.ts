/** When a test drive can begin, from a location's hours (S1 §7 "Appointments fetch"). The numbers are ours. */
import type { LocalMoment } from './local-moment.ts'
import { addDays } from './local-moment.ts'
import { hoursOn, minutesOf } from './open-now.ts'
import type { SpecialHours, WeekHours } from './opening-hours.ts'

export interface AppointmentDay {
  /** ISO 8601 date in the location's zone. */
  date: string
  /** "09:30", in order; empty on a day that is closed or by appointment. */
  times: string[]
  isByAppointment: boolean
}

/** Whether a day and a time ("2026-12-01T09:30") is among the choices; none, too. */
export function isOffered(days: readonly AppointmentDay[], value: string): boolean {
  const [date, time = ''] = value.split('T')
  return value === '' || days.some((day) => day.date === date && day.times.includes(time))
}

const STEP_MINUTES = 30
/** The dealer has so long to bring the car to the door, and the shopper so long before the doors close. */
const NOTICE_MINUTES = 60
const DRIVE_MINUTES = 45

/** The days of the next weeks; not today when there is no time left. */
export function appointmentDays(
  week: WeekHours,
  special: readonly SpecialHours[],
  now: LocalMoment,
  dayCount: number,
): AppointmentDay[] {
  return Array.from({ length: dayCount }, (_, index) => addDays(now.date, index)).flatMap((date) => {
    const isToday = date === now.date
    const hours = hoursOn(week, special, date)
    const times = timesOf(hours, isToday ? now.minuteOfDay + NOTICE_MINUTES : 0)
    return isToday && times.length === 0 ? [] : [{ date, times, isByAppointment: hours === 'by appointment' }]
  })
}

function timesOf(hours: string, earliest: number): string[] {
  const [opens, closes] = hours.split('-')
  if (opens === undefined || closes === undefined) return []
  const times: string[] = []
  const first = Math.ceil(minutesOf(opens) / STEP_MINUTES) * STEP_MINUTES
  for (let minute = first; minute + DRIVE_MINUTES <= minutesOf(closes); minute += STEP_MINUTES) {
    if (minute >= earliest) times.push(timeText(minute))
  }
  return times
}

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
