/** How one site of a fleet stands, as its folder of releases says it. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedReport } from '#stock/report.ts'
import { isMissing } from '../build-error.ts'
import { readManifest } from '../release/manifest.ts'
import { releasePaths } from '../release/release-paths.ts'
import { currentReleaseId } from '../release/releases.ts'

/** A change that is due by itself is built within this time by a worker that runs. */
const OVERDUE_MS = 15 * 60_000

export interface SiteState {
  slug: string
  /** `null` before the first release. */
  releaseId: string | null
  /** Epoch ms of the release's own instant. */
  asAtMs: number | null
  cars: number
  pages: number
  files: number
  nextChangeAtMs: number | null
  /** Of the last feed that a build read; `null` when none is known. */
  feed: Pick<FeedReport, 'rows' | 'accepted' | 'quarantinedRows' | 'unreadable'> | null
  /** What somebody should look at. */
  problems: string[]
}

export async function readSiteState(slug: string, outDir: string, nowMs: number): Promise<SiteState> {
  const paths = releasePaths(outDir, slug)
  const releaseId = await currentReleaseId(paths)
  const manifest = releaseId === null ? null : await readManifest(paths.manifests, releaseId)
  const feed = await readFeedReport(paths.feedReport)
  const nextChangeAtMs = manifest?.nextChangeAt == null ? null : Date.parse(manifest.nextChangeAt)
  const problems: string[] = []
  if (releaseId === null) problems.push('has no release')
  else if (manifest === null) problems.push(`the manifest of ${releaseId} cannot be read`)
  else if (!(await isThere(join(paths.current, 'index.html')))) problems.push('its home page is missing')
  if (nextChangeAtMs !== null && nextChangeAtMs + OVERDUE_MS < nowMs)
    problems.push('a change that was due is not built')
  if (feed?.unreadable != null) problems.push(`its feed cannot be read: ${feed.unreadable.reason}`)
  return {
    slug,
    releaseId,
    asAtMs: manifest === null ? null : Date.parse(manifest.asAt),
    cars: manifest?.stock.carIds.length ?? 0,
    pages: Object.keys(manifest?.pages ?? {}).length,
    files: Object.keys(manifest?.files ?? {}).length,
    nextChangeAtMs,
    feed,
    problems,
  }
}

async function readFeedReport(file: string): Promise<SiteState['feed']> {
  try {
    // Written by a build as a FeedReport.
    const { rows, accepted, quarantinedRows, unreadable }: FeedReport = JSON.parse(await readFile(file, 'utf8'))
    return { rows, accepted, quarantinedRows, unreadable }
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null
    throw error
  }
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
