/** The group's sales counter: a pure function of the instant, the same for every shopper (S1 §1, S2 §9). */
import { secondOfDay } from './local-moment.ts'

export interface SalesCounterOptions {
  /** The most that a day counts to. */
  readonly perDay: number
  readonly stepSeconds: number
  /** The zone whose midnight starts the count anew. */
  readonly timeZone: string
}

/** S1 §1: 192 per day, 450 seconds per step, Brisbane time, refreshed every 150 seconds. 192 steps fill the day. */
export const SALES_COUNTER_PER_DAY = 192
export const SALES_COUNTER_STEP_SECONDS = 450
export const SALES_COUNTER_TIME_ZONE = 'Australia/Brisbane'
export const SALES_COUNTER_REFRESH_SECONDS = 150

/** The count at an instant: one for each step that is complete since midnight by the zone's wall clock. */
export function salesCount({ perDay, stepSeconds, timeZone }: SalesCounterOptions, asAtMs: number): number {
  return Math.min(perDay, Math.floor(secondOfDay(asAtMs, timeZone) / stepSeconds))
}
