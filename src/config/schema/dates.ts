/** Dates and times of the dealer's zone, and the windows that two of them make. */
import * as v from 'valibot'
import { option } from './option.ts'

/** "2026-06-15", or "2026-06-15T17:00" where the minute matters; days that no calendar has are refused. */
const dateOrTime = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
    'expected a date such as "2026-06-15", or a time such as "2026-06-15T17:00"',
  ),
  v.check((text) => {
    // Another form is one problem, not two.
    const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0]
    if (day === undefined) return true
    const date = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  }, 'expected a day that the calendar has'),
)

/** The keys of what is shown from a date to a date. */
export const dateWindowEntries = {
  start: option(
    v.nullable(dateOrTime),
    null,
    "The day, or the time, from which it is shown, in the dealer's time zone; null for at once.",
    'S1 §3',
  ),
  expiry: option(
    v.nullable(dateOrTime),
    null,
    "The last day on which it is shown, in the dealer's time zone, or the time at which it ends; null for never.",
    'S1 §3',
  ),
} as const

/** Whether what starts then is seen at all: a last day counts to its end. */
export function startsBeforeItEnds({ start, expiry }: { start: string | null; expiry: string | null }): boolean {
  if (start === null || expiry === null) return true
  if (start.length > 10 && expiry.length > 10) return start < expiry
  return start.slice(0, 10) <= expiry.slice(0, 10)
}

export const WINDOW_MESSAGE = 'expected an expiry that is not before the start'
