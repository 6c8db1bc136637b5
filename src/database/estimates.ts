/** What estimates of trade-ins rest on: comparable cars, and the answers of services. */
import { sql } from 'kysely'
import type { CarStatus, CarType } from '#domain/car/car.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import type { ComparableCar, EstimateOutcome } from '#domain/valuation/estimate.ts'
import type { Database } from './database.ts'

export interface ComparableQuery {
  /** Without spaces and signs, in lower case. */
  make: string
  models: readonly string[]
  minYear: number
  maxYear: number
  minKm: number
  maxKm: number
  /** Invented stock of examples is compared with itself only. */
  isDemo: boolean
  /** A car that is held against the others: by its slug on a site, and its VIN on others. */
  except?: { siteSlug: string; slug: string; vin: string | null }
}

const USED: readonly CarType[] = ['used', 'demo']
const FOR_SALE: readonly CarStatus[] = ['in_stock', 'coming_soon']
/** More would change no quartile by much. */
const MAX_CARS = 1_000

/** Used and demonstrator cars for sale on any site of the platform; one that two sites list is one car. */
export async function readComparableCars(db: Database, query: ComparableQuery): Promise<ComparableCar[]> {
  const { make, models, minYear, maxYear, minKm, maxKm, isDemo, except } = query
  if (models.length === 0) return []
  const { rows } = await sql<{ model: string; year: number; km: number; price: number | null; offer: number | null }>`
    select distinct on (coalesce(car ->> 'vin', site_slug || ' ' || id))
      car ->> 'model' as model, (car ->> 'year')::int as year, (car ->> 'odometerKm')::int as km,
      (car ->> 'priceAud')::float as price, (car ->> 'offerPriceAud')::float as offer
    from cars join sites on sites.slug = cars.site_slug
    where removed_at is null
      and regexp_replace(lower(car ->> 'make'), '[^a-z0-9]', '', 'g') = ${make}
      and regexp_replace(lower(car ->> 'model'), '[^a-z0-9]', '', 'g') in (${sql.join([...models])})
      and (car ->> 'year')::int between ${minYear} and ${maxYear}
      and (car ->> 'odometerKm')::float between ${minKm} and ${maxKm}
      and car ->> 'carType' in (${sql.join([...USED])})
      and car ->> 'status' in (${sql.join([...FOR_SALE])})
      and (configuration ->> 'demo' is not null) = ${isDemo}
      and ${except === undefined ? sql`true` : isAnother(except)}
    order by coalesce(car ->> 'vin', site_slug || ' ' || id)
    limit ${MAX_CARS}`.execute(db)
  return rows.flatMap(({ model, year, km, price, offer }) => {
    const priceAud = currentPriceAud({ priceAud: price, offerPriceAud: offer })
    return priceAud === null ? [] : [{ model, year, odometerKm: km, priceAud }]
  })
}

function isAnother({ siteSlug, slug, vin }: NonNullable<ComparableQuery['except']>) {
  return sql`not (site_slug = ${siteSlug} and cars.slug = ${slug}) and coalesce(car ->> 'vin' != ${vin}, true)`
}

/** `null` when the service was not asked since. */
export async function readEstimate(db: Database, key: string, since: Date): Promise<EstimateOutcome | null> {
  const row = await db
    .selectFrom('estimates')
    .select('outcome')
    .where('key', '=', key)
    .where('at', '>=', since)
    .executeTakeFirst()
  return row?.outcome ?? null
}

export async function writeEstimate(
  db: Database,
  key: string,
  siteSlug: string,
  outcome: EstimateOutcome,
): Promise<void> {
  const values = { outcome: JSON.stringify(outcome), at: new Date() }
  await db
    .insertInto('estimates')
    .values({ key, site_slug: siteSlug, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

export async function purgeEstimates(db: Database, keepDays: number): Promise<void> {
  await sql`delete from estimates where at < now() - ${keepDays} * interval '1 day'`.execute(db)
}
