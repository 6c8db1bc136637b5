/** Has a site's CDN forget the addresses that a release has changed, by one HTTP request for each batch of them. */
import type { CdnPurge } from '#config/schema/services.ts'
import type { Site } from '#config/schema/site.ts'
import {
  forgetPurges,
  nextPurgePaths,
  queuePurge,
  readPurgedRelease,
  recordPurge,
  settlePurge,
} from '#database/builds/cdn-purges.ts'
import type { Database } from '#database/database.ts'
import { changedPaths } from '#generator/publish/changed-paths.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { readStoredSite } from '../stored-site.ts'

const TIMEOUT_MS = 20_000

/** After each build, whether or not it changed something: so a release that nobody saw, such as a rollback, is noticed. */
export async function queueChangedPaths(
  db: Database,
  { slug, cdnPurge }: Site,
  { outDir, releaseId }: { outDir: string; releaseId: string },
): Promise<void> {
  if (cdnPurge === null) return forgetPurges(db, slug)
  const purged = await readPurgedRelease(db, slug)
  if (purged === releaseId) return
  const paths = await changedPaths(releasePaths(outDir, slug), purged, releaseId)
  await queuePurge(db, slug, { releaseId, paths })
}

export interface PurgeServices {
  db: Database
  secret(variable: string): string | undefined
}

/** Rejects when the CDN does not take a batch, so that the queue tries again; what was taken is not sent again. */
export async function purgeCdn({ db, secret }: PurgeServices, siteSlug: string): Promise<void> {
  const { cdnPurge, url } = await readStoredSite(db, siteSlug)
  if (cdnPurge === null) return forgetPurges(db, siteSlug)
  try {
    for (;;) {
      const batch = await nextPurgePaths(db, siteSlug, cdnPurge.pathsAtOnce)
      if (batch.length === 0) break
      const token = cdnPurge.tokenVariable === null ? undefined : secret(cdnPurge.tokenVariable)
      await send(
        cdnPurge,
        token,
        batch.map(({ path }) => new URL(path, url)),
      )
      await settlePurge(db, siteSlug, batch)
    }
  } catch (error) {
    await recordPurge(db, siteSlug, (error as Error).message)
    throw error
  }
  await recordPurge(db, siteSlug, null)
}

async function send(hook: CdnPurge, token: string | undefined, addresses: readonly URL[]): Promise<void> {
  const { url, method, tokenVariable, tokenHeader, bodyKey, entries } = hook
  if (tokenVariable !== null && token === undefined) {
    throw new Error(`The CDN cannot be purged: the environment variable ${tokenVariable} is not set.`)
  }
  const authorization = token === undefined ? {} : { [tokenHeader]: isBearer(tokenHeader) ? `Bearer ${token}` : token }
  const listed = addresses.map(({ href, pathname }) => (entries === 'urls' ? href : pathname))
  // Without its path, which may hold an account or a key.
  const { host } = new URL(url)
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ [bodyKey]: listed }),
  }).catch((error: Error) => {
    throw new Error(`The CDN cannot be purged: ${host} gave no answer (${error.name}).`, { cause: error })
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The CDN cannot be purged: ${host} answered ${response.status}.`)
}

const isBearer = (header: string): boolean => header.toLowerCase() === 'authorization'
