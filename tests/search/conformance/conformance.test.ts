/**
 * Both engines answer alike: the same questions over the same 500 cars, with expectations from what Meilisearch
 * documents (words, typos, prefixes, synonyms, filters, counts, stats, orders, pages), worked out on the documents by
 * the plainest means. The bundled engine always; a Meilisearch with `npm run test:meilisearch`.
 */
import { afterAll, describe, expect, it, test } from 'vitest'
import { distanceKm } from '#domain/places/distance.ts'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { documentComparator } from '#domain/search/results/sort-options.ts'
import { indexedCars, madeUpCars } from '#scripts/bench/search/cars.ts'
import { distanceOrder } from '#search/near/near-request.ts'
import { realServer } from '../meilisearch/server.ts'
import { meilisearchSuiteClient } from './meilisearch-client.ts'
import type { AskedParams, SuiteClient } from './search-client.ts'
import { bundledSuiteClient } from './search-client.ts'

const cars = indexedCars(await madeUpCars(500, 11))
const documents = cars.map(({ document }) => document)
const server = realServer()
const clients: SuiteClient[] = [
  bundledSuiteClient(cars),
  ...(server === null ? [] : [await meilisearchSuiteClient(server.host, server.masterKey, cars)]),
]

type Keeps = (document: CarDocument) => boolean
const EVERY_HIT = 1000

/** What is asked, and which documents must be found: all of them, and no other. */
const FILTERS: [what: string, params: AskedParams, keeps: Keeps][] = [
  ['nothing: all', {}, () => true],
  ['one value', { facetFilters: ['make:Toyota'] }, ({ make }) => make === 'Toyota'],
  ['any of several', { facetFilters: [['make:Toyota', 'make:Kia']] }, ({ make }) => ['Toyota', 'Kia'].includes(make)],
  [
    'several attributes',
    { facetFilters: [['make:Toyota', 'make:Kia'], ['body:SUV']] },
    ({ make, body }) => ['Toyota', 'Kia'].includes(make) && body === 'SUV',
  ],
  ['whatever the case', { facetFilters: ['make:toyota'] }, ({ make }) => make === 'Toyota'],
  ['a boolean', { facetFilters: ['certified:true'] }, ({ certified }) => certified],
  ['a number as a value', { facetFilters: [['seats:7', 'seats:2']] }, ({ seats }) => seats === 7 || seats === 2],
  [
    'a part of a list',
    { facetFilters: ['filtered_features:Tow Bar'] },
    (car) => car.filtered_features.includes('Tow Bar'),
  ],
  ['at least', { numericFilters: ['price>=40000'] }, ({ price }) => (price ?? 0) >= 40_000],
  ['above', { numericFilters: ['year>2021'] }, ({ year }) => year > 2021],
  ['at most, of what has a value', { numericFilters: ['km<=20000'] }, ({ km }) => km !== null && km <= 20_000],
  ['below', { numericFilters: ['km<100'] }, ({ km }) => km !== null && km < 100],
  [
    'a range',
    { numericFilters: ['price>=20000', 'price<=30000'] },
    ({ price }) => price !== null && price >= 20_000 && price <= 30_000,
  ],
  ['a text: equal', { filters: 'make = "Mazda"' }, ({ make }) => make === 'Mazda'],
  ['a text: not equal', { filters: 'make != Mazda' }, ({ make }) => make !== 'Mazda'],
  ['a text: not', { filters: 'NOT make = Mazda' }, ({ make }) => make !== 'Mazda'],
  ['a text: in', { filters: 'body IN [Ute, "SUV"]' }, ({ body }) => body === 'Ute' || body === 'SUV'],
  ['a text: not in', { filters: 'body NOT IN [Ute, SUV]' }, ({ body }) => body !== 'Ute' && body !== 'SUV'],
  ['a text: to', { filters: 'year 2018 TO 2020' }, ({ year }) => year >= 2018 && year <= 2020],
  ['a text: is null', { filters: 'km IS NULL' }, ({ km }) => km === null],
  ['a text: is not null', { filters: 'km IS NOT NULL' }, ({ km }) => km !== null],
  ['a text: is empty', { filters: 'filtered_features IS EMPTY' }, (car) => car.filtered_features.length === 0],
  ['a text: exists', { filters: 'tag EXISTS' }, () => true],
  [
    'a text: and before or',
    { filters: 'make = Kia OR make = Mazda AND year >= 2022' },
    ({ make, year }) => make === 'Kia' || (make === 'Mazda' && year >= 2022),
  ],
  [
    'a text: brackets',
    { filters: '(make = Kia OR make = Mazda) AND year >= 2022' },
    ({ make, year }) => (make === 'Kia' || make === 'Mazda') && year >= 2022,
  ],
  [
    'a text: a window of dates',
    { filters: 'created_at_timestamp > 1767225600000 AND created_at_timestamp <= 1772323200000' },
    ({ created_at_timestamp: at }) => at !== null && at > 1_767_225_600_000 && at <= 1_772_323_200_000,
  ],
  [
    'a text and facets',
    { filters: 'year >= 2020', facetFilters: ['fuel:Diesel'] },
    ({ year, fuel }) => year >= 2020 && fuel === 'Diesel',
  ],
]

