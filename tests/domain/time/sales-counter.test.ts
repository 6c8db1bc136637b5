import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  SALES_COUNTER_PER_DAY,
  SALES_COUNTER_REFRESH_SECONDS,
  SALES_COUNTER_STEP_SECONDS,
  SALES_COUNTER_TIME_ZONE,
  salesCount,
} from '#domain/time/sales-counter.ts'

const options = {
  perDay: SALES_COUNTER_PER_DAY,
  stepSeconds: SALES_COUNTER_STEP_SECONDS,
  timeZone: SALES_COUNTER_TIME_ZONE,
}

describe('S1 §1, S2 §9: the sales counter', () => {
  it('is 192 per day, 450 seconds per step, Brisbane time, refreshed every 150 seconds', () => {
    expect([options, SALES_COUNTER_REFRESH_SECONDS]).toEqual([
      { perDay: 192, stepSeconds: 450, timeZone: 'Australia/Brisbane' },
      150,
    ])
  })

  test.each([
    // Midnight in Brisbane is 14:00 UTC all year.
    ['2026-01-08T13:59:59.999Z', 191],
    ['2026-01-08T14:00:00.000Z', 0],
    ['2026-01-08T14:07:29.999Z', 0],
    ['2026-01-08T14:07:30.000Z', 1],
    ['2026-01-08T14:14:59.999Z', 1],
    ['2026-01-08T14:15:00.000Z', 2],
    ['2026-01-09T02:00:00.000Z', 96],
    ['2026-07-09T02:00:00.000Z', 96],
    ['2026-01-09T13:52:30.000Z', 191],
  ])('at %s: %i', (iso, count) => {
    expect(salesCount(options, Date.parse(iso))).toBe(count)
  })

  it('stops at its number for the day', () => {
    const atMs = Date.parse('2026-01-09T13:59:59Z')
    expect(salesCount({ ...options, stepSeconds: 60, perDay: 100 }, atMs)).toBe(100)
    expect(salesCount({ ...options, stepSeconds: 60, perDay: 2_000 }, atMs)).toBe(1_439)
  })

  it('never counts backwards within a day, and by at most one a refresh', () => {
    const dayStartMs = Date.parse('2026-01-08T14:00:00Z')
    const stepMs = SALES_COUNTER_REFRESH_SECONDS * 1_000
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 - stepMs - 1 }), (elapsedMs) => {
        const before = salesCount(options, dayStartMs + elapsedMs)
        const after = salesCount(options, dayStartMs + elapsedMs + stepMs)
        expect(after - before === 0 || after - before === 1).toBe(true)
      }),
    )
  })
})
