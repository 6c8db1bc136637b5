/** The finance calculator tells analytics of its first change, and of no other (S1 §4, §7). */

/** S1 §7, S2 §9. */
export const FINANCE_CALCULATOR_EVENT_ID = 26

export type CalculatorUse = 'untouched' | 'changed'

export interface CalculatorChange {
  readonly use: CalculatorUse
  /** The event to fire now; `null` for none. */
  readonly eventId: number | null
}

/** What follows from a change of any field. */
export function afterCalculatorChange(use: CalculatorUse): CalculatorChange {
  return { use: 'changed', eventId: use === 'untouched' ? FINANCE_CALCULATOR_EVENT_ID : null }
}
