/** The numbers that a group is proud of (S1 §1 "stats banner"). */
import { groupThousands } from '../formats/money.ts'

export interface Stat {
  /** The number is at least this. */
  readonly min: number
  readonly label: string
}

/** S1 §1: 50+ locations, 40+ brands, 30+ years. */
export const GROUP_STATS: readonly Stat[] = [
  { min: 50, label: 'locations' },
  { min: 40, label: 'brands' },
  { min: 30, label: 'years' },
]

/** "50+ locations" in its two parts, because the number is set larger than the word. */
export function statParts({ min, label }: Stat): { figure: string; label: string } {
  return { figure: `${groupThousands(min)}+`, label }
}
