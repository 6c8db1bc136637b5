/** The interface of a site's builder. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import type { PushOutcome } from '#search/meilisearch/push-index.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import type { GuardVerdict } from '#stock/guard.ts'
import type { FeedReport } from '#stock/report.ts'
import type { Manifest } from './release/manifest.ts'
import type { ReleasePaths } from './release/release-paths.ts'
import type { WriteFile } from './release/stage.ts'
import type { BuildReporter } from './reporter.ts'

export interface SiteBuilderOptions {
  site: Site
  /** The folder that holds the site's `site.ts`. */
  siteDir: string
  outDir: string
  reporter?: BuildReporter
  /** How long to wait for another build of this site. */
  lockWaitMs?: number
  /** Keeps the parsed rows of the feed between processes; `null` for none. */
  cacheDir?: string | null
  /** Another feed than the configured one. */
  feedFile?: string
  writeFile?: WriteFile
  /**
   * For a process that builds the site again and again: the builder keeps the thread of the search index, and leaves it to
   * the process to call `prestage` when no other build waits.
   */
  staysWarm?: boolean
}

export interface BuildRequest {
  /** Epoch ms that the site is planned for. */
  asAtMs: number
  /** Publishes though the guard would hold. An unreadable feed is never published. */
  approve?: boolean
  /** Publishes the feed with this hash though the guard would hold it. */
  approvedFeedHash?: string | null
  /** Renders every page and makes every file again. */
  full?: boolean
  /** Cars that count as reserved whatever the feed says. */
  reservedIds?: readonly string[]
  /** Rows that came after the feed. */
  changedRows?: readonly ChangedRow[]
  /**
   * Called when this disk serves the release, before old releases are tidied up: for whoever serves it elsewhere too. When
   * it rejects, so does the build.
   */
  afterFlip?: (served: { manifest: Manifest; feedHash: string }) => Promise<void>
}

export type BuildResult =
  | {
      kind: 'published' | 'unchanged'
      manifest: Manifest
      rendered: string[]
      reusedPages: number
      removedPages: number
      /** When the new release was served, by `performance.now()`. */
      flippedAtMs: number
      report: FeedReport
      /** Of the feed that it was built from. */
      feedHash: string
    }
  | HeldFeed

/** The guard held the feed: nothing was published. */
export interface HeldFeed {
  kind: 'held'
  verdict: Extract<GuardVerdict, { kind: 'hold' }>
  report: FeedReport
  reportFile: string
  feedHash: string
}

export interface IndexPushed {
  kind: 'pushed'
  indexName: string
  outcome: PushOutcome
}

export type IndexResult = IndexPushed | HeldFeed

export interface SiteBuilder {
  paths: ReleasePaths
  /** Where the rows of the feed are kept between processes; `null` for nowhere. */
  rowsFile: string | null
  build(request: BuildRequest): Promise<BuildResult>
  /** Of a builder that stays warm: prestages the release after the last one that it built, unless another process builds. */
  prestage(): Promise<void>
  /** Brings the index of the site's search server up to date without building; rejects when that fails. */
  pushIndex(request: Pick<BuildRequest, 'asAtMs' | 'approve'>): Promise<IndexResult>
  /** The catalogue as it would be built now, without building: for the development server. */
  catalogue(asAtMs: number): Promise<Catalogue>
  publishableStock(asAtMs: number, changedRows?: readonly ChangedRow[]): Promise<PublishableStock>
  /** Ends what a builder that stays warm keeps running; a later build starts it again. */
  close(): void
}

export interface PublishableStock {
  /** Of what may be published; `null` while the guard holds a feed that is not the served release's. */
  catalogue: Catalogue | null
  /** Of the feed, whether it is held or not. */
  report: FeedReport
}
