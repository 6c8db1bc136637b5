/** What single entities of S1 §3 and S2 §3 read, in every shape that the specifications name. */
import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { autoGaugeFromDto, autoGaugeSchema } from '#domain/entities/auto-gauge.ts'
import { offerFromDto, offerSchema } from '#domain/entities/offer.ts'
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
