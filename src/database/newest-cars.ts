/** Where the newest cars of a site begin. */
import { sql } from 'kysely'
import { newestFromMs } from '#domain/car/tag.ts'
import type { Database } from './database.ts'

/** As the build counts them (`newestFromMs`): of the cars that the site lists. */
export async function readNewestFromMs(
  db: Database,
  siteSlug: string,
  percent: number,
  nowMs: number,
): Promise<number | null> {
  if (percent >= 100) return null
  const { rows } = await sql<{ createdAt: string }>`
    select car ->> 'createdAt' as "createdAt" from cars
    where site_slug = ${siteSlug} and removed_at is null and car ->> 'createdAt' is not null`.execute(db)
  const arrivedMs = rows.map(({ createdAt }) => Date.parse(createdAt)).filter((ms) => ms <= nowMs)
  return newestFromMs(arrivedMs, percent)
}
