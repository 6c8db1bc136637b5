/** A car as the stock importer gives it, for tests. */
import { hash } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { outlineCar, summariseCar } from '#domain/car/car-summary.ts'
import { mediaOrigins } from '#domain/car/viewer/media-origins.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import { makeCar } from './make-car.ts'

export function makeImportedCar(overrides: Partial<Car> = {}): ImportedCar {
  const id = overrides.id ?? 't1042'
  const car = makeCar({ slug: `2022-toyota-hilux-sr5-${id}`, ...overrides })
  const fingerprint = (value: object): string => hash('sha256', JSON.stringify(value), 'base64url')
  return {
    id,
    car,
    fingerprint: fingerprint(car),
    outline: outlineCar(car),
    summaryFingerprint: fingerprint(summariseCar(car)),
    ownPictures: car.images.flatMap(({ url }) => (url.startsWith('/') ? [url] : [])),
    mediaOrigins: mediaOrigins(car),
    memo: null,
  }
}
