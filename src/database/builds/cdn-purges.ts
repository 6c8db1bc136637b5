/** Addresses that a site's CDN is still to forget. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'

export interface PurgePath {
  path: string
  /** The release in which it changed last. */
  releaseId: string
}

/** The release up to which the site's changes are known; `null` when nothing is. */
export async function readPurgedRelease(db: Database, siteSlug: string): Promise<string | null> {
  const found = await db
    .selectFrom('cdn_purges')
    .select('release_id')
    .where('site_slug', '=', siteSlug)
    .executeTakeFirst()
  return found?.release_id ?? null
}

/** Has the paths purged that a release changed. */
export async function queuePurge(
  db: Database,
  siteSlug: string,
  { releaseId, paths }: { releaseId: string; paths: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into cdn_purge_paths (site_slug, path, release_id)
      select ${siteSlug}, path, ${releaseId} from unnest(${paths}::text[]) as path
      on conflict (site_slug, path) do update set release_id = excluded.release_id`.execute(transaction)
    await transaction
      .insertInto('cdn_purges')
      .values({ site_slug: siteSlug, release_id: releaseId, failure: null })
      .onConflict((conflict) => conflict.column('site_slug').doUpdateSet({ release_id: releaseId }))
      .execute()
    await addJob(transaction, 'purge-cdn', { siteSlug }, { jobKey: `purge-cdn ${siteSlug}`, maxAttempts: 12 })
  })
}

/** The next paths to be purged, so many at most. */
export async function nextPurgePaths(db: Database, siteSlug: string, limit: number): Promise<PurgePath[]> {
  return db
    .selectFrom('cdn_purge_paths')
    .select(['path', 'release_id as releaseId'])
    .where('site_slug', '=', siteSlug)
    .orderBy('path')
    .limit(limit)
    .execute()
}

/** One that has changed again meanwhile stays. */
export async function settlePurge(db: Database, siteSlug: string, purged: readonly PurgePath[]): Promise<void> {
  await sql`
    delete from cdn_purge_paths using unnest(
      ${purged.map(({ path }) => path)}::text[], ${purged.map(({ releaseId }) => releaseId)}::text[]
    ) as purged (path, release_id)
    where site_slug = ${siteSlug} and cdn_purge_paths.path = purged.path
      and cdn_purge_paths.release_id = purged.release_id`.execute(db)
}

/** `null` when the last try went well. */
export async function recordPurge(db: Database, siteSlug: string, failure: string | null): Promise<void> {
  const values = failure === null ? { failure, purged_at: new Date() } : { failure }
  await db.updateTable('cdn_purges').set(values).where('site_slug', '=', siteSlug).execute()
}

/** Of a site whose CDN is not purged any more. */
export async function forgetPurges(db: Database, siteSlug: string): Promise<void> {
  await db.deleteFrom('cdn_purge_paths').where('site_slug', '=', siteSlug).execute()
  await db.deleteFrom('cdn_purges').where('site_slug', '=', siteSlug).execute()
}
