/** Collects what is dropped, mended or fatal while one row is read. */
import type { Finding } from '../report.ts'
import { reportValue } from '../report.ts'

export class RowNotes {
  readonly problems: Finding[] = []
  readonly warnings: Finding[] = []
  readonly repairs = new Set<string>()

  /** The row cannot become a car. */
  problem(reasonCode: string, field: string, value: unknown, expected: string, reason: string): void {
    this.problems.push({ field, value: reportValue(value), expected, reason, reasonCode })
  }

  /** The value is dropped or cut; the row goes on. */
  warn(reasonCode: string, field: string, value: unknown, expected: string, reason: string): void {
    this.warnings.push({ field, value: reportValue(value), expected, reason, reasonCode })
  }

  /** The value was mended by a rule that docs/feeds.md describes. */
  repair(rule: string): void {
    this.repairs.add(rule)
  }
}
