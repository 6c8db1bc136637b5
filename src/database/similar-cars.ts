/** The cars of a site that may be offered beside another one. */
import { sql } from 'kysely'
import type { Car, CarStatus } from '#domain/car/car.ts'
import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import type { Database } from './database.ts'

const BUYABLE: readonly CarStatus[] = ['in_stock', 'coming_soon']

/** Those that can be bought, of the same kind, and of the same model or the same body as the asked car. */
export async function readBuyableCars(db: Database, siteSlug: string, asked: Car): Promise<Comparable[]> {
  const { rows } = await sql<Comparable>`
    select id, car ->> 'make' as make, car ->> 'model' as model, car ->> 'bodyType' as "bodyType",
      car ->> 'itemType' as "itemType", (car ->> 'priceAud')::float as "priceAud",
      (car ->> 'offerPriceAud')::float as "offerPriceAud"
    from cars
    where site_slug = ${siteSlug}
      and removed_at is null
      and car ->> 'status' in (${sql.join([...BUYABLE])})
      and car ->> 'itemType' = ${asked.itemType}
      and ((car ->> 'make' = ${asked.make} and car ->> 'model' = ${asked.model})
        or car ->> 'bodyType' is not distinct from ${asked.bodyType})`.execute(db)
  return rows
}
