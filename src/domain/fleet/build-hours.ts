/** The builds of the last 24 hours, hour by hour. */
import type { BuildOutcomeKind } from './fleet-site.ts'

export const BUILD_HOURS = 24

/** Builds of a site that ended in one way within one hour. */
export interface CountedBuilds {
  siteSlug: string
  /** 0 is the hour that ends now. */
  hoursAgo: number
  kind: BuildOutcomeKind
  count: number
  longestMs: number
}

export interface BuildHour {
  /** From the bottom of a picture to its top: what somebody should look at is last. */
  counts: Record<BuildOutcomeKind, number>
  longestMs: number
}

/** The oldest hour first. What lies outside of the 24 hours is left out. */
export function buildHours(counted: readonly CountedBuilds[]): BuildHour[] {
  const hours = Array.from({ length: BUILD_HOURS }, (): BuildHour => ({ counts: noBuilds(), longestMs: 0 }))
  for (const { hoursAgo, kind, count, longestMs } of counted) {
    const hour = hours[BUILD_HOURS - 1 - hoursAgo]
    if (hour === undefined) continue
    hour.counts[kind] += count
    hour.longestMs = Math.max(hour.longestMs, longestMs)
  }
  return hours
}

/** All hours together. */
export function buildTotals(hours: readonly BuildHour[]): BuildHour {
  const total: BuildHour = { counts: noBuilds(), longestMs: 0 }
  for (const { counts, longestMs } of hours) {
    for (const kind of BUILD_KINDS) total.counts[kind] += counts[kind]
    total.longestMs = Math.max(total.longestMs, longestMs)
  }
  return total
}

export const BUILD_KINDS = ['published', 'unchanged', 'held', 'failed'] as const satisfies readonly BuildOutcomeKind[]

export function countBuilds({ counts }: BuildHour): number {
  return BUILD_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

const noBuilds = (): Record<BuildOutcomeKind, number> => ({ published: 0, unchanged: 0, held: 0, failed: 0 })
