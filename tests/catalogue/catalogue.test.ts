import { describe, expect, it } from 'vitest'
import type { CarHistory } from '#catalogue/car-history.ts'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Car } from '#domain/car/car.ts'
import { makeImportedCar } from '../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'

const DAY_MS = 86_400_000
const asAtMs = Date.parse('2026-03-10T00:00:00Z')

function catalogueOf(cars: Partial<Car>[], atMs = asAtMs, history: CarHistory = NO_HISTORY, site = makeSite()) {
  return createCatalogue({ site, stock: cars.map(makeImportedCar), contentPages: [], history, asAtMs: atMs })
}
const ids = ({ listed }: ReturnType<typeof catalogueOf>) => listed.map(({ car }) => car.id)

describe('listed cars', () => {
  it('are the newest first; those without a date last, by year and then id', () => {
    const catalogue = catalogueOf([
      { id: 'b', createdAt: null, year: 2020 },
      { id: 'a', createdAt: null, year: 2020 },
      { id: 'c', createdAt: null, year: 2021 },
      { id: 'old', createdAt: '2026-01-01T00:00:00.000Z' },
      { id: 'new', createdAt: '2026-02-01T00:00:00.000Z' },
    ])
    expect(ids(catalogue)).toEqual(['new', 'old', 'c', 'a', 'b'])
  })

  it('leave out what is not for the website and what was sold too long ago', () => {
    const catalogue = catalogueOf([
      { id: 'kept' },
      { id: 'hidden', showOnWebsite: false },
      { id: 'sold-now', status: 'sold', soldAt: new Date(asAtMs - 2 * DAY_MS).toISOString() },
      { id: 'sold-then', status: 'sold', soldAt: new Date(asAtMs - 3 * DAY_MS).toISOString() },
    ])
    expect(ids(catalogue).sort()).toEqual(['kept', 'sold-now'])
  })

  it('leave out a sold car in time though its feed dates the sale in the future', () => {
    const sold: Partial<Car> = { id: 'a', status: 'sold', soldAt: '2036-01-01T00:00:00.000Z' }
    const first = catalogueOf([sold])
    expect(ids(first)).toEqual(['a'])
    expect(ids(catalogueOf([sold], asAtMs + 3 * DAY_MS, first.history))).toEqual([])
  })

  it('know their location by its code', () => {
    const [known, unknown] = catalogueOf([
      { id: 'a', locationCode: 'NORTH' },
      { id: 'b', locationCode: 'NOWHERE' },
    ]).listed
    expect(known?.location?.slug).toBe('chermside')
    expect(unknown?.location).toBeNull()
  })
})

describe('just arrived', () => {
  const site = makeSite({ card: { justArrivedNewestPercent: 50 } })
  const cameIn = (id: string, daysAgo: number): Partial<Car> => ({
    id,
    createdAt: new Date(asAtMs - daysAgo * DAY_MS).toISOString(),
  })
  const tagged = (cars: Partial<Car>[], atMs = asAtMs): string[] =>
    catalogueOf(cars, atMs, NO_HISTORY, site).listed.flatMap(({ car, card }) =>
      card.tag?.kind === 'justArrived' ? [car.id] : [],
    )

  it('is for the newest part of what the site lists, where it says so', () => {
    const cars = [cameIn('a', 1), cameIn('b', 2), cameIn('c', 3), cameIn('d', 4)]
    expect(tagged(cars)).toEqual(['a', 'b'])
    expect(tagged([...cars, { ...cameIn('hidden', 0), showOnWebsite: false }])).toEqual(['a', 'b'])
  })

  it('goes on to the cars that come in later', () => {
    const stock = [cameIn('a', 1), cameIn('b', 2), cameIn('later', -1), cameIn('c', 3)].map(makeImportedCar)
    const at = (asAt: number): (string | undefined)[] =>
      createCatalogue({ site, stock, contentPages: [], history: NO_HISTORY, asAtMs: asAt }).listed.map(
        ({ car, card }) => (card.tag?.kind === 'justArrived' ? car.id : undefined),
      )
    expect(at(asAtMs).filter((id) => id !== undefined)).toEqual(['a'])
    expect(at(asAtMs + DAY_MS).filter((id) => id !== undefined)).toEqual(['later', 'a'])
  })
})

