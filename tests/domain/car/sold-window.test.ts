import { describe, expect, it } from 'vitest'
import { listing, SOLD_WINDOW_DAYS, soldWindowDays, soldWindowDaysOf, soldWindowOf } from '#domain/car/sold-window.ts'

const DAY_MS = 86_400_000
const soldAtMs = Date.parse('2026-03-01T00:00:00Z')

describe('S1 §9 sold-car visibility', () => {
  it.each([
    ['in stock', 'in_stock', 0, { listed: true, untilMs: null }],
    ['coming soon', 'coming_soon', 0, { listed: true, untilMs: null }],
    ['just sold', 'sold', 0, { listed: true, untilMs: soldAtMs + 3 * DAY_MS }],
    ['a moment before three days', 'sold', 3 * DAY_MS - 1, { listed: true, untilMs: soldAtMs + 3 * DAY_MS }],
    ['three days after', 'sold', 3 * DAY_MS, { listed: false }],
  ] as const)('%s', (_, status, laterMs, expected) => {
    expect(listing({ status, showOnWebsite: true }, soldAtMs, 3, soldAtMs + laterMs)).toEqual(expected)
  })

  it('is three days unless the dealer has another window', () => {
    expect(SOLD_WINDOW_DAYS).toBe(3)
    expect(soldWindowDays(null, SOLD_WINDOW_DAYS)).toBe(3)
    expect(soldWindowDays(10, SOLD_WINDOW_DAYS)).toBe(10)
    expect(soldWindowDays(0, SOLD_WINDOW_DAYS)).toBe(0)
  })

  it('takes the dealer’s own window', () => {
    expect(listing({ status: 'sold', showOnWebsite: true }, soldAtMs, 10, soldAtMs + 9 * DAY_MS).listed).toBe(true)
    expect(listing({ status: 'sold', showOnWebsite: true }, soldAtMs, 0, soldAtMs).listed).toBe(false)
  })

  it.each([
    ['its own', 'north', 10],
    ['none, which is a window too', 'south', 0],
    ['the site’s', 'east', 3],
    ['the site’s, whatever objects inherit', 'constructor', 3],
    ['the site’s, of no dealership', null, 3],
  ])('a dealership has %s', (_, slug, days) => {
    const soldWindow = soldWindowOf({ soldWindowDays: 3, soldWindowDaysByDealership: { north: 10, south: 0 } })
    expect(soldWindow).toEqual({ days: 3, daysByDealershipSlug: { north: 10, south: 0 } })
    expect(soldWindowDaysOf(soldWindow, slug)).toBe(days)
  })

  it('never lists a car that is not meant for the website', () => {
    expect(listing({ status: 'in_stock', showOnWebsite: false }, soldAtMs, 3, soldAtMs)).toEqual({ listed: false })
    expect(listing({ status: 'sold', showOnWebsite: false }, soldAtMs, 3, soldAtMs)).toEqual({ listed: false })
  })
})
