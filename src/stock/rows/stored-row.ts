/** What is remembered of a row under its hash: a car in text form with what its import noted, or why it is none. */
import { hash } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { outlineCar } from '#domain/car/car-summary.ts'
import { mediaOrigins } from '#domain/car/viewer/media-origins.ts'
import type { RecordExtent } from '../formats/record-splitter.ts'
import type { Finding } from '../report.ts'
import type { CarBytes, CarHead, CarMemo, ImportedCar } from './imported-car.ts'
import { importedCar, readCar } from './imported-car.ts'
import type { RowOutcome } from './read-row.ts'

interface KeptRow {
  raw: RecordExtent
  columns: readonly string[]
  /** As it is on the disk; `null` while it is not. */
  saved: { memo: CarMemo | null } | null
}

export interface StoredCar extends KeptRow {
  kind: 'car'
  head: CarHead
  /** As the row was kept; `null` of one that was just read, whose car is there in whole. */
  bytes: CarBytes | null
  warnings: Finding[]
  repairs: string[]
  imported: ImportedCar
}

export interface StoredQuarantine extends KeptRow {
  kind: 'quarantined'
  problems: Finding[]
}

export type StoredRow = StoredCar | StoredQuarantine

/** Puts a row's outcome into the form in which it is kept. */
export function storeRow(outcome: RowOutcome, raw: RecordExtent): StoredRow {
  if (outcome.kind === 'quarantined') return { ...outcome, raw, saved: null }
  const { car, warnings, repairs, columns } = outcome
  const outline = outlineCar(car)
  const head: CarHead = {
    id: car.id,
    slug: car.slug,
    vin: car.vin,
    priceAud: car.priceAud,
    updatedAtMs: car.updatedAt === null ? 0 : Date.parse(car.updatedAt),
    imageCount: car.images.length,
    fingerprint: hash('sha1', JSON.stringify(car), 'base64url'),
    summaryFingerprint: hash('sha1', JSON.stringify(outline.summary), 'base64url'),
    ownPictures: sharedPictures(pictureUrls(car).filter((url) => url.startsWith('/'))),
    mediaOrigins: mediaOrigins(car),
  }
  // The catalogue looks at every car: what was just read need not be read again.
  const imported = readCar(head, car, outline)
  return { kind: 'car', raw, columns, head, bytes: null, saved: null, warnings, repairs, imported }
}

/** One list for all cars with the same pictures: most sites serve none themselves, and the demos few. */
export function sharedPictures(urls: readonly string[]): readonly string[] {
  const key = urls.join()
  const known = pictureLists.get(key) ?? urls
  // A process may read one site after another.
  if (pictureLists.size >= MAX_PICTURE_LISTS) pictureLists.clear()
  pictureLists.set(key, known)
  return known
}

const pictureLists = new Map<string, readonly string[]>()
const MAX_PICTURE_LISTS = 20_000

/** Of every picture that the car's page can show. */
function pictureUrls({ images, videoUrl, viewing }: Car): string[] {
  const { spinImageUrls = [], spinInteriorImageUrl = null, walkaroundVideoUrls = [] } = viewing ?? {}
  return [
    ...images.map(({ url }) => url),
    ...spinImageUrls,
    ...(spinInteriorImageUrl === null ? [] : [spinInteriorImageUrl]),
    ...(videoUrl === null ? [] : [videoUrl]),
    ...walkaroundVideoUrls,
  ]
}

/** A row as it was kept. */
export function storedCar(
  kept: Omit<StoredCar, 'kind' | 'imported' | 'saved'> & { bytes: CarBytes },
  memo: CarMemo | null,
): StoredCar {
  return { kind: 'car', ...kept, saved: { memo }, imported: importedCar(kept.head, kept.bytes, memo) }
}
