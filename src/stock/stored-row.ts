/** What is remembered of a row under its hash: a car in text form with what its import noted, or why it is none. */
import { hash } from 'node:crypto'
import { summariseCar } from '#domain/car/car-summary.ts'
import type { CarHead, ImportedCar } from './imported-car.ts'
import { importedCar, readCar } from './imported-car.ts'
import type { RowOutcome } from './read-row.ts'
import type { Finding } from './report.ts'
import type { RecordExtent } from './split/record-splitter.ts'

export interface StoredCar {
  kind: 'car'
  raw: RecordExtent
  head: CarHead
  carBytes: Buffer
  summaryBytes: Buffer
  warnings: Finding[]
  repairs: string[]
  imported: ImportedCar
}

export interface StoredQuarantine {
  kind: 'quarantined'
  raw: RecordExtent
  problems: Finding[]
}

export type StoredRow = StoredCar | StoredQuarantine

/** Puts a row's outcome into the form in which it is kept. */
export function storeRow(outcome: RowOutcome, raw: RecordExtent): StoredRow {
  if (outcome.kind === 'quarantined') return { ...outcome, raw }
  const { car, warnings, repairs } = outcome
  const summary = summariseCar(car)
  const carBytes = Buffer.from(JSON.stringify(car))
  const summaryBytes = Buffer.from(JSON.stringify(summary))
  const head: CarHead = {
    id: car.id,
    slug: car.slug,
    vin: car.vin,
    priceAud: car.priceAud,
    updatedAtMs: car.updatedAt === null ? 0 : Date.parse(car.updatedAt),
    imageCount: car.images.length,
    fingerprint: hash('sha1', carBytes, 'base64url'),
    summaryFingerprint: hash('sha1', summaryBytes, 'base64url'),
  }
  // The catalogue looks at every car: what was just read need not be read again.
  return { ...storedCar(raw, head, carBytes, summaryBytes, warnings, repairs), imported: readCar(head, car, summary) }
}

export function storedCar(
  raw: RecordExtent,
  head: CarHead,
  carBytes: Buffer,
  summaryBytes: Buffer,
  warnings: Finding[],
  repairs: string[],
): StoredCar {
  const imported = importedCar(head, carBytes, summaryBytes)
  return { kind: 'car', raw, head, carBytes, summaryBytes, warnings, repairs, imported }
}
