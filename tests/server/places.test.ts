import { beforeAll, describe, expect, it } from 'vitest'
import { deliveryPrice } from '#contract/cars.ts'
import { appointments, geocode } from '#contract/places.ts'
import { problemKind } from '#contract/problem.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
})

describe('a postcode', () => {
  it('is where its places are', async () => {
    const outcome = await platform.call(geocode, { postcode: '2000' })
    expect(outcome).toMatchObject({ kind: 'answered' })
    const [result] = outcome.kind === 'answered' ? outcome.answer.results : []
    expect(result?.geometry.location.lat).toBeCloseTo(-33.87, 1)
    expect(result?.geometry.location.lng).toBeCloseTo(151.2, 1)
  })

  it('that does not exist has no results (S2 §8)', async () => {
    expect(await platform.call(geocode, { postcode: '9999' })).toEqual({ kind: 'answered', answer: { results: [] } })
  })

  it.each(['', '400', '40000', 'abcd', '4,000'])('%j is refused with the message of the field', async (postcode) => {
    const outcome = await platform.call(geocode, { postcode })
    expect(outcome.kind === 'refused' && outcome.problem.errors).toEqual([
      { name: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
    ])
  })
})

describe('appointments', () => {
  it('are within the hours of the location, and include its time zone', async () => {
    const outcome = await platform.call(appointments, { location: makeLocation().code })
    if (outcome.kind !== 'answered') throw new Error(outcome.kind)
    expect(outcome.answer.timeZone).toBe('Australia/Brisbane')
    expect(outcome.answer.days.length).toBeGreaterThan(9)
    for (const { times } of outcome.answer.days.slice(1)) expect(times[0] ?? '08:30').toBe('08:30')
  })

  it('are those of the place of a car, or else of the first that sells', async () => {
    await storeCars(database.current().db, site.slug, [
      { car: makeCar({ id: 'a1', locationCode: 'NORTH' }), hash: '1' },
    ])
    const named = await platform.call(appointments, { location: 'NORTH' })
    expect(await platform.call(appointments, { car_id: 'a1' })).toEqual(named)
    expect(await platform.call(appointments, {})).toMatchObject({ kind: 'answered' })
  })

  it('of a place that does not exist are not found', async () => {
    const outcome = await platform.call(appointments, { location: 'NOWHERE' })
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
  })
})

describe('a delivery price', () => {
  const answer = (name: string | null, price: number | null) => ({ kind: 'answered', answer: { name, price } })

  it('is that of the region of the postcode or of its state, or none (S1 §7)', async () => {
    const regions = [
      { name: 'Greater Brisbane', priceAud: 0, postcodes: ['4000-4179'] },
      { name: 'Queensland', priceAud: 490, states: ['QLD' as const] },
    ]
    const delivering = await testPlatform(
      database.current(),
      makeSite({ slug: 'delivering', url: 'https://www.delivering.example', runningCosts: { delivery: { regions } } }),
    )
    expect(await delivering.call(deliveryPrice, { postcode: ' 4000 ' })).toEqual(answer('Greater Brisbane', 0))
    expect(await delivering.call(deliveryPrice, { postcode: '4870' })).toEqual(answer('Queensland', 490))
    expect(await delivering.call(deliveryPrice, { postcode: '2000' })).toEqual(answer(null, null))
    expect(await delivering.call(deliveryPrice, { postcode: 'Sydney' })).toEqual(answer(null, null))
    const empty = await delivering.call(deliveryPrice, { postcode: ' ' })
    expect(empty.kind === 'refused' && empty.problem.errors).toEqual([
      { name: 'postcode', message: 'Please enter a postcode.' },
    ])
  })

  it('by the kilometre counts from the location of the car, whose postcode says where it is without coordinates', async () => {
    const base = makeLocation()
    const far = { ...base, code: 'PERTH', slug: 'perth', primary: false }
    const perth = { ...far, address: { ...base.address, postcode: '6000', latitude: null, longitude: null } }
    const byDistance = { fromAud: 100, perKilometreAud: 1, maxKm: 500 }
    const distantSite = makeSite({
      slug: 'distant',
      url: 'https://www.distant.example',
      locations: [base, perth],
      runningCosts: { delivery: { byDistance } },
    })
    const distant = await testPlatform(database.current(), distantSite)
    await storeCars(database.current().db, distantSite.slug, [
      { car: makeCar({ id: 'p1', locationCode: 'PERTH' }), hash: '1' },
    ])
    expect(await distant.call(deliveryPrice, { postcode: '6000', car_id: 'p1' })).toEqual(answer('postcode 6000', 100))
    expect(await distant.call(deliveryPrice, { postcode: '4000', car_id: 'p1' })).toEqual(answer(null, null))
    expect(await distant.call(deliveryPrice, { postcode: '4000' })).toMatchObject({
      answer: { name: 'postcode 4000', price: expect.any(Number) },
    })
    expect(await distant.call(deliveryPrice, { postcode: '9999' })).toEqual(answer(null, null))
  })

  it('is not found on a site without any', async () => {
    const outcome = await platform.call(deliveryPrice, { postcode: '4000' })
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
  })
})
