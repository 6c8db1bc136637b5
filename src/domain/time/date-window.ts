/** From when until when something is shown: dates as a site builder writes them, instants as code compares them. */
import { DateTime } from 'luxon'
import type { InstantWindow } from './instant-window.ts'
import { earliestAfter, windowState } from './instant-window.ts'
import { dayEndMs } from './zone-days.ts'

/**
 * Dates ("2025-06-15") or local times ("2025-06-15T17:00") in the dealer's zone; `null` leaves that end open.
 * A starting date begins with its first minute, and the expiry date is shown to its last (S1 §4: "hidden once its
 * expiry date has passed"); a time is exact.
 */
export interface DateWindow {
  readonly start: string | null
  readonly expiry: string | null
}

export function instantsOf({ start, expiry }: DateWindow, timeZone: string): InstantWindow {
  return {
    startsAtMs: start === null ? null : DateTime.fromISO(start, { zone: timeZone }).toMillis(),
    endsAtMs: expiry === null ? null : endOf(expiry, timeZone),
  }
}

function endOf(expiry: string, timeZone: string): number {
  return expiry.includes('T') ? DateTime.fromISO(expiry, { zone: timeZone }).toMillis() : dayEndMs(expiry, timeZone)
}

/** What of a list is shown at an instant, in its order, and when that will change by itself (`null`: never). */
export interface Running<T> {
  items: T[]
  nextChangeAtMs: number | null
}

/** Those of a list that run at an instant, with the next instant at which one begins or ends. */
export function runningAt<T extends DateWindow>(items: readonly T[], timeZone: string, asAtMs: number): Running<T> {
  const windows = items.map((item) => ({ item, window: instantsOf(item, timeZone) }))
  const current = windows.filter(({ window }) => windowState(window, asAtMs) !== 'over')
  return {
    items: current.filter(({ window }) => windowState(window, asAtMs) === 'running').map(({ item }) => item),
    nextChangeAtMs: earliestAfter(
      asAtMs,
      current.flatMap(({ window }) => [window.startsAtMs, window.endsAtMs]),
    ),
  }
}
