/** What the platform knows of sites and their cars. */
import { sql } from 'kysely'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { Database } from './database.ts'

export interface StoredSite {
  slug: string
  /** As it was written: a newer version of the code parses it again. */
  configuration: unknown
  configurationHash: string
}

/** Every site; a platform has at most some hundreds, and asks once in a while. */
export async function readSiteKeys(db: Database): Promise<{ slug: string; host: string; configurationHash: string }[]> {
  return db
    .selectFrom('sites')
    .select(['slug', 'host', 'configuration_hash as configurationHash'])
    .orderBy('slug')
    .execute()
}

export async function readSite(db: Database, slug: string): Promise<StoredSite | null> {
  const found = await db
    .selectFrom('sites')
    .select(['slug', 'configuration', 'configuration_hash as configurationHash'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return found ?? null
}

/** Of its configuration; `null` when the site is not known. */
export async function readSiteHash(db: Database, slug: string): Promise<string | null> {
  const found = await db.selectFrom('sites').select('configuration_hash').where('slug', '=', slug).executeTakeFirst()
  return found?.configuration_hash ?? null
}

export async function writeSite(db: Database, site: Site, hash: string): Promise<void> {
  const values = {
    host: new URL(site.url).host,
    configuration: JSON.stringify(site),
    configuration_hash: hash,
    updated_at: new Date(),
  }
  await db
    .insertInto('sites')
    .values({ slug: site.slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values).where('sites.configuration_hash', '!=', hash))
    .execute()
}

/** The site's page for a plain form that is not right, as HTML; `null` until a release with one is stored. */
export async function readFormAnswer(db: Database, slug: string): Promise<string | null> {
  const found = await db.selectFrom('sites').select('form_answer').where('slug', '=', slug).executeTakeFirst()
  return found?.form_answer ?? null
}

export async function writeFormAnswer(db: Database, slug: string, page: string | null): Promise<void> {
  await db.updateTable('sites').set({ form_answer: page }).where('slug', '=', slug).execute()
}

/** The car as the site shows it now; `null` when it has none of this id. */
export async function readCar(db: Database, siteSlug: string, id: string): Promise<Car | null> {
  const found = await db
    .selectFrom('cars')
    .select('car')
    .where('site_slug', '=', siteSlug)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.car ?? null
}

/** A car as its row keeps it: whoever writes it needs not read it. */
export interface CarText {
  id: string
  slug: string
  /** A `Car` as JSON. */
  text: string
  /** Of the car; one that is known with this hash is not written. */
  hash: string
}

/** A `CarChange` whose cars were not all read. */
export interface WrittenChange {
  before: Car | null
  beforeSinceMs: number
  /** A `Car` as JSON; `null` when it has left. */
  afterText: string | null
}

const CARS_AT_ONCE = 200

/** What a list shows of a price. */
const PRICE_FIELDS = ['priceAud', 'beforePriceAud', 'offerPriceAud', 'subscriptionPriceAud', 'priceType'] as const
const priceOf = (row: string) =>
  sql.join(PRICE_FIELDS.map((field) => sql`${sql.ref(`${row}.car`)} -> ${sql.lit(field)}`))
const PRICE_CHANGED_AT = sql<Date | null>`
  case when (${priceOf('cars')}) is distinct from (${priceOf('excluded')}) then now() else cars.price_changed_at end`

/** Id -> hash of each car that is listed. */
export async function readCarHashes(db: Database, siteSlug: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('cars')
    .select(['id', 'car_hash'])
    .where('site_slug', '=', siteSlug)
    .where('removed_at', 'is', null)
    .execute()
  return Object.fromEntries(rows.map(({ id, car_hash }) => [id, car_hash]))
}

/** Writes those of the cars that have changed, and marks those that have left: all but `listedIds`. */
export async function writeCars(
  db: Database,
  siteSlug: string,
  cars: readonly CarText[],
  listedIds: readonly string[] = cars.map(({ id }) => id),
): Promise<{ written: number; removed: number; changes: WrittenChange[] }> {
  const stored = await db
    .selectFrom('cars')
    .select(['id', 'car_hash', 'removed_at', 'updated_at'])
    .where('site_slug', '=', siteSlug)
    .execute()
  const known = new Map(stored.map((row) => [row.id, row]))
  const changed = cars.filter(({ id, hash }) => {
    const row = known.get(id)
    return row === undefined || row.car_hash !== hash || row.removed_at !== null
  })
  const present = new Set(listedIds)
  const removed = stored.filter(({ id, removed_at }) => removed_at === null && !present.has(id)).map(({ id }) => id)
  const listed = [...changed.map(({ id }) => id), ...removed].filter((id) => known.get(id)?.removed_at === null)
  const before = await readCars(db, siteSlug, listed)
  const changeOf = (id: string, afterText: string | null): WrittenChange => ({
    before: before.get(id) ?? null,
    beforeSinceMs: known.get(id)?.updated_at.getTime() ?? 0,
    afterText,
  })
  for (let start = 0; start < changed.length; start += CARS_AT_ONCE) {
    const rows = changed.slice(start, start + CARS_AT_ONCE).map(({ id, slug, text, hash }) => ({
      site_slug: siteSlug,
      id,
      slug,
      car: text,
      car_hash: hash,
      removed_at: null,
      updated_at: new Date(),
    }))
    await db
      .insertInto('cars')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['site_slug', 'id']).doUpdateSet(({ ref }) => ({
          slug: ref('excluded.slug'),
          car: ref('excluded.car'),
          car_hash: ref('excluded.car_hash'),
          removed_at: null,
          updated_at: ref('excluded.updated_at'),
          price_changed_at: PRICE_CHANGED_AT,
        })),
      )
      .execute()
  }
  if (removed.length > 0) {
    await db
      .updateTable('cars')
      .set({ removed_at: new Date() })
      .where('site_slug', '=', siteSlug)
      .where('id', 'in', removed)
      .execute()
  }
  const changes = [...changed.map(({ id, text }) => changeOf(id, text)), ...removed.map((id) => changeOf(id, null))]
  return { written: changed.length, removed: removed.length, changes }
}

async function readCars(db: Database, siteSlug: string, ids: readonly string[]): Promise<Map<string, Car>> {
  const cars = new Map<string, Car>()
  for (let start = 0; start < ids.length; start += CARS_AT_ONCE) {
    const rows = await db
      .selectFrom('cars')
      .select(['id', 'car'])
      .where('site_slug', '=', siteSlug)
      .where('id', 'in', ids.slice(start, start + CARS_AT_ONCE))
      .execute()
    for (const { id, car } of rows) cars.set(id, car)
  }
  return cars
}
