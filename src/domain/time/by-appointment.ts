/** Departments that see people by appointment on the days on which they are closed (S2 §4 "Location hours"). */
import type { WeekHours } from './opening-hours.ts'
import { WEEKDAYS } from './opening-hours.ts'

/** Only these may be by appointment when closed (S2 §4: "a closed service or sales location"). */
export const APPOINTMENT_TYPES = ['sales', 'service'] as const
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number]

/**
 * The week with "By appointment only" in place of "Closed", where a site asks for it for this type of location.
 * Special hours stay as they are: the holiday dialog lists open hours or Closed (S2 §4).
 */
export function weekByAppointment(
  week: WeekHours,
  locationType: string,
  typesByAppointment: readonly AppointmentType[],
): WeekHours {
  if (!typesByAppointment.some((type) => type === locationType)) return week
  const copy = { ...week }
  for (const day of WEEKDAYS) if (copy[day] === 'closed') copy[day] = 'by appointment'
  return copy
}
