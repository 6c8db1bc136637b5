/** The numbers of a group's stats banner: never more than the site has. */
import { groupThousands } from '../formats/money.ts'

/** What a site can count of itself. */
export const COUNTED = ['locations', 'towns', 'brands', 'makes', 'vehicles'] as const
export type Counted = (typeof COUNTED)[number]
export type SiteCounts = Readonly<Record<Counted, number>>

export interface Stat {
  /** The number is at least this; `null` for the number that the site counts. */
  readonly min: number | null
  /** What is counted; `null` for what a site cannot count, such as years. */
  readonly of: Counted | null
  readonly label: string
}

/** S1 §1: 50+ locations, 40+ brands, 30+ years. */
export const GROUP_STATS: readonly Stat[] = [
  { min: 50, of: 'locations', label: 'locations' },
  { min: 40, of: 'brands', label: 'brands' },
  { min: 30, of: null, label: 'years' },
]

export interface ShownStat {
  /** "50+", set larger than the label. */
  figure: string
  label: string
}

/** "50+ locations"; ours: "48 locations" on a site that has only 48. */
export function shownStat(stat: Stat, counts: SiteCounts): ShownStat {
  const { min, of, label } = stat
  if (min !== null && !isMoreThanThere(stat, counts)) return { figure: `${groupThousands(min)}+`, label }
  return { figure: of === null ? '' : groupThousands(counts[of]), label }
}

/** Whether a site says more of itself than it has. */
export function isMoreThanThere({ min, of }: Stat, counts: SiteCounts): boolean {
  return min !== null && of !== null && min > counts[of]
}

/** "{brands} brands in {towns} towns" with the numbers that the site has; other braces stay as they are. */
export function withCounts(text: string, counts: SiteCounts): string {
  return COUNTED.reduce((filled, name) => filled.replaceAll(`{${name}}`, groupThousands(counts[name])), text)
}
