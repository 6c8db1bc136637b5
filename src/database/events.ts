/** How often each analytics event came in, by site and day. */
import { sql } from 'kysely'
import type { AnalyticsEventId } from '#domain/analytics/events.ts'
import type { Database } from './database.ts'

export interface EventCount {
  siteSlug: string
  /** ISO 8601 date in the site's time zone. */
  day: string
  eventId: AnalyticsEventId
  count: number
}

/** Adds to what is counted already; each site, day and event at most once. */
export async function addEventCounts(db: Database, counts: readonly EventCount[]): Promise<void> {
  await sql`
    insert into event_counts (site_slug, day, event_id, count)
    select "siteSlug", day, "eventId", count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as given("siteSlug" text, day date, "eventId" smallint, count bigint)
    order by 1, 2, 3
    on conflict (site_slug, day, event_id) do update set count = event_counts.count + excluded.count`.execute(db)
}

export interface DayCount {
  day: string
  eventId: number
  count: number
}

/** The last `days` days on which something was counted, newest first. */
export async function readEventCounts(db: Database, siteSlug: string, days: number): Promise<DayCount[]> {
  const rows = await db
    .selectFrom('event_counts')
    .select([sql<string>`day::text`.as('day'), 'event_id as eventId', 'count'])
    .where('site_slug', '=', siteSlug)
    .where('day', 'in', (shown) =>
      shown
        .selectFrom('event_counts as counted')
        .select('counted.day')
        .distinct()
        .where('counted.site_slug', '=', siteSlug)
        .orderBy('counted.day', 'desc')
        .limit(days),
    )
    .orderBy('day', 'desc')
    .orderBy('event_id')
    .execute()
  return rows.map(({ day, eventId, count }) => ({ day, eventId, count: Number(count) }))
}
