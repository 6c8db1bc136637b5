/** Cars in the database, as a release that is stored writes them. */
import type { Database } from '#database/database.ts'
import { writeCars } from '#database/sites.ts'
import type { Car } from '#domain/car/car.ts'

/** `listedIds`: of all that the site lists, if it lists more than these. */
export function storeCars(
  db: Database,
  siteSlug: string,
  cars: readonly { car: Car; hash: string }[],
  listedIds?: readonly string[],
): ReturnType<typeof writeCars> {
  const rows = cars.map(({ car, hash }) => ({ id: car.id, slug: car.slug, text: JSON.stringify(car), hash }))
  return writeCars(db, siteSlug, rows, listedIds)
}
