/** The finance calculator reports its first change to analytics, and of no other (S1 §4, §7). */
import { ANALYTICS_EVENTS } from '../analytics/events.ts'

export type CalculatorUse = 'untouched' | 'changed'

export interface CalculatorChange {
  readonly use: CalculatorUse
  /** The event to fire now; `null` for none. */
  readonly eventId: number | null
}

/** What follows from a change of any field. */
export function afterCalculatorChange(use: CalculatorUse): CalculatorChange {
  return { use: 'changed', eventId: use === 'untouched' ? ANALYTICS_EVENTS.financeCalculatorFirstChange : null }
}