describe('a sale without a date', () => {
  const sold: Partial<Car> = { id: 'a', status: 'sold', soldAt: null }

  it('counts from when it was first seen', () => {
    const first = catalogueOf([sold])
    expect(ids(first)).toEqual(['a'])
    const later = catalogueOf([sold], asAtMs + 2 * DAY_MS, first.history)
    expect(ids(later)).toEqual(['a'])
    expect(ids(catalogueOf([sold], asAtMs + 3 * DAY_MS, later.history))).toEqual([])
  })

  it('stays gone after its window, though the feed still lists it', () => {
    let history = catalogueOf([sold]).history
    for (const [days, page] of [
      [3, true],
      [4, true],
      [92, true],
      [93, false],
      [200, false],
    ] as const) {
      const later = catalogueOf([sold], asAtMs + days * DAY_MS, history)
      expect(ids(later)).toEqual([])
      expect(later.gone.map(({ id }) => id)).toEqual(page ? ['a'] : [])
      history = later.history
    }
  })
})

describe('removed cars', () => {
  const before = catalogueOf([{ id: 'a' }, { id: 'b' }])

  it('are remembered for their days, from when they went', () => {
    const gone = catalogueOf([{ id: 'b' }], asAtMs + DAY_MS, before.history)
    expect(gone.gone).toMatchObject([{ id: 'a', name: '2022 Toyota Hilux SR5', goneAtMs: asAtMs + DAY_MS }])
    const last = catalogueOf([{ id: 'b' }], asAtMs + 91 * DAY_MS - 1, gone.history)
    expect(last.gone.map(({ id }) => id)).toEqual(['a'])
    expect(catalogueOf([{ id: 'b' }], asAtMs + 91 * DAY_MS, last.history).gone).toEqual([])
  })

  it('are forgotten when they come back', () => {
    const gone = catalogueOf([{ id: 'b' }], asAtMs, before.history)
    const back = catalogueOf([{ id: 'a' }, { id: 'b' }], asAtMs, gone.history)
    expect(back.gone).toEqual([])
  })
})

describe('a changed slug', () => {
  it('is remembered, through several changes and back again', () => {
    let history = catalogueOf([{ id: 'a', slug: 'one-a' }]).history
    history = catalogueOf([{ id: 'a', slug: 'two-a' }], asAtMs, history).history
    history = catalogueOf([{ id: 'a', slug: 'three-a' }], asAtMs, history).history
    expect(history.listed[0]?.oldSlugs).toEqual(['one-a', 'two-a'])
    history = catalogueOf([{ id: 'a', slug: 'one-a' }], asAtMs, history).history
    expect(history.listed[0]).toMatchObject({ slug: 'one-a', oldSlugs: ['two-a', 'three-a'] })
  })
})

describe('the next change', () => {
  const at = (catalogue: ReturnType<typeof catalogueOf>) =>
    catalogue.nextChangeAtMs === null ? null : new Date(catalogue.nextChangeAtMs).toISOString()

  it('is none when nothing depends on the clock', () => {
    expect(at(catalogueOf([{ createdAt: null }]))).toBeNull()
    expect(at(catalogueOf([{ createdAt: '2025-01-01T00:00:00.000Z' }]))).toBeNull()
  })

  it('is when a car stops being just arrived, or a sold car’s window ends, whichever is first', () => {
    expect(at(catalogueOf([{ createdAt: '2026-03-09T00:00:00.000Z' }]))).toBe('2026-03-17T00:00:00.000Z')
    const sold: Partial<Car> = { id: 'b', status: 'sold', soldAt: '2026-03-08T06:00:00.000Z', createdAt: null }
    expect(at(catalogueOf([{ createdAt: '2026-03-09T00:00:00.000Z' }, sold]))).toBe('2026-03-11T06:00:00.000Z')
  })

  it('is the end of a special day in the location’s own zone', () => {
    const specialHours = [
      { date: '2026-03-09', hours: 'closed' },
      { date: '2026-03-10', label: 'Show day', hours: '10:00-14:00' },
    ]
    const inZone = (timeZone: string) => {
      const site = makeSite({ locations: [{ ...makeLocation(), timeZone, specialHours }] })
      return catalogueOf([{ createdAt: null }], asAtMs, NO_HISTORY, site)
    }
    const brisbane = inZone('Australia/Brisbane')
    expect(brisbane.locations[0]?.specialHours.map(({ date }) => date)).toEqual(['2026-03-10'])
    expect(at(brisbane)).toBe('2026-03-10T14:00:00.000Z')
    // Sydney is an hour ahead in summer.
    expect(at(inZone('Australia/Sydney'))).toBe('2026-03-10T13:00:00.000Z')
  })
})