const has = (...words: readonly string[]): Keeps => {
  return ({ name, series, body, fuel, drive, transmission, colour, stocknum }) => {
    const text = ` ${[name, series, body, fuel, drive, transmission, colour, stocknum].join(' ').toLowerCase().replaceAll('-', ' ')} `
    return words.every((word) => text.includes(` ${word}`))
  }
}
const either =
  (...tests: readonly Keeps[]): Keeps =>
  (document) =>
    tests.some((keeps) => keeps(document))

const isV8 = either(({ categories }) => categories.includes('8 Cylinder'), has('v8 '))
const isV6 = either(({ categories }) => categories.includes('6 Cylinder'), has('v6 '))

/** Words, and what the first page's cars must have: those that match best stand first. */
const WORDS: [what: string, query: string, best: Keeps][] = [
  ['a make', 'toyota ', has('toyota ')],
  ['a make in capitals', 'TOYOTA ', has('toyota ')],
  ['the start of a make', 'toy', has('toy')],
  ['make and model', 'toyota hilux', has('toyota ', 'hilux')],
  ['in the other order', 'hilux toyota ', has('toyota ', 'hilux')],
  ['make, model and badge', 'ford ranger wildtrak', has('ford ', 'ranger ', 'wildtrak')],
  ['a year', '2022 ', has('2022 ')],
  ['year and make', '2021 kia ', has('2021 ', 'kia ')],
  ['a letter too few', 'toyta ', has('toyota ')],
  ['a letter too many', 'toyotta ', has('toyota ')],
  ['a wrong letter', 'toyoda ', has('toyota ')],
  ['letters swapped', 'toyoat ', has('toyota ')],
  ['two typos in a long word', 'volksvagon ', has('volkswagen ')],
  ['a typo while typing', 'hiluz', has('hilux')],
  ['a wrong first letter, which counts as two, in a word that may have two', 'bolkswagen ', has('volkswagen ')],
  ['a hyphen', 'mercedes-benz ', has('mercedes ', 'benz ')],
  ['a synonym of a make', 'vw ', has('volkswagen ')],
  ['a synonym of several words', 'merc ', has('mercedes ')],
  ['a synonym of a body', 'pickup ', has('ute ')],
  ['a synonym of a gearbox', 'auto ', either(has('auto '), has('automatic '))],
  ['words that may be one', 'toyota land cruiser ', has('toyota ', 'landcruiser ')],
  ['colour and body', 'white ute ', has('white ', 'ute ')],
  ['fuel, body and make', 'diesel suv mazda ', has('diesel ', 'suv ', 'mazda ')],
  ['a phrase', '"model y" ', has('model y ')],
  ['cylinders by a synonym', 'v8 ', isV8],
  ['cylinders and a body', 'v6 suv ', (car) => isV6(car) && car.body === 'SUV'],
  ['cylinders as they are written', '"8 cylinder"', ({ categories }) => categories.includes('8 Cylinder')],
]

const NOTHING: [what: string, query: string][] = [
  ['a word of nobody', 'zzzzzz'],
  ['a typo in a short word', 'kja '],
  ['two typos in a word of six', 'toyoxx '],
  ['a wrong first letter, which counts as two, in a word of six', 'boyota '],
  ['the start of a word that is not the last one', 'toy hilux'],
  ['a typo in a stock number', `${documents[0]?.stocknum?.slice(0, -1) ?? ''}X `],
]

const ORDERS = [
  'price:asc',
  'price:desc',
  'km:asc',
  'km:desc',
  'year:asc',
  'year:desc',
  'created_at_timestamp:desc',
] as const
const COUNTED = [
  'make',
  'body',
  'fuel',
  'drive',
  'transmission',
  'seats',
  'colour',
  'certified',
  'filtered_features',
] as const

