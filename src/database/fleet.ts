/** How the builds of all sites stand in the queue. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { BuildOutcomeKind } from './tables/stock-tables.ts'

export interface FleetBuild {
  siteSlug: string
  /** How the last build of the queue ended; `null` before the first. */
  kind: BuildOutcomeKind | null
  message: string
  endedAt: Date | null
  /** Builds that wait or run now; one that is scheduled for later is not counted. */
  waiting: number
  /** Addresses that the CDN is still to forget. */
  unpurgedPaths: number
  /** Why it was not purged; `null` when the last try went well. */
  purgeFailure: string | null
}

export async function readFleetBuilds(db: Database): Promise<FleetBuild[]> {
  const { rows } = await sql<FleetBuild>`
    select sites.slug as "siteSlug", kind, coalesce(message, '') as message, at as "endedAt",
      (select count(*)::int from graphile_worker.jobs
        where queue_name = 'build-site ' || sites.slug and run_at <= now()) as waiting,
      (select count(*)::int from cdn_purge_paths where cdn_purge_paths.site_slug = sites.slug) as "unpurgedPaths",
      cdn_purges.failure as "purgeFailure"
    from sites left join site_builds on site_builds.site_slug = sites.slug
      left join cdn_purges on cdn_purges.site_slug = sites.slug
    order by sites.slug`.execute(db)
  return rows
}
