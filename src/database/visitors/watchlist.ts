/** The cars that people watch, each person's on each site. */
import { sql } from 'kysely'
import type { StandingCar } from '#domain/car/car-now.ts'
import type { Database } from '../database.ts'
import { isReserved } from '../payments/reserved-cars.ts'

/** One person on one site: everything private belongs to such a pair. */
export interface Owner {
  siteSlug: string
  visitorId: string
}

/** Enough for any shopper. */
export const WATCHLIST_MAX = 200

export interface WatchedCar extends StandingCar {
  carId: string
  savedPriceAud: number | null
  savedAt: Date
}

/** The car that was saved last stands first. */
export async function readWatchlist(db: Database, { siteSlug, visitorId }: Owner): Promise<WatchedCar[]> {
  const rows = await db
    .selectFrom('watchlist_entries as entry')
    .innerJoin('cars', (join) =>
      join.onRef('cars.site_slug', '=', 'entry.site_slug').onRef('cars.id', '=', 'entry.car_id'),
    )
    .select(['entry.car_id', 'entry.saved_price_aud', 'entry.saved_at', 'cars.car', 'cars.removed_at'])
    .select(isReserved.as('is_reserved'))
    .where('entry.site_slug', '=', siteSlug)
    .where('entry.visitor_id', '=', visitorId)
    .where('entry.removed_at', 'is', null)
    .orderBy('entry.saved_at', 'desc')
    .orderBy('entry.car_id')
    .execute()
  return rows.map((row) => ({
    carId: row.car_id,
    savedPriceAud: row.saved_price_aud,
    savedAt: row.saved_at,
    car: row.car,
    isRemoved: row.removed_at !== null,
    isReserved: row.is_reserved,
  }))
}

/** The car that was saved last stands first. */
export async function readWatchedIds(db: Database, { siteSlug, visitorId }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('watchlist_entries')
    .select('car_id')
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('removed_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('car_id')
    .execute()
  return rows.map(({ car_id }) => car_id)
}

/** So long after its removal a car comes back as it was. */
const UNDO_MINUTES = 10

/**
 * A car that is saved already, or was removed just now, keeps the price at which it was saved; says whether the list has
 * room for it.
 */
export async function saveWatchedCar(
  db: Database,
  { siteSlug, visitorId }: Owner,
  carId: string,
  savedPriceAud: number | null,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('watchlist_entries')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('car_id', '!=', carId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= WATCHLIST_MAX) return false
  await sql`
    insert into watchlist_entries as entry (site_slug, visitor_id, car_id, saved_price_aud)
    values (${siteSlug}, ${visitorId}, ${carId}, ${savedPriceAud})
    on conflict (site_slug, visitor_id, car_id) do update set
      removed_at = null, saved_price_aud = excluded.saved_price_aud, saved_at = excluded.saved_at
      where entry.removed_at < now() - ${UNDO_MINUTES} * interval '1 minute'`.execute(db)
  await db
    .updateTable('watchlist_entries')
    .set({ removed_at: null })
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('car_id', '=', carId)
    .execute()
  return true
}

export async function removeWatchedCar(db: Database, { siteSlug, visitorId }: Owner, carId: string): Promise<void> {
  await db
    .updateTable('watchlist_entries')
    .set({ removed_at: new Date() })
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('car_id', '=', carId)
    .where('removed_at', 'is', null)
    .execute()
}

/** Deletes what was removed so long ago that nobody undoes it. */
export async function purgeWatchlists(db: Database): Promise<void> {
  await db
    .deleteFrom('watchlist_entries')
    .where('removed_at', '<', sql<Date>`now() - ${UNDO_MINUTES} * interval '1 minute'`)
    .execute()
}

/** Who watches any of these cars, by the car's id. */
export async function readWatchers(
  db: Database,
  siteSlug: string,
  carIds: readonly string[],
): Promise<{ carId: string; visitorId: string }[]> {
  if (carIds.length === 0) return []
  return db
    .selectFrom('watchlist_entries')
    .select(['car_id as carId', 'visitor_id as visitorId'])
    .where('site_slug', '=', siteSlug)
    .where('car_id', 'in', carIds)
    .where('removed_at', 'is', null)
    .execute()
}
