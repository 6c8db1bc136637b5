/** A day and a time of an appointment as a shopper reads them. */
import type { AppointmentDay } from './appointment-times.ts'

const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Saturday 28 November", "Sunday 29 November: closed". */
export function appointmentDayText({ date, times, isByAppointment }: AppointmentDay): string {
  const day = DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
  if (times.length > 0) return day
  return `${day}: ${isByAppointment ? 'by appointment' : 'closed'}`
}
