/** A car of an import, kept as text until someone looks at it: most builds look at few. */
import type { Car } from '#domain/car/car.ts'
import type { CarSummary } from '#domain/car/car-summary.ts'

export interface ImportedCar {
  /** Parsed when first read; the same object ever after. */
  readonly car: Car
  /** Hash of the whole car. */
  readonly fingerprint: string
  readonly summary: CarSummary
  readonly summaryFingerprint: string
}

/** The values of a car by which an import sorts, compares and guards, without reading the car. */
export interface CarHead {
  id: string
  slug: string
  vin: string | null
  priceAud: number | null
  updatedAtMs: number
  imageCount: number
  fingerprint: string
  summaryFingerprint: string
}

/** A car that is there already. */
export function readCar(head: CarHead, car: Car, summary: CarSummary): ImportedCar {
  return { car, fingerprint: head.fingerprint, summary, summaryFingerprint: head.summaryFingerprint }
}

/** `carBytes` and `summaryBytes` are JSON in UTF-8. */
export function importedCar(head: CarHead, carBytes: Buffer, summaryBytes: Buffer): ImportedCar {
  let car: Car | null = null
  let summary: CarSummary | null = null
  return {
    get car() {
      car ??= JSON.parse(carBytes.toString('utf8')) as Car
      return car
    },
    get summary() {
      summary ??= JSON.parse(summaryBytes.toString('utf8')) as CarSummary
      return summary
    },
    fingerprint: head.fingerprint,
    summaryFingerprint: head.summaryFingerprint,
  }
}
