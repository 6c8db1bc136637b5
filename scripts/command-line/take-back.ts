/** Takes a roll-out back: each of its sites serves the release again that it had before. */
import type { ObjectStore } from '#generator/publish/object-store.ts'
import { rollBackBucketTo } from '#generator/publish/site-bucket.ts'
import { withBuildLock } from '#generator/release/build-lock.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { rollBackTo } from '#generator/release/releases.ts'
import type { RollOutRecord } from './roll-out-record.ts'
import { servedReleaseId } from './roll-out-record.ts'

const LOCK_WAIT_MS = 60_000

export interface TakenBack {
  slug: string
  /** `taken-back`: it serves another release now. `as-before`: it serves that release already. `left`: somebody should look. */
  kind: 'taken-back' | 'as-before' | 'left'
  message: string
}

export interface TakeBackOptions {
  record: RollOutRecord
  store: ObjectStore | null
  outDir: string
  /** Sites that have got a newer release since go back, too, though its stock is newer. */
  withNewer: boolean
}

/** A site that cannot go back leaves the others as they are. */
export async function takeBack({ record, store, outDir, withNewer }: TakeBackOptions): Promise<TakenBack[]> {
  const results: TakenBack[] = []
  for (const [slug, { before, after }] of Object.entries(record.sites)) {
    const left = (message: string): TakenBack => ({ slug, kind: 'left', message })
    try {
      const served = await servedReleaseId(store, outDir, slug)
      if (served === before) {
        const message = before === null ? 'It has no release, as before.' : `Release ${before} is served.`
        results.push({ slug, kind: 'as-before', message })
      } else if (before === null) results.push(left('It had no release before, so there is none to go back to.'))
      else if (after !== null && served !== after && !withNewer) {
        const newer = `It has got release ${served} since, with newer stock, and keeps it.`
        results.push(left(`${newer} --with-newer takes it back to ${before}, too.`))
      } else {
        if (store === null) {
          const paths = releasePaths(outDir, slug)
          await withBuildLock(paths.lock, { waitMs: LOCK_WAIT_MS }, () => rollBackTo(paths, before))
        } else await rollBackBucketTo(store, slug, before)
        results.push({ slug, kind: 'taken-back', message: `Release ${before} is served again; it was ${served}.` })
      }
    } catch (error) {
      results.push(left((error as Error).message))
    }
  }
  return results
}
