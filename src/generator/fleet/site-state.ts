/** How one site of a fleet stands, as its folder of releases says it. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedState, SiteState } from '#domain/fleet/fleet-site.ts'
import type { FeedReport } from '#stock/report.ts'
import { isMissing } from '../build-error.ts'
import { eachAtOnce } from '../publish/at-once.ts'
import type { Manifest } from '../release/manifest.ts'
import { readManifest } from '../release/manifest.ts'
import { releaseFiles } from '../release/prestage.ts'
import type { ReleasePaths } from '../release/release-paths.ts'
import { releasePaths } from '../release/release-paths.ts'
import { currentReleaseId } from '../release/releases.ts'

export interface ReadState {
  /** Whether the release is measured, for which each of its files is looked at. */
  isMeasured?: boolean
}

export async function readSiteState(
  slug: string,
  outDir: string,
  { isMeasured = false }: ReadState = {},
): Promise<SiteState> {
  const paths = releasePaths(outDir, slug)
  const releaseId = await currentReleaseId(paths)
  const manifest = releaseId === null ? null : await readManifest(paths.manifests, releaseId)
  const faults: string[] = []
  if (releaseId === null) faults.push('has no release')
  else if (manifest === null) faults.push(`the manifest of ${releaseId} cannot be read`)
  else if (!(await isThere(join(paths.current, 'index.html')))) faults.push('its home page is missing')
  return {
    releaseId,
    asAtMs: manifest === null ? null : Date.parse(manifest.asAt),
    cars: manifest?.stock.carIds.length ?? 0,
    pages: manifest?.pages.size ?? 0,
    files: manifest?.files.size ?? 0,
    sizeBytes: isMeasured && manifest !== null ? await sizeOf(paths, manifest) : null,
    nextChangeAtMs: manifest?.nextChangeAt == null ? null : Date.parse(manifest.nextChangeAt),
    feed: await readFeedReport(paths.feedReport),
    faults,
  }
}

/** Bytes of all files of the release; `null` when it is replaced meanwhile. */
async function sizeOf(paths: ReleasePaths, manifest: Manifest): Promise<number | null> {
  let bytes = 0
  try {
    await eachAtOnce(releaseFiles(manifest), async (file) => {
      // Not in one expression: that would add to what the sum was before the others were looked at.
      const { size } = await stat(join(paths.releases, manifest.id, file))
      bytes += size
    })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
  return bytes
}

export function feedStateOf({ rows, quarantinedRows, unreadable }: FeedReport): FeedState {
  return { rows, quarantinedRows, unreadableReason: unreadable?.reason ?? null }
}

async function readFeedReport(file: string): Promise<FeedState | null> {
  try {
    // Written by a build as a FeedReport.
    return feedStateOf(JSON.parse(await readFile(file, 'utf8')))
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
