/** What single entities of S1 §3 and S2 §3 read, in every shape that the specifications name. */
import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { autoGaugeFromDto, autoGaugeSchema } from '#domain/entities/auto-gauge.ts'
import {
  geocodeAnswerSchema,
  viewAnswerSchema,
  watchlistAnswerSchema,
  watchlistPayloadSchema,
} from '#domain/entities/calls.ts'
import { carDtoSchema } from '#domain/entities/car-dto.ts'
import { locationSchema } from '#domain/entities/location.ts'
import { offerFromDto, offerSchema } from '#domain/entities/offer.ts'
import { openingHourEntrySchema, specialHoursEntrySchema } from '#domain/entities/opening-hours.ts'
import { parseOrProblems } from '#domain/entities/parse.ts'
import { searchResultSchema } from '#domain/entities/search-result.ts'
import { locationFilterBlockSchema } from '#domain/entities/site-entries.ts'
import { searchEntrySchema } from '#domain/search/saved-search.ts'

it('S1 §3: the gauge reaches the rule of its panel', () => {
  const answer = { fill: '0.4', listing_price: '$20,000', market_range_min: 1, market_range_max: 2, confidence: 0.2 }
  expect(autoGaugeFromDto(v.parse(autoGaugeSchema, { ...answer, description: 'Fair' }))).toEqual({
    fill: 0.4,
    listingPriceAud: 20_000,
    marketRangeMinAud: 1,
    marketRangeMaxAud: 2,
    confidence: 0.2,
    description: 'Fair',
  })
})

test.each([
  ['a text', 'Toyota', 'Toyota'],
  ['a text with spaces', ' Toyota ', 'Toyota'],
  ['an object', { name: 'Toyota', x: 1 }, 'Toyota'],
  ['an object without a name', { name: ' ' }, null],
  ['nothing', {}, null],
  ['null', null, null],
])('S2 §3: the manufacturer of an offer is %s', (_name, manufacturer, expected) => {
  const offer = v.parse(offerSchema, {
    id: 1,
    name: 'Drive away',
    manufacturer,
    image_or_model_image: { url: '/a.jpg' },
  })
  expect(offerFromDto(offer)).toMatchObject({ id: '1', manufacturer: expected, imageOrModelImageUrl: '/a.jpg' })
})

test.each([
  [
    { name: 'Hilux', slug: 'hilux', override_url: 'javascript:x' },
    { name: 'Hilux', slug: 'hilux', overrideUrl: null },
  ],
  [
    { name: 'Hilux', slug: 'hilux', override_url: '/h' },
    { name: 'Hilux', slug: 'hilux', overrideUrl: '/h' },
  ],
  [
    { name: 'Hilux', override_url: '/h' },
    { name: 'Hilux', slug: null, overrideUrl: '/h' },
  ],
  [{ name: 'Hilux' }, null],
  [{ slug: 'hilux' }, null],
  [null, null],
])('S2 §3: the model of an offer %j', (model, expected) => {
  expect(offerFromDto(v.parse(offerSchema, { id: 1, name: 'A', model })).model).toEqual(expected)
})

it('S1 §3: facets with their stats; bounds that cross are none', () => {
  const result = v.parse(searchResultSchema(carDtoSchema), {
    hits: [{ id: 1 }, {}],
    count: '2',
    facets: { make: { Toyota: 2, Kia: 'x' }, fuel: 7, __proto__: {} },
    facetStats: { price: { min: 5, max: 5 }, km: { min: 6, max: 5 }, year: { min: 1 }, seats: { max: 1 }, doors: 3 },
    pages: 1,
    ms: 0.5,
  })
  expect(result.hits.map(({ id }) => id)).toEqual(['1'])
  expect(result).toMatchObject({ count: 2, facets: { make: { Toyota: 2 } }, pages: 1, ms: 0.5 })
  expect(Object.keys(result.facets)).toEqual(['make'])
  expect(result.facetStats).toEqual({ price: { min: 5, max: 5 } })
})

test.each([
  ['a point', { results: [{ geometry: { location: { lat: -27.4, lng: '153' } } }] }, 1],
  ['no longitude', { results: [{ geometry: { location: { lat: -27.4 } } }] }, 0],
  ['beyond the pole', { results: [{ geometry: { location: { lat: -91, lng: 0 } } }] }, 0],
  ['empty results', { results: [] }, 0],
  ['no results', {}, 0],
])('S2 §7: geocode of %s', (_name, answer, count) => {
  expect(v.parse(geocodeAnswerSchema, answer).results).toHaveLength(count)
})

