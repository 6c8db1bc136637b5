/** Which cars a shopper holds or has paid for. */
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Of a row of reservations: the car is not for anybody else. A hold that has lapsed counts no more. */
export const isLive = sql<boolean>`(reservations.state = 'paid' or reservations.state = 'held' and reservations.hold_until > now())`

/** Ids of cars that are paid for; a release shows them as reserved. */
export async function paidCars(db: Database, siteSlug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('car_id')
    .where('site_slug', '=', siteSlug)
    .where('state', '=', 'paid')
    .orderBy('car_id')
    .execute()
  return rows.map(({ car_id }) => car_id)
}

export interface ChangedCar {
  id: string
  isReserved: boolean
  isRemoved: boolean
}

/** Cars that are reserved, or were, or have left within so many hours. */
export async function changedCars(db: Database, siteSlug: string, hours: number): Promise<ChangedCar[]> {
  const { rows } = await sql<ChangedCar>`
    with changed as (
      select car_id as id from reservations
      where site_slug = ${siteSlug} and (state in ('held', 'paid') or changed_at > now() - ${hours} * interval '1 hour')
      union
      select id from cars where site_slug = ${siteSlug} and removed_at > now() - ${hours} * interval '1 hour'
    )
    select changed.id, cars.removed_at is not null as "isRemoved",
      coalesce((cars.car ->> 'reserved')::boolean, false) or exists (
        select from reservations where site_slug = ${siteSlug} and car_id = changed.id and ${isLive}
      ) as "isReserved"
    from changed join cars on cars.site_slug = ${siteSlug} and cars.id = changed.id
    order by changed.id`.execute(db)
  return rows
}
