/**
 * What a car's page says of its car to the shopper's other pages, as one JSON script of the page (S1 §1, §4).
 *
 * Compare and favourites fetch the page of each car: it is there already and never older than the rest of the site. A
 * file for each car would double what a build writes.
 */
import * as v from 'valibot'
import type { Car } from '../car/car.ts'
import { BODY_TYPES } from '../car/car.ts'
import { keyFacts } from '../car/page/key-facts.ts'
import { specificationRows } from '../car/page/specification-rows.ts'
import type { PriceDisplay } from '../car/price/price-display.ts'
import { excludesCharges } from '../car/price/price-display.ts'
import type { PriceTypeLabels } from '../car/price/price-words.ts'
import { priceWords } from '../car/price/price-words.ts'
import { asksOwnAmount } from '../car/price/reserve.ts'
import { favouriteOf, favouriteSchema } from '../entities/favourite.ts'
import { formatAud } from '../formats/money.ts'

/** The id of the script element. */
export const CAR_RECORD_ID = 'car-record'

const text = v.string()
const line = v.pipe(v.string(), v.minLength(1), v.nonEmpty())
const sitePath = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s"'<>\\]{0,500}$/))

const inStockSchema = v.object({
  kind: v.literal('inStock'),
  car: favouriteSchema,
  /** "$34,990" and "Drive away"; a price in words has no note. */
  price: v.object({ amount: line, note: v.string(), excludesCharges: v.optional(v.literal(true)) }),
  /** What the page's key information and specifications say, in their order. */
  facts: v.array(v.object({ label: line, value: text })),
  /** "$500": what the car's payment processor asks for a reservation; absent where the site's own amount holds. */
  reserveAmount: v.optional(line),
  equipment: v.array(text),
  features: v.array(text),
})

/** Of a sold car, and of one that was removed: its name, and the way to what is similar. */
const goneSchema = v.object({
  kind: v.literal('gone'),
  name: line,
  bodyType: v.nullable(v.picklist(BODY_TYPES)),
  findSimilarPath: sitePath,
})

const carRecordSchema = v.variant('kind', [inStockSchema, goneSchema])
export type CarRecord = v.InferOutput<typeof carRecordSchema>
export type InStockRecord = v.InferOutput<typeof inStockSchema>
export type GoneRecord = v.InferOutput<typeof goneSchema>

/** How a site words what a record holds. */
export interface RecordLabels {
  readonly used: string
  readonly priceTypes: PriceTypeLabels
}

/** `place` is where the car stands; `null` when that is not known. */
export function inStockRecord(
  car: Car,
  price: PriceDisplay,
  place: string | null,
  labels: RecordLabels,
): InStockRecord {
  const { amount, note } = priceWords(price, labels.priceTypes)
  return {
    kind: 'inStock',
    car: favouriteOf({ ...car, image: car.images[0] ?? null }),
    price: { amount, note, ...(excludesCharges(price) && { excludesCharges: true as const }) },
    facts: [
      ...keyFacts(car, labels.used).map(({ label, value }) => ({ label, value })),
      ...specificationRows(car, 'hide').flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
      ...(place === null ? [] : [{ label: 'Location', value: place }]),
    ],
    ...(asksOwnAmount(car.processorReserveAud) && { reserveAmount: formatAud(car.processorReserveAud) }),
    equipment: car.standardEquipment,
    features: car.features,
  }
}

/** The record of a page's script; `null` when it is none. */
export function parseCarRecord(json: string | null | undefined): CarRecord | null {
  if (json == null) return null
  try {
    const result = v.safeParse(carRecordSchema, JSON.parse(json))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