describe.each(clients)('$name', (client) => {
  afterAll(() => client.close())

  test.each(FILTERS)('finds by a filter, in the order of rank: %s', async (_, params, keeps) => {
    const answer = await client.ask({ ...params, hitsPerPage: EVERY_HIT })
    const kept = documents.filter(keeps).sort((a, b) => b.custom_rank - a.custom_rank)
    expect(kept.length).toBeGreaterThan(0)
    expect(answer.ids).toEqual(kept.map(({ id }) => id))
    expect(answer.total).toBe(kept.length)
  })

  test.each(WORDS)('finds by words: %s', async (_, query, best) => {
    const kept = new Set(documents.filter(best).map(({ id }) => id))
    expect(kept.size).toBeGreaterThan(0)
    const answer = await client.ask({ query, hitsPerPage: EVERY_HIT })
    expect(answer.total).toBeGreaterThanOrEqual(kept.size)
    expect(new Set(answer.ids.slice(0, kept.size))).toEqual(kept)
  })

  test.each(NOTHING)('finds nothing by %s', async (_, query) => {
    expect(await client.ask({ query })).toMatchObject({ ids: [], total: 0, pages: 0 })
  })

  test.each(ORDERS)('lists in the order %s, those without a value last', async (order) => {
    const [attribute, direction] = order.split(':') as ['price', 'asc']
    const answer = await client.ask({ hitsPerPage: EVERY_HIT }, order)
    const sorted = [...documents].sort(documentComparator({ attribute, direction }))
    expect(answer.ids).toEqual(sorted.map(({ id }) => id))
  })

  it.each(['', 'toyota '])(
    'lists the nearest first, and what is not known to stand anywhere last: %s',
    async (query) => {
      const from = { latitude: -27.5, longitude: 153 }
      const kmOf = new Map(cars.map(({ document, at }) => [document.location_name, at && distanceKm(from, at)]))
      const values = [...kmOf].flatMap(([name, km]) => (name === null || km === null ? [] : [{ name, km }]))
      const names = values.sort((a, b) => a.km - b.km).map(({ name }) => name)
      const order = distanceOrder(names, from)
      const answer = await client.ask({ query, hitsPerPage: EVERY_HIT, order })
      const places = answer.ids.map((id) => documents.find((document) => document.id === id)?.location_name ?? '')
      const ranks = places.map((name) => (names.indexOf(name) + names.length + 1) % (names.length + 1))
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      expect(new Set(ranks).size).toBeGreaterThan(4)
      if (query === '') expect(answer.ids.length).toBe(documents.length)
    },
  )

  it('lists words in a chosen order, those without typos first', async () => {
    const answer = await client.ask({ query: 'toyota ', hitsPerPage: EVERY_HIT }, 'price:asc')
    const prices = answer.ids.map((id) => documents.find((document) => document.id === id)?.price ?? Number.MAX_VALUE)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it.each(['toyota -hilux ', 'toyota -"hilux"'])('leaves out what stands behind a minus sign: %s', async (query) => {
    const isOther: Keeps = ({ make, model }) => make === 'Toyota' && model !== 'Hilux'
    const answer = await client.ask({ query, hitsPerPage: EVERY_HIT })
    const found = documents.filter(({ id }) => answer.ids.includes(id))
    expect(found.filter(has('hilux '))).toEqual([])
    expect(found.filter(isOther)).toEqual(documents.filter(isOther))
    expect(documents.some(has('toyota ', 'hilux '))).toBe(true)
  })

  it('gives a car by its stock number first', async () => {
    const [document] = documents
    const answer = await client.ask({ query: document?.stocknum ?? '' })
    expect(answer.ids[0]).toBe(document?.id)
  })

  it('gives pages that follow each other', async () => {
    const pages = await Promise.all([0, 1, 2, 23, 24].map((page) => client.ask({ page, hitsPerPage: 21 })))
    const inOrder = [...documents].sort((a, b) => b.custom_rank - a.custom_rank).map(({ id }) => id)
    expect(pages.map(({ ids }) => ids)).toEqual([
      inOrder.slice(0, 21),
      inOrder.slice(21, 42),
      inOrder.slice(42, 63),
      inOrder.slice(483, 504),
      [],
    ])
    expect(pages.map(({ pages: count }) => count)).toEqual([24, 24, 24, 24, 24])
  })

  test.each(COUNTED)('counts the values of %s among what is found', async (attribute) => {
    const answer = await client.ask({ facetFilters: [['make:Toyota', 'make:Kia']], facets: [attribute] })
    const counts: Record<string, number> = {}
    for (const document of documents.filter(({ make }) => make === 'Toyota' || make === 'Kia')) {
      const held = document[attribute]
      const values = Array.isArray(held) ? held : held === null ? [] : [held]
      for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
    }
    expect(answer.counts[attribute]).toEqual(counts)
  })

  it('gives the least and most of numbers', async () => {
    const answer = await client.ask({ facetFilters: ['make:Mazda'], facets: ['price', 'km', 'year'] })
    const mazdas = documents.filter(({ make }) => make === 'Mazda')
    for (const attribute of ['price', 'km', 'year'] as const) {
      const values = mazdas.map((document) => document[attribute]).filter((value) => value !== null)
      expect(answer.stats[attribute]).toEqual({ min: Math.min(...values), max: Math.max(...values) })
    }
  })
})
