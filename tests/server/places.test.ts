import { beforeAll, describe, expect, it } from 'vitest'
import { appointments, geocode } from '#contract/places.ts'
import { problemKind } from '#contract/problem.ts'
import { writeCars } from '#database/sites.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
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
    await writeCars(database.current().db, site.slug, [
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
