/** How all sites stand: their releases as workers have found them, and their builds in the queue. */
import { sql } from 'kysely'
import type { CountedBuilds } from '#domain/fleet/build-hours.ts'
import { BUILD_HOURS } from '#domain/fleet/build-hours.ts'
import type { FleetBuild, SiteState } from '#domain/fleet/fleet-site.ts'
import type { Database } from '../database.ts'

export async function readFleetBuilds(db: Database): Promise<FleetBuild[]> {
  const { rows } = await sql<FleetBuild>`
    select sites.slug as "siteSlug", kind, coalesce(message, '') as message, at as "endedAt",
      duration_ms as "durationMs",
      (select count(*)::int from graphile_worker.jobs
        where task_identifier = 'build-site' and queue_name = 'build-site ' || sites.slug and run_at <= now()) as waiting,
      (select count(*)::int from cdn_purge_paths where cdn_purge_paths.site_slug = sites.slug) as "unpurgedPaths",
      cdn_purges.failure as "purgeFailure", cdn_purges.purged_at as "purgedAt"
    from sites left join site_builds on site_builds.site_slug = sites.slug
      left join cdn_purges on cdn_purges.site_slug = sites.slug
    order by sites.slug`.execute(db)
  return rows
}

export interface StoredState {
  siteSlug: string
  name: string
  host: string
  /** `null` before a worker has looked at the site. */
  state: SiteState | null
}

export async function readSiteStates(db: Database): Promise<StoredState[]> {
  const { rows } = await sql<StoredState>`
    select slug as "siteSlug", coalesce(configuration ->> 'name', slug) as name, host, state
    from sites left join site_states on site_states.site_slug = sites.slug
    order by slug`.execute(db)
  return rows
}

export interface KnownState {
  state: SiteState
  /** When the size of its release was measured; `null` when it was not. */
  measuredAt: Date | null
}

/** `null` before a worker has looked at the site. */
export async function readKnownState(db: Database, siteSlug: string): Promise<KnownState | null> {
  const found = await db
    .selectFrom('site_states')
    .select(['state', 'measured_at as measuredAt'])
    .where('site_slug', '=', siteSlug)
    .executeTakeFirst()
  return found ?? null
}

export async function writeSiteState(
  db: Database,
  siteSlug: string,
  state: SiteState,
  measuredAt: Date | null,
): Promise<void> {
  const values = { state: JSON.stringify(state), measured_at: measuredAt }
  await db
    .insertInto('site_states')
    .values({ site_slug: siteSlug, ...values })
    .onConflict((conflict) => conflict.column('site_slug').doUpdateSet(values))
    .execute()
}

/** Of the last 24 hours. */
export async function countBuildRuns(db: Database, nowMs: number): Promise<CountedBuilds[]> {
  const now = new Date(nowMs)
  const { rows } = await sql<CountedBuilds>`
    select site_slug as "siteSlug", kind, count(*)::int as count, max(duration_ms) as "longestMs",
      floor(extract(epoch from ${now}::timestamptz - ended_at) / 3600)::int as "hoursAgo"
    from build_runs
    where ended_at > ${now}::timestamptz - ${BUILD_HOURS} * interval '1 hour' and ended_at <= ${now}::timestamptz
    group by site_slug, kind, "hoursAgo"`.execute(db)
  return rows
}

export async function forgetBuildRuns(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('build_runs')
    .where('ended_at', '<', new Date(Date.now() - days * 86_400_000))
    .execute()
}