it('S1 §7: watchlist payload and answer', () => {
  expect(parseOrProblems(watchlistPayloadSchema, { phone_number: 'no' })).toEqual({
    kind: 'problems',
    problems: [
      { path: 'phone_number', expected: 'a phone number', received: '"no"' },
      { path: 'car_id', expected: "a car's id", received: 'nothing' },
    ],
  })
  expect(v.parse(watchlistAnswerSchema, {}).success).toBe(false)
  expect(v.parse(watchlistAnswerSchema, { success: true }).success).toBe(true)
  expect(v.parse(viewAnswerSchema, {})).toEqual({ views: null, car_fields: {} })
})

it('S2 §3: a location, with the field spelt formated_hours', () => {
  const location = v.parse(locationSchema, {
    id: 3,
    location_type: '',
    manufacturers: [{ name: 'Kia' }, 'Ford', 7],
    address: { state: 'Queensland', postcode: 800, lat: '-27.3', long: 200 },
    contact_detail: {
      phone: '07 7010 0001',
      opening_hours: [
        { weekday: 1, status: 'open', formated_hours: '8:30am - 5pm', open: '08:30', close: '5:00pm' },
        {},
      ],
    },
    image: { url: '/a.jpg', thumb: { url: '/t.jpg' } },
  })
  expect(location).toMatchObject({
    location_type: 'sales',
    visible: true,
    primary: false,
    manufacturers: ['Kia', 'Ford', '7'],
  })
  expect(location.address).toMatchObject({ state: 'QLD', postcode: '0800', lat: -27.3, long: null })
  expect(location.image).toEqual({ url: '/a.jpg', thumb: { url: '/t.jpg' } })
  expect(location.contact_detail?.opening_hours).toEqual([
    { weekday: 1, status: 'Open', formated_hours: '8:30am - 5pm', open: '8:30', close: '17:00' },
  ])
  expect(v.parse(locationSchema, { id: 3, address: { postcode: '40', state: 4 } }).address).toMatchObject({
    postcode: null,
    state: null,
  })
})

test.each([[0], [6]])('S2 §3: weekday %i', (weekday) => {
  expect(v.parse(openingHourEntrySchema, { weekday }).status).toBe('Closed')
})
test.each([[-1], [7], [1.5], [null], [{}]])('S2 §3: weekday %j is none', (weekday) => {
  expect(v.safeParse(openingHourEntrySchema, { weekday }).success).toBe(false)
})

test.each([
  [
    { location_id: 3, start_hour: '9:00', end_hour: '1pm' },
    { location_id: '3', start_hour: '9:00', end_hour: '13:00' },
  ],
  [
    { location: { id: '3' }, hours: { begin: '9am', end: '13:00' } },
    { location: { id: '3' }, hours: { begin: '9:00', end: '13:00' } },
  ],
])('S2 §3: special hours %j', (entry, read) => {
  const parsed = v.parse(specialHoursEntrySchema, { date: '2026-12-24', status: 'Open', ...entry })
  expect(parsed).toMatchObject({ date: '2026-12-24', status: 'Open', ...read })
})

it('S2 §3: a block without a filter lists all places', () => {
  expect(v.parse(locationFilterBlockSchema, {}).filter).toBe('all')
  expect(v.parse(locationFilterBlockSchema, { filter: 'service-and-parts', exclude: [1, {}] })).toMatchObject({
    filter: 'service-and-parts',
    exclude: ['1'],
  })
})

test.each([
  ['/search?page=2', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:x', false],
])('S2 §3: search history of the path %s', (path, isKept) => {
  const state = { query: '', page: 1, sortBy: null, lists: {}, ranges: {}, toggles: [] }
  expect(v.safeParse(searchEntrySchema, { path, state }).success).toBe(isKept)
})

test.each([
  [39_990, 39_990],
  ['$39,990', 39_990],
  [0, null],
  [-1, null],
  ['from', null],
  [undefined, null],
])('S1 §3: the price %j of an offer is %j', (price, expected) => {
  const offer = v.parse(offerSchema, { id: 1, name: 'Drive away', price })
  expect(offerFromDto(offer).priceAud).toBe(expected)
})
