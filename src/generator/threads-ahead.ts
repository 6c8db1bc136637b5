/** What a build starts on other threads while its own reads the feed: most of it is wanted as soon as that is done. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompiledBuild } from './compile/compile.ts'
import type { SearchIndexMaker } from './files/search-index-maker.ts'
import type { LastKnown } from './release/last-known.ts'
import { layOutAhead } from './release/lay-out-ahead.ts'
import type { ReleasePaths } from './release/release-paths.ts'
import type { WaitingThreads } from './render/render-threads.ts'
import { startWaitingThreads, threadsFor } from './render/render-threads.ts'
import { PAGES_WORTH_A_WRITER } from './render/stage-writer.ts'

export interface ThreadsAhead {
  rendering: WaitingThreads
  /** Settles when nothing is laid out any more. */
  laidOut: Promise<void>
}

export const NOTHING_AHEAD: ThreadsAhead = {
  rendering: startWaitingThreads(0, 0, { entryFile: '' }),
  laidOut: Promise.resolve(),
}

export interface AheadOptions {
  paths: ReleasePaths
  feedFile: string
  siteHash: string
  full: boolean
  /** Rendering threads; as many as are worth it when not given. */
  threads: number | undefined
  /** Whether other threads may write the release. */
  writesApart: boolean
  /** Pages of the last release for which laying the next one out on a thread pays. */
  pagesWorthLayingOut: number
  /** `null` for a site whose search is not made with its pages. */
  indexMaker: SearchIndexMaker | null
}

export async function startThreadsAhead(
  options: AheadOptions,
  compiled: Promise<CompiledBuild>,
  known: Promise<LastKnown>,
): Promise<ThreadsAhead> {
  const { paths, feedFile, siteHash, full, threads, writesApart, indexMaker } = options
  const [{ id, entryFile }, { manifest, lostId }] = await Promise.all([compiled, known])
  const feed = await stat(feedFile).catch(() => null)
  const pages = (feed?.size ?? 0) / FEED_BYTES_A_CAR
  indexMaker?.prepare(pages)
  const kept =
    !full && lostId === null && manifest?.compileId === id && manifest.siteHash === siteHash ? manifest : null
  if (kept !== null || !writesApart) {
    const isWorth =
      kept !== null &&
      writesApart &&
      Object.keys(kept.pages).length >= options.pagesWorthLayingOut &&
      (await isNewer(feed?.mtimeMs ?? 0, paths, kept.id))
    return {
      rendering: startWaitingThreads(0, 0, { entryFile }),
      laidOut: isWorth ? layOutAhead({ paths, releaseId: kept.id }) : Promise.resolve(),
    }
  }
  const writers = pages < PAGES_WORTH_A_WRITER ? 0 : 1
  return {
    rendering: startWaitingThreads(threads ?? threadsFor(pages), writers, { entryFile }),
    laidOut: Promise.resolve(),
  }
}

/** Roughly what a car takes in a feed; a wrong guess only starts a thread later, or for nothing. */
const FEED_BYTES_A_CAR = 1_500

/** A feed that is older than the release has most likely nothing new in it. */
async function isNewer(feedAtMs: number, paths: ReleasePaths, releaseId: string): Promise<boolean> {
  const released = await stat(join(paths.manifests, `${releaseId}.json`)).catch(() => null)
  return released !== null && feedAtMs > released.mtimeMs
}
