/** What a worker and its build process say to each other. */
import type { FeedState } from '#domain/fleet/fleet-site.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import type { ListedCarsOrder, ListedStock } from './listed-cars.ts'

export interface BuildOrder {
  siteSlug: string
  approve: boolean
  /** The feed that the guard lets pass; `null` for none. */
  approvedFeedHash: string | null
  /** Whether the feed was fetched for this build. */
  hasNewestFeed: boolean
  /** Cars that shoppers have paid to reserve. */
  reservedIds: readonly string[]
  changedRows: readonly ChangedRow[]
  sitesDir: string
  outDir: string
}

export type BuildEnd =
  | {
      kind: 'published' | 'unchanged'
      releaseId: string
      renderedPages: number
      nextChangeAt: string | null
      /** Of the feed that it was built from. */
      feedHash: string
      feed: FeedState
      /** What was sent to the bucket; `null` without one. */
      sent: string | null
    }
  /** The guard held the feed; nothing was published. */
  | {
      kind: 'held'
      reasons: string[]
      reportFile: string
      canBeApproved: boolean
      heldFeedHash: string
      feed: FeedState
    }
  | { kind: 'failed'; message: string }

/** What is asked of the build process; it answers one request after another. */
export type BuildProcessRequest = { kind: 'build'; order: BuildOrder } | { kind: 'cars'; order: ListedCarsOrder }

export type BuildProcessAnswer =
  | { kind: 'build'; end: BuildEnd }
  | { kind: 'cars'; stock: ListedStock }
  | { kind: 'failed'; message: string }

export interface BuildProcessMessage {
  answer: BuildProcessAnswer
  /** Of the sites that it keeps warm from now on. */
  warmSlugs: string[]
  /** The process ends by itself now: what it is sent after this is lost. */
  isLast: boolean
}
