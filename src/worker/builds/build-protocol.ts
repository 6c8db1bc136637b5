/** What a worker and its build threads say to each other. */
import type { Site } from '#config/schema/site.ts'
import type { FeedState } from '#domain/fleet/fleet-site.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import type { ListedCarsOrder, ListedStock, SiteOrder } from './listed-cars.ts'

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

/** What a build thread begins with. */
export interface BuildThreadData {
  /** Of the sites that it keeps warm; the rest is for the build that runs. */
  maxWarmBytes: number
}

/** What is asked of a build thread; it answers one request after another. */
export type BuildThreadRequest =
  | { kind: 'build'; order: BuildOrder }
  | { kind: 'site'; order: SiteOrder }
  | { kind: 'cars'; order: ListedCarsOrder }

export type BuildThreadAnswer =
  | { kind: 'build'; end: BuildEnd }
  | { kind: 'site'; site: Site }
  | { kind: 'cars'; stock: ListedStock }
  | { kind: 'failed'; message: string }

export interface BuildThreadMessage {
  answer: BuildThreadAnswer
  /** Of the sites that it keeps warm from now on. */
  warmSlugs: string[]
  /** It has grown large: the worker ends it, and starts another for the next request. */
  isLast: boolean
}
