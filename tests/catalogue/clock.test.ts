import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import { createClock, filterRulesAt, resolveLocation } from '#catalogue/clock.ts'
import { filterRulesSchema } from '#config/schema/search/filter-rules.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { makeImportedCar } from '../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'

type RulesInput = v.InferInput<typeof filterRulesSchema>

const DAY_MS = 86_400_000
const asAtMs = Date.parse('2026-03-10T00:00:00Z')
const ago = (days: number) => new Date(asAtMs - days * DAY_MS).toISOString()

function catalogueOf(filterRules: RulesInput, cars: Partial<Car>[], site: Partial<SiteInput> = {}, atMs = asAtMs) {
  const stock = cars.map((car) => makeImportedCar({ createdAt: null, ...car }))
  return createCatalogue({
    site: makeSite({ filterRules, ...site }),
    stock,
    contentPages: [],
    history: NO_HISTORY,
    asAtMs: atMs,
  })
}
const idsOf = (...args: Parameters<typeof catalogueOf>) =>
  catalogueOf(...args)
    .listed.map(({ car }) => car.id)
    .sort()

const CARS: Partial<Car>[] = [
  { id: 'hilux' },
  { id: 'kia', make: 'Kia', model: 'Rio', bodyType: 'hatch', carType: 'new', certified: true, priceAud: 25_000 },
  { id: 'van', itemType: 'caravan', bodyType: 'caravan', year: 2014, stockNumber: 'V9', locationCode: null },
  { id: 'coming', status: 'coming_soon', year: 2026 },
  { id: 'sold', status: 'sold', soldAt: ago(1) },
]

describe('S1 §7: the cars that a site lists', () => {
  test.each<[string, RulesInput, string[]]>([
    ['all that are not sold too long ago, without rules', {}, ['coming', 'hilux', 'kia', 'sold', 'van']],
    ['none that is sold, when in stock only', { inStockOnly: true }, ['coming', 'hilux', 'kia', 'van']],
    ['used ones only', { carTypes: ['used'] }, ['coming', 'hilux', 'sold', 'van']],
    ['caravans only', { itemTypes: ['caravan'] }, ['van']],
    ['none older than 4 years', { maxAgeYears: 4 }, ['coming', 'hilux', 'kia', 'sold']],
    ['none younger than a year', { minAgeYears: 1 }, ['hilux', 'kia', 'sold', 'van']],
    ['none of a stock number', { excludedStockNumbers: ['v9'] }, ['coming', 'hilux', 'kia', 'sold']],
    ['certified ones only', { certifiedOnly: true }, ['kia']],
    ['one make only', { only: [{ makes: ['Kia'] }] }, ['kia']],
    ['none of a body', { except: [{ bodies: ['Ute'] }] }, ['kia', 'van']],
    ['none of a location', { except: [{ locations: ['chermside'] }] }, ['van']],
    ['none that costs less', { only: [{ priceAud: { min: 30_000 } }] }, ['coming', 'hilux', 'sold', 'van']],
    // Hidden and long sold cars stay so, whatever a rule asks for.
    ['sold ones only', { only: [{ statuses: ['sold'] }] }, ['sold']],
  ])('are %s', (_name, rules, expected) => {
    const unlisted: Partial<Car>[] = [
      { id: 'hidden', showOnWebsite: false },
      { id: 'long-sold', status: 'sold', soldAt: ago(3) },
    ]
    expect(idsOf(rules, [...CARS, ...unlisted])).toEqual(expected)
  })

  it('S1 §4: are judged by the price that shoppers read', () => {
    const cheap = { only: [{ priceAud: { max: 30_000 } }] }
    expect(idsOf(cheap, [{ id: 'reduced', priceAud: 35_000, offerPriceAud: 29_990 }])).toEqual(['reduced'])
    expect(idsOf(cheap, [{ id: 'unpriced', priceAud: 10 }])).toEqual([])
  })

  it('S1 §7: are judged by the year in the dealer’s zone', () => {
    const newYearInSydney = Date.parse('2026-12-31T13:00:00Z')
    const rules: RulesInput = { maxAgeYears: 4 }
    const at = (timeZone: string) => idsOf(rules, [{ id: 'a', year: 2022 }], { timeZone }, newYearInSydney)
    expect(at('Australia/Sydney')).toEqual([])
    expect(at('Australia/Brisbane')).toEqual(['a'])
  })

  it('leave the page of a car that a rule takes out to similar cars', () => {
    const before = catalogueOf({}, CARS)
    const after = createCatalogue({
      site: makeSite({ filterRules: { except: [{ makes: ['Kia'] }] } }),
      stock: CARS.map((car) => makeImportedCar(car)),
      contentPages: [],
      history: before.history,
      asAtMs,
    })
    expect(after.gone.map(({ id }) => id)).toEqual(['kia'])
  })
})

