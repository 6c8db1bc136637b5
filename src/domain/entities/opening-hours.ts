/** Opening hours and holiday hours as a dealer's system delivers them (S2 §3). */
import type * as v from 'valibot'
import { readDate } from '../values/read-date.ts'
import { asId, asLine, asNumber, asWord, entity, id, isRecord, line, part, read, required } from './fields.ts'

const STATUSES = ['Open', 'Closed'] as const

/** "8:30" of "8:30", "08:30:00", "8.30am" or "5:30 PM": 24 hours, without a leading zero. */
export function asTime(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(value.slice(0, 40).trim())
  if (found === null) return null
  const [, hourText, minute = '00', half] = found
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const isTime = hour < 24 && Number(minute) < 60 && (half === undefined || Number(hourText) <= 12)
  return isTime ? `${hour}:${minute}` : null
}

/** S2 §3 "Opening-hour entry"; `formated_hours` is the field's name there. 0 is Sunday. */
export const openingHourEntrySchema = entity({
  weekday: required(asWeekday, 'a weekday from 0 for Sunday to 6 for Saturday'),
  status: read((value) => asWord(STATUSES)(value) ?? ('Closed' as const)),
  formated_hours: line(100),
  open: read(asTime),
  close: read(asTime),
})
export type OpeningHourEntryDto = v.InferOutput<typeof openingHourEntrySchema>

/** An ISO 8601 date. */
export function asDay(value: unknown): string | null {
  return typeof value === 'string' ? readDate(value.slice(0, 60), 'day-month-year') : null
}

const holder = part(entity({ id }))
const hours = part(entity({ begin: read(asTime), end: read(asTime) }))

/** S2 §3 "Special hours entry": `location_id` or `location.id`, `start_hour` or `hours.begin`. */
export const specialHoursEntrySchema = entity({
  date: required(asDay, 'a date such as "2026-12-25"'),
  status: read((value) => asWord(STATUSES)(value) ?? ('Closed' as const)),
  label: read(asLine(100)),
  location_id: read(asId),
  location: holder,
  start_hour: read(asTime),
  end_hour: read(asTime),
  hours,
})
export type SpecialHoursEntryDto = v.InferOutput<typeof specialHoursEntrySchema>

function asWeekday(value: unknown): number | null {
  const day = asNumber(0, 6)(isRecord(value) ? null : value)
  return day !== null && Number.isInteger(day) ? day : null
}
