/** How a place's hours are written for shoppers (S2 §4 "Location hours"). */

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
type Weekday = (typeof WEEKDAYS)[number]

/** Each day as it is configured: "8:30-17:30", "closed" or "by appointment". */
export type WeekHours = Record<Weekday, string>

export interface SpecialHours {
  /** ISO 8601 date. */
  date: string
  label: string | null
  hours: string
}

export interface HoursRow {
  days: string
  hours: string
  /** 0 Sunday to 6 Saturday: lets the browser mark today's row. */
  weekdays: number[]
}

export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WORKING_WEEK = [1, 2, 3, 4, 5]

/** One Mon-Fri line when all five weekdays agree, else each day; Saturday and Sunday always by themselves. */
export function hoursRows(week: WeekHours): HoursRow[] {
  const single = (day: number): HoursRow => ({
    days: SHORT[day] as string,
    hours: formatHours(hoursOf(week, day)),
    weekdays: [day],
  })
  const alike = WORKING_WEEK.every((day) => hoursOf(week, day) === week.monday)
  const weekdays = alike
    ? [{ days: 'Mon-Fri', hours: formatHours(week.monday), weekdays: WORKING_WEEK }]
    : WORKING_WEEK.map(single)
  return [...weekdays, single(6), single(0)]
}

export function hoursOf(week: WeekHours, day: number): string {
  return week[WEEKDAYS[day] as Weekday]
}

/** "8:30-17:30" -> "8:30am – 5:30pm"; "closed" -> "Closed"; "by appointment" -> "By appointment only". */
export function formatHours(hours: string): string {
  if (hours === 'closed') return 'Closed'
  if (hours === 'by appointment') return 'By appointment only'
  const [open = '', close = ''] = hours.split('-')
  return `${formatTime(open)} – ${formatTime(close)}`
}

/** "17:30" -> "5:30pm"; "9:00" -> "9am". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

/** "Fri 25 Dec 2026". */
export function formatDate(isoDate: string): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return `${SHORT[weekday]} ${day} ${MONTHS[month - 1]} ${year}`
}
