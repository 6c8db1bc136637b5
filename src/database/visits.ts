/** What shoppers did on the pages of cars. */
import { sql } from 'kysely'
import type { StandingCar } from '#domain/car/car-now.ts'
import type { Database } from './database.ts'
import { isReserved } from './payments/reserved-cars.ts'

export interface CarView {
  siteSlug: string
  carId: string
  /** The same for one visitor on one day, and for nobody else. */
  visitor: string
}

/** Counts those that are not counted yet today. */
export async function countViews(db: Database, views: readonly CarView[]): Promise<void> {
  const rows = JSON.stringify(views)
  await sql`
    with given as (
      select distinct "siteSlug" as site_slug, "carId" as car_id, visitor
      from jsonb_to_recordset(${rows}::jsonb) as view("siteSlug" text, "carId" text, visitor text)
    ), fresh as (
      insert into car_view_visitors (day, site_slug, car_id, visitor)
      select current_date, site_slug, car_id, visitor from given
      on conflict do nothing
      returning site_slug, car_id
    )
    insert into car_views (site_slug, car_id, views)
    select site_slug, car_id, count(*) from fresh group by site_slug, car_id order by site_slug, car_id
    on conflict (site_slug, car_id) do update set views = car_views.views + excluded.views`.execute(db)
}

export interface ViewedCar extends StandingCar {
  /** Counted by the platform. */
  views: number
}

export async function readViewedCar(db: Database, siteSlug: string, slug: string): Promise<ViewedCar | null> {
  const row = await db
    .selectFrom('cars')
    .leftJoin('car_views', (join) =>
      join.onRef('car_views.site_slug', '=', 'cars.site_slug').onRef('car_views.car_id', '=', 'cars.id'),
    )
    .select(['car', 'views', 'removed_at'])
    .select(isReserved.as('is_reserved'))
    .where('cars.site_slug', '=', siteSlug)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (row === undefined) return null
  const { car, views, removed_at: removedAt } = row
  return { car, views: Number(views ?? 0), isRemoved: removedAt !== null, isReserved: row.is_reserved }
}

export async function forgetVisitors(db: Database): Promise<void> {
  await sql`delete from car_view_visitors where day < current_date`.execute(db)
}

export async function recordPhoneReveal(
  db: Database,
  siteSlug: string,
  carId: string,
  dealershipId: string | null,
): Promise<void> {
  await db
    .insertInto('phone_reveals')
    .values({ site_slug: siteSlug, car_id: carId, dealership_id: dealershipId })
    .execute()
}

export async function storeValuation(db: Database, siteSlug: string, values: object): Promise<void> {
  await db
    .insertInto('valuations')
    .values({ site_slug: siteSlug, values: JSON.stringify(values) })
    .execute()
}

/** They hold the rego of a vehicle. */
export async function purgeValuations(db: Database, siteSlug: string, keepDays: number): Promise<void> {
  await db
    .deleteFrom('valuations')
    .where('site_slug', '=', siteSlug)
    .where('at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`)
    .execute()
}
