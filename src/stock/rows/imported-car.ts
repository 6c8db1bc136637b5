/** A car of an import, kept as text until someone looks at it: most builds look at few. */
import type { Car } from '#domain/car/car.ts'
import type { CarOutline } from '#domain/car/car-summary.ts'
import type { MediaOrigins } from '#domain/car/viewer/media-origins.ts'

export interface ImportedCar {
  readonly id: string
  /** Parsed when first read; the same object ever after, as is the outline. */
  readonly car: Car
  /** Hash of the whole car. */
  readonly fingerprint: string
  readonly outline: CarOutline
  /** Hash of the outline's summary. */
  readonly summaryFingerprint: string
  /** Addresses of the car's pictures that the site itself serves: "/imagery/suv/red/front-960.avif". */
  readonly ownPictures: readonly string[]
  readonly mediaOrigins: MediaOrigins | null
  /** What a later step made of the car and wants to find again, also in the next process. */
  memo: CarMemo | null
}

export interface CarMemo {
  /** Names everything that it was made from beside the car. */
  readonly madeFrom: string
  /** Of the bytes. */
  readonly hash: string
  readonly bytes: Buffer
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
  ownPictures: readonly string[]
  mediaOrigins: MediaOrigins | null
}

/** A car in text form: JSON in UTF-8. */
export interface CarBytes {
  outline: Buffer
  readCar(): Buffer
}

export function carBytes({ car, outline }: Pick<ImportedCar, 'car' | 'outline'>): CarBytes {
  return { outline: Buffer.from(JSON.stringify(outline)), readCar: () => Buffer.from(JSON.stringify(car)) }
}

/** A car that is there already. */
export function readCar(head: CarHead, car: Car, outline: CarOutline): ImportedCar {
  const { id, fingerprint, summaryFingerprint, ownPictures, mediaOrigins } = head
  return { id, car, fingerprint, outline, summaryFingerprint, ownPictures, mediaOrigins, memo: null }
}

export function importedCar(head: CarHead, bytes: CarBytes, memo: CarMemo | null): ImportedCar {
  return new KeptCar(head, bytes, memo)
}

/** A class, because V8 makes a shape of its own for each object literal that has a getter. */
class KeptCar implements ImportedCar {
  readonly id: string
  readonly fingerprint: string
  readonly summaryFingerprint: string
  readonly ownPictures: readonly string[]
  readonly mediaOrigins: MediaOrigins | null
  memo: CarMemo | null
  readonly #bytes: CarBytes
  #car: Car | null = null
  #outline: CarOutline | null = null

  constructor(head: CarHead, bytes: CarBytes, memo: CarMemo | null) {
    this.id = head.id
    this.fingerprint = head.fingerprint
    this.summaryFingerprint = head.summaryFingerprint
    this.ownPictures = head.ownPictures
    this.mediaOrigins = head.mediaOrigins
    this.memo = memo
    this.#bytes = bytes
  }

  get car(): Car {
    this.#car ??= JSON.parse(this.#bytes.readCar().toString('utf8')) as Car
    return this.#car
  }

  get outline(): CarOutline {
    this.#outline ??= JSON.parse(this.#bytes.outline.toString('utf8')) as CarOutline
    return this.#outline
  }
}
