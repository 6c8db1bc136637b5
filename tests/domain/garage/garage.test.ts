import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { garageDetailsSchema, NO_DETAILS } from '#domain/garage/garage-details.ts'
import { nextService, ownVehicleSchema } from '#domain/garage/own-vehicle.ts'
import type { WatchChange } from '#domain/garage/watch-change.ts'
import { watchChange, watchChangeWords } from '#domain/garage/watch-change.ts'

const now = (priceAud: number | null, isSold = false, isReserved = false) => ({ priceAud, isSold, isReserved })

test.each<[number | null, ReturnType<typeof now>, WatchChange, string]>([
  [50_000, now(49_000), { kind: 'cheaper', byAud: 1_000 }, '$1,000 less than when you saved it'],
  [50_000, now(50_500), { kind: 'dearer', byAud: 500 }, '$500 more than when you saved it'],
  [50_000, now(50_000), { kind: 'none' }, ''],
  [null, now(50_000), { kind: 'none' }, ''],
  [50_000, now(null), { kind: 'none' }, ''],
  [50_000, now(49_000, false, true), { kind: 'reserved' }, 'Reserved by another shopper'],
  [50_000, now(49_000, true, true), { kind: 'sold' }, 'Sold since you saved it'],
])('saved at %s and now %o: %o', (savedPriceAud, state, change, words) => {
  expect(watchChange(savedPriceAud, state)).toEqual(change)
  expect(watchChangeWords(change)).toBe(words)
})

describe('the next service', () => {
  const rule = { everyMonths: 12, everyKm: 15_000 }
  test.each([
    ['2026-03-10', 40_000, '2026-11-24', { dueOn: '2027-03-10', dueKm: 55_000, isOverdue: false }],
    ['2025-11-24', 40_000, '2026-11-24', { dueOn: '2026-11-24', dueKm: 55_000, isOverdue: true }],
    ['2026-03-10', 25_000, '2026-11-24', { dueOn: '2027-03-10', dueKm: 40_000, isOverdue: true }],
    ['2024-02-29', 40_000, '2024-11-24', { dueOn: '2025-02-28', dueKm: 55_000, isOverdue: false }],
  ])('after %s at %i km, on %s', (on, km, today, expected) => {
    expect(nextService({ km: 45_000, lastService: { on, km } }, rule, today)).toEqual(expected)
  })

  it('runs over the end of a year', () => {
    const { dueOn } =
      nextService({ km: 1, lastService: { on: '2026-10-31', km: 1 } }, { ...rule, everyMonths: 6 }, '2026-11-01') ?? {}
    expect(dueOn).toBe('2027-04-30')
  })

  it('is not known without the last', () => {
    expect(nextService({ km: 45_000, lastService: null }, rule, '2026-11-24')).toBeNull()
  })
})

test.each([
  [{ rego: 'ABC-123' }, true],
  [{ rego: 'ABC<123' }, false],
  [{ regoState: 'XX' }, false],
  [{ make: ' ' }, false],
  [{ km: -1 }, false],
  [{ lastService: { on: 'yesterday', km: 5 } }, false],
])('a vehicle with %o is taken: %s', (given, isTaken) => {
  const vehicle = { rego: 'ABC123', regoState: 'QLD', make: 'Mazda', model: '3', year: 2019, km: 5, lastService: null }
  expect(v.safeParse(ownVehicleSchema, { ...vehicle, ...given }).success).toBe(isTaken)
})

test.each([
  [{ email: '' }, true],
  [{ email: 'a@example.com.au' }, true],
  [{ email: 'a@' }, false],
  [{ postcode: '4000' }, true],
  [{ postcode: '400' }, false],
])('details with %o are taken: %s', (given, isTaken) => {
  expect(v.safeParse(garageDetailsSchema, { ...NO_DETAILS, ...given }).success).toBe(isTaken)
})
