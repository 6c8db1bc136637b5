/** Which cars a shopper holds or has paid for. */
import { sql } from 'kysely'
import type { StandingCar } from '#domain/car/car-now.ts'
import type { Database } from '../database.ts'

/** Of a row of reservations: the car is not for anybody else. A hold that has lapsed counts no more. */
const isLive = sql<boolean>`(reservations.state = 'paid' or reservations.state = 'held' and reservations.hold_until > now())`

/** Of a row of cars. */
export const isReserved = sql<boolean>`exists (
  select from reservations where reservations.site_slug = cars.site_slug and reservations.car_id = cars.id and ${isLive}
)`

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

/** Cars that are reserved, and those that were, have left or got another price within so many hours. */
export async function changedCars(db: Database, siteSlug: string, hours: number): Promise<StandingCar[]> {
  const { rows } = await sql<StandingCar>`
    with changed as (
      select car_id as id from reservations
      where site_slug = ${siteSlug} and (state in ('held', 'paid') or changed_at > now() - ${hours} * interval '1 hour')
      union
      select id from cars
      where site_slug = ${siteSlug} and greatest(removed_at, price_changed_at) > now() - ${hours} * interval '1 hour'
    )
    select cars.car, cars.removed_at is not null as "isRemoved", ${isReserved} as "isReserved"
    from changed join cars on cars.site_slug = ${siteSlug} and cars.id = changed.id
    order by changed.id`.execute(db)
  return rows
}
