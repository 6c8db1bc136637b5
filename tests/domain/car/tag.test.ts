import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarTagKind } from '#domain/car/tag.ts'
import { carTag, JUST_ARRIVED_DAYS, justArrivedUntilMs, newestFromMs } from '#domain/car/tag.ts'

const options = {
  justArrivedDays: 8,
  justArrivedLabel: 'New',
  soldLabel: 'JUST SOLD',
  reservedLabel: 'Reserved',
  comingSoonLabel: 'Coming Soon',
  certifiedLabel: 'Certified',
  fuelTag: true,
}
const createdAt = '2026-03-01T00:00:00Z'
const createdMs = Date.parse(createdAt)
const DAY_MS = 86_400_000
const everything = {
  fuelType: 'Hybrid',
  reserved: true,
  certified: true,
  tag: 'One owner',
  status: 'coming_soon',
  createdAt,
} as const

describe('S1 §4 tag priority', () => {
  const steps: [CarTagKind, string, Partial<Record<keyof typeof everything, unknown>>][] = [
    ['fuel', 'Hybrid', {}],
    ['reserved', 'Reserved', { fuelType: 'Petrol' }],
    ['certified', 'Certified', { reserved: false }],
    ['custom', 'One owner', { certified: false }],
    ['comingSoon', 'Coming Soon', { tag: null }],
    ['justArrived', 'New', { status: 'in_stock' }],
  ]
  let car = { ...everything }
  it.each(
    steps.map(([kind, label, change]) => {
      car = { ...car, ...change } as typeof car
      return { kind, label, car }
    }),
  )('$kind', ({ kind, label, car: tagged }) => {
    expect(carTag(tagged, 'inStock', options, createdMs, null)).toEqual({ kind, label })
  })

  const plain = { ...car, createdAt: null }
  it('is none when nothing applies', () => {
    expect(carTag(plain, 'inStock', options, createdMs, null)).toBeNull()
  })

  it('is the sold tag on a sold car, whatever else applies', () => {
    expect(carTag(everything, 'sold', options, createdMs, null)).toEqual({ kind: 'sold', label: 'JUST SOLD' })
  })

  it.each([
    ['Electric', 'fuel'],
    ['Hybrid', 'fuel'],
    ['PHEV', 'fuel'],
    ['Petrol', 'reserved'],
    ['Hydrogen', 'reserved'],
    [null, 'reserved'],
  ] as const)('S1 §3: the fuel tag of %s is %s', (fuelType, kind) => {
    expect(carTag({ ...everything, fuelType }, 'inStock', options, createdMs, null)?.kind).toBe(kind)
  })

  it('leaves the fuel tag to the sites that want it', () => {
    expect(carTag(everything, 'inStock', { ...options, fuelTag: false }, createdMs, null)?.kind).toBe('reserved')
  })
})

describe('S1 §4 just arrived', () => {
  const car = {
    ...everything,
    fuelType: null,
    reserved: false,
    certified: false,
    tag: null,
    status: 'in_stock',
  } as const
  it.each([
    [-1, null],
    [0, 'justArrived'],
    [8 * DAY_MS - 1, 'justArrived'],
    [8 * DAY_MS, null],
  ])('%i ms after it was created: %s', (laterMs, kind) => {
    expect(carTag(car, 'inStock', options, createdMs + laterMs, null)?.kind ?? null).toBe(kind)
  })

  it('takes the days and the words of the site', () => {
    expect(JUST_ARRIVED_DAYS).toBe(8)
    const own = { ...options, justArrivedDays: 2, justArrivedLabel: 'Just in' }
    expect(carTag(car, 'inStock', own, createdMs + 2 * DAY_MS - 1, null)?.label).toBe('Just in')
    expect(carTag(car, 'inStock', own, createdMs + 2 * DAY_MS, null)).toBeNull()
    expect(carTag(car, 'inStock', { ...options, justArrivedDays: 0 }, createdMs, null)).toBeNull()
  })

  it('knows when it ends', () => {
    expect(justArrivedUntilMs(car, 8)).toBe(createdMs + 8 * DAY_MS)
    expect(justArrivedUntilMs({ createdAt: null }, 8)).toBeNull()
  })
})

describe('the newest part of the stock', () => {
  it.each([
    ['all, without a limit', [1, 2, 3], 100, null],
    ['those that came in last', [4, 1, 3, 2, 5, 6, 7, 8, 9, 10], 20, 9],
    ['fewer, where more came in together', [1, 2, 9, 9, 10], 40, 10],
    ['none, where all came in together', [5, 5, 5, 5], 50, Number.POSITIVE_INFINITY],
    ['none of no car', [], 10, null],
    ['none, where a car is more than its part', [1, 2, 3], 10, Number.POSITIVE_INFINITY],
  ] as const)('%s', (_, arrivedMs, percent, fromMs) => {
    expect(newestFromMs(arrivedMs, percent)).toBe(fromMs)
  })

  it('is never more than its part, and what came in together is alike', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 0, max: 99 }),
        (arrivedMs, percent) => {
          const fromMs = newestFromMs(arrivedMs, percent) ?? 0
          const count = arrivedMs.filter((ms) => ms >= fromMs).length
          expect(count).toBeLessThanOrEqual((arrivedMs.length * percent) / 100)
          // Another instant would be more than its part.
          const earlier = Math.max(...arrivedMs.filter((ms) => ms < fromMs))
          const withEarlier = arrivedMs.filter((ms) => ms >= earlier).length
          expect(withEarlier).toBeGreaterThan(Math.floor((arrivedMs.length * percent) / 100))
        },
      ),
    )
  })

  it('alone has the tag', () => {
    const car = {
      ...everything,
      fuelType: null,
      reserved: false,
      certified: false,
      tag: null,
      status: 'in_stock',
    } as const
    expect(carTag(car, 'inStock', options, createdMs, createdMs)?.kind).toBe('justArrived')
    expect(carTag(car, 'inStock', options, createdMs, createdMs + 1)).toBeNull()
  })
})