describe('the next change of rules', () => {
  const next = (rules: RulesInput, timeZone = 'Australia/Brisbane') => {
    const clock = createClock(asAtMs)
    filterRulesAt(
      { filterRules: v.parse(filterRulesSchema, rules), timeZone },
      { days: 3, daysByDealershipSlug: {} },
      clock,
    )
    const nextMs = clock.nextChangeAtMs()
    return nextMs === null ? null : new Date(nextMs).toISOString()
  }

  test.each<[string, RulesInput, string, string | null]>([
    ['new year in the dealer’s zone', { maxAgeYears: 0 }, 'Australia/Brisbane', '2026-12-31T14:00:00.000Z'],
    ['new year an hour earlier in Sydney', { minAgeYears: 0 }, 'Australia/Sydney', '2026-12-31T13:00:00.000Z'],
    ['none of rules without an age', { carTypes: ['used'] }, 'Australia/Brisbane', null],
    ['none without rules', {}, 'Australia/Brisbane', null],
  ])('is %s', (_name, rules, timeZone, expected) => {
    expect(next(rules, timeZone)).toBe(expected)
  })

  it('is not that of a sold car which a rule takes out', () => {
    const sold: Partial<Car> = { id: 'a', status: 'sold', soldAt: ago(1) }
    expect(catalogueOf({}, [sold]).nextChangeAtMs).toBe(asAtMs + 2 * DAY_MS)
    expect(catalogueOf({ inStockOnly: true }, [sold]).nextChangeAtMs).toBeNull()
  })
})

it('a site without rules has nothing that is asked of its cars', () => {
  const site = makeSite()
  expect(filterRulesAt(site, { days: 3, daysByDealershipSlug: {} }, createClock(asAtMs))).toBeNull()
})

describe('S1 §3, §9: a dealership’s own sold window', () => {
  const dealership = (slug: string) => ({ name: slug, slug })
  const locations = [
    { ...makeLocation(), code: 'A', slug: 'a', dealership: dealership('long') },
    { ...makeLocation(), code: 'B', slug: 'b', dealership: dealership('none') },
    { ...makeLocation(), code: 'C', slug: 'c', dealership: dealership('constructor') },
    { ...makeLocation(), code: 'D', slug: 'd' },
  ]
  const stock = { feed: 'f', soldWindowDays: 3, soldWindowDaysByDealership: { long: 30, none: 0 } }
  const soldDaysAgo = (days: number) =>
    [...'ABCD'].map((code): Partial<Car> => ({ id: code, status: 'sold', soldAt: ago(days), locationCode: code }))

  test.each<[number, RulesInput, string[]]>([
    [0, {}, ['A', 'C', 'D']],
    [2, {}, ['A', 'C', 'D']],
    [3, {}, ['A']],
    [29, {}, ['A']],
    [30, {}, []],
    // The same rule again, as the search says it.
    [2, { carTypes: ['used'] }, ['A', 'C', 'D']],
    [3, { carTypes: ['used'] }, ['A']],
    [30, { carTypes: ['used'] }, []],
  ])('%i days after the sale, with rules %j, lists %j', (days, rules, expected) => {
    expect(idsOf(rules, soldDaysAgo(days), { locations, stock })).toEqual(expected)
  })

  it('ends at a known instant', () => {
    expect(catalogueOf({}, soldDaysAgo(3), { locations, stock }).nextChangeAtMs).toBe(asAtMs + 27 * DAY_MS)
  })
})

describe('S2 §4: the hours of a place as its pages have them', () => {
  const at = (site: Partial<SiteInput>, place: Parameters<typeof makeLocation>[0], iso: string) =>
    resolveLocation(makeLocation(place), makeSite(site), createClock(Date.parse(iso)))

  it('are by appointment where it is closed, on a site that has it so for its type', () => {
    const service = { type: 'service', openingHours: { monday: '8:00-16:00' } } as const
    const hours = (typesByAppointment: ('sales' | 'service')[]) =>
      at({ hours: { typesByAppointment } }, service, '2026-11-20T00:00:00Z').openingHours
    expect(hours(['service'])).toMatchObject({ monday: '8:00-16:00', sunday: 'by appointment' })
    expect(hours(['sales'])).toMatchObject({ monday: '8:00-16:00', sunday: 'closed' })
  })

  it('are without special hours whose day is over in the place’s zone', () => {
    const special = { specialHours: [{ date: '2026-12-25', hours: 'closed' }] }
    const left = (timeZone: string) => at({ timeZone }, special, '2026-12-25T13:30:00Z').specialHours.length
    // Half past midnight in Sydney, half past eleven in Brisbane.
    expect([left('Australia/Sydney'), left('Australia/Brisbane')]).toEqual([0, 1])
  })
})
