import { describe, expect, it, test } from 'vitest'
import type { CarChange } from '#domain/alerts/alert.ts'
import { alertOfChange, isNewCar } from '#domain/alerts/alert.ts'
import { alertConsentText } from '#domain/alerts/alert-consent.ts'
import { alertLine, alertSubject, alertText } from '#domain/alerts/alert-words.ts'
import type { Car } from '#domain/car/car.ts'
import { makeCar } from '../../builders/make-car.ts'

const car = makeCar({
  id: 't1',
  slug: 'hilux-t1',
  year: 2022,
  make: 'Toyota',
  model: 'Hilux',
  badge: 'SR5',
  priceAud: 50_000,
})
const change = (before: Partial<Car> | null, after: Partial<Car> | null): CarChange => ({
  before: before === null ? null : { ...car, ...before },
  beforeSinceMs: 5,
  after: after === null ? null : { ...car, ...after },
})
const watched = { id: 't1', slug: 'hilux-t1', title: '2022 Toyota Hilux SR5' }

describe('what people who watch a car are alerted about', () => {
  test.each<[string, CarChange, string | null]>([
    ['costs less', change({}, { priceAud: 48_500 }), 'price t1 50000 48500 5'],
    ['has an offer', change({}, { offerPriceAud: 49_000 }), 'price t1 50000 49000 5'],
    ['costs more', change({}, { priceAud: 51_000 }), null],
    ['costs the same', change({}, { views: 9 }), null],
    ['has no price any more', change({}, { priceAud: null }), null],
    ['has its first price', change({ priceAud: null }, {}), null],
    ['is sold', change({}, { status: 'sold' }), 'sold t1 5'],
    ['has left the site', change({}, null), 'sold t1 5'],
    ['was sold before', change({ status: 'sold' }, null), null],
    ['is new', change(null, {}), null],
    ['arrives', change({ status: 'coming_soon' }, {}), null],
  ])('that %s', (_, given, name) => {
    expect(alertOfChange(given)?.change ?? null).toBe(name)
  })

  it('another drop from the same price is another change', () => {
    const dropped = change({}, { priceAud: 48_500 })
    const names = [5, 6].map((beforeSinceMs) => alertOfChange({ ...dropped, beforeSinceMs })?.change)
    expect(new Set(names).size).toBe(2)
  })
})

test.each<[string, CarChange, boolean]>([
  ['came', change(null, {}), true],
  ['came back', change({ status: 'sold' }, {}), true],
  ['came sold', change(null, { status: 'sold' }), false],
  ['was there', change({}, { priceAud: 1 }), false],
  ['left', change({}, null), false],
])('a car that %s is new: %s', (_, given, expected) => {
  expect(isNewCar(given)).toBe(expected)
})

describe('the words of alerts', () => {
  const drop = { kind: 'priceDrop', car: watched, fromAud: 50_000, toAud: 48_500 } as const
  const sold = { kind: 'sold', car: watched } as const
  const found = (count: number) =>
    ({
      kind: 'newCars',
      search: { name: 'Utes', path: '/search?x=1' },
      cars: Array.from({ length: count }, (_, index) => ({ ...watched, title: `Car ${index}` })),
    }) as const

  it('name the car, the price and the difference', () => {
    expect(alertLine(drop)).toEqual({
      text: '2022 Toyota Hilux SR5 is now $48,500, $1,500 less than before.',
      path: '/cars/hilux-t1',
    })
    expect(alertLine(sold).text).toBe('2022 Toyota Hilux SR5 has been sold.')
    expect(alertLine(found(1))).toEqual({ text: '1 new vehicle for “Utes”: Car 0.', path: '/search?x=1' })
    expect(alertLine(found(5)).text).toBe('5 new vehicles for “Utes”: Car 0, Car 1, Car 2 and 2 more.')
  })

  it('of a message say how many there are', () => {
    expect([[drop], [sold], [found(2)], [drop, sold]].map(alertSubject)).toEqual([
      'Price drop: 2022 Toyota Hilux SR5',
      'Sold: 2022 Toyota Hilux SR5',
      '2 new vehicles for “Utes”',
      '2 changes to what you watch',
    ])
    const text = (alerts: Parameters<typeof alertText>[0]) => alertText(alerts, 'Dealer', 'https://d/w', 'https://d/s')
    expect(text([])).toBe('')
    expect(text([sold])).toBe('Dealer: 2022 Toyota Hilux SR5 has been sold. https://d/w Stop: https://d/s')
    expect(text([sold, drop, drop])).toContain('sold. And 2 more changes. https://d/w')
  })

  it('of the consent name the dealer, and change the version with the words', () => {
    const ours = alertConsentText('Northern')
    expect(ours.collectionNotice).toContain('Northern sends you')
    expect(ours.version).not.toBe(alertConsentText('Southern').version)
  })
})
