/** Where the entities of S1 §3 and S2 §3 stop believing what comes from outside. The bounds are ours. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { autoGaugeSchema } from '#domain/entities/auto-gauge.ts'
import { financeEntries, financeQuoteSchema } from '#domain/entities/car-finance.ts'
import { hotspotsSchema } from '#domain/entities/car-media.ts'
import * as dealership from '#domain/entities/dealership.ts'
import { offerSchema } from '#domain/entities/offer.ts'

/** What each entity cannot be without. */
const NEEDED = {
  id: 1,
  name: 'Name',
  title: 'Title',
  slug: 'slug',
  value: 'value',
  count: 1,
  pages: 1,
  rating: 3,
  date: '2026-12-25',
  price: 1,
}

function read(schema: v.GenericSchema, key: string, value: unknown): unknown {
  const result = v.safeParse(schema, { ...NEEDED, [key]: value })
  return result.success ? (result.output as Record<string, unknown>)[key] : null
}

/** One of the lenders of a car, whose names others choose. */
const lender = v.pipe(
  v.unknown(),
  v.transform((value) => v.parse(financeEntries.finance_lenders, { bank: value })['bank']),
)
const processors = v.object({ payment_processors: financeEntries.payment_processors })

describe('numbers', () => {
  const MONEY = [0, 10_000_000, 0.01] as const
  test.each<[v.GenericSchema, string, number, number, number]>([
    [lender, 'deposit', ...MONEY],
    [lender, 'termYears', 0, 50, 0.01],
    [lender, 'termMonths', 0, 600, 0.01],
    [lender, 'interestRate', 0, 100, 0.0001],
    [lender, 'comparisonRate', 0, 100, 0.0001],
    [financeQuoteSchema, 'weeklyRepaymentAmount', ...MONEY],
    [financeQuoteSchema, 'advertisedRate', 0, 100, 0.0001],
    [financeQuoteSchema, 'comparisonRate', 0, 100, 0.0001],
    [autoGaugeSchema, 'fill', 0, 1_000, 0.0001],
    [autoGaugeSchema, 'confidence', 0, 100, 0.000001],
    [dealership.reviewSchema, 'rating', 0, 5, 0.01],
  ])('%# %s from %d to %d in steps of %d', (schema, key, least, most, step) => {
    expect(read(schema, key, least)).toBe(least)
    expect(read(schema, key, most)).toBe(most)
    expect(read(schema, key, String(most))).toBe(most)
    expect(read(schema, key, least - step)).toBeNull()
    expect(read(schema, key, most + step)).toBeNull()
    // One more digit than it keeps is rounded away.
    const middle = Math.round((least + most) / 2)
    expect(read(schema, key, middle + step)).toBeCloseTo(middle + step, 9)
    expect(read(schema, key, middle + step / 4)).toBe(middle)
  })
})

describe('texts', () => {
  test.each<[v.GenericSchema, string, number]>([
    [lender, 'disclaimer', 8_000],
    [autoGaugeSchema, 'description', 1_000],
    [dealership.brandSchema, 'title', 100],
    [dealership.reviewSchema, 'customer_name', 200],
    [dealership.reviewSchema, 'text', 8_000],
    [dealership.reviewSchema, 'reply_text', 8_000],
    [offerSchema, 'name', 300],
    [offerSchema, 'description', 20_000],
    [offerSchema, 'sanitized_description', 20_000],
    [offerSchema, 'disclaimer', 20_000],
    [offerSchema, 'category', 100],
    [offerSchema, 'manufacturer', 100],
  ])('%# %s keeps %d characters', (schema, key, most) => {
    expect(read(schema, key, 'x'.repeat(most))).toBe('x'.repeat(most))
    expect(read(schema, key, 'x'.repeat(most + 1))).toBe('x'.repeat(most))
  })
})

describe('lists', () => {
  const position = (index: number) => ({ angle: index % 360, x: 0, y: 0 })
  const hotspot = (index: number) => ({ description: `Spot ${index}`, positions: [position(0)] })
  test.each<[v.GenericSchema, string, number, (index: number) => unknown]>([
    [processors, 'payment_processors', 10, (index) => ({ name: `Processor ${index}` })],
    [dealership.brandSchema, 'description', 50, String],
    [offerSchema, 'excluded_website_ids', 1_000, String],
  ])('%# %s holds %d', (schema, key, most, item) => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => item(index))
    expect(read(schema, key, items(most))).toHaveLength(most)
    expect(read(schema, key, items(most + 1))).toHaveLength(most)
    expect(read(schema, key, 'none')).toEqual([])
  })

  test('a view of a car holds 100 hotspots of 360 positions', () => {
    const many = Array.from({ length: 101 }, (_, index) => hotspot(index))
    const turning = { description: 'Tow bar', positions: Array.from({ length: 361 }, (_, index) => position(index)) }
    const hotspots = v.parse(hotspotsSchema, { exterior: many, interior: [turning] })
    expect(hotspots.exterior).toHaveLength(100)
    expect(hotspots.interior[0]?.positions).toHaveLength(360)
  })
})
