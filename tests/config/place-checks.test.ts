import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkDefaultCategory, checkLocationBlocks, checkOfferPreview } from '#config/checks/place-checks.ts'
import { textsAt, valueAt } from '#config/checks/value-at.ts'
import { offersSchema } from '#config/schema/pages/offers.ts'
import { locationSchema } from '#config/schema/places/location.ts'
import { locationBlocksSchema, locationPagesSchema } from '#config/schema/places/location-blocks.ts'
import { gatingSchema, journeysSchema } from '#config/schema/visitors/gating.ts'
import { makeLocationInput } from './make-site-input.ts'

const portalsAt = (...paths: string[]) => paths.map((path) => ({ path, title: 'Ours' }))

describe('checkLocationBlocks', () => {
  const locations = [{ code: 'NORTH' }, { code: 'SOUTH' }, {}]
  const check = (home: unknown) => checkLocationBlocks({ locations, locationBlocks: { home } })

  it.each([
    [{ filter: 'service-and-parts', exclude: ['NORTH'], selectedLocations: ['SOUTH'] }],
    [{ filter: 'NORTH' }],
    [{}],
    ['wrong'],
    [{ filter: 7, exclude: 'NORTH' }],
  ])('finds nothing in %j', (block) => {
    expect(check(block)).toEqual([])
  })

  it('names what is not there', () => {
    expect(check({ filter: 'sale', exclude: ['NORTH', 'WEST'], selectedLocations: ['SOUHT'] })).toEqual([
      {
        path: 'locationBlocks.home.filter',
        expected: 'a known filter or the code of a location',
        received: '"sale"',
        mend: 'Did you mean "sales"?',
      },
      {
        path: 'locationBlocks.home.exclude[1]',
        expected: 'the code of a location',
        received: '"WEST"',
        mend: 'Choose one of NORTH, SOUTH.',
      },
      {
        path: 'locationBlocks.home.selectedLocations[0]',
        expected: 'the code of a location',
        received: '"SOUHT"',
        mend: 'Did you mean "SOUTH"?',
      },
    ])
  })

  it('looks at the blocks of the home page, too', () => {
    const blocks = [{ kind: 'hero' }, { kind: 'locations', places: { filter: 'sals' } }]
    expect(checkLocationBlocks({ locations, home: { blocks } })).toMatchObject([
      { path: 'home.blocks[1].places.filter', mend: 'Did you mean "sales"?' },
    ])
  })

  it.each([{ locations: 'data/locations.json', locationBlocks: { home: { filter: 'X' } } }, { locations }, {}, null])(
    'waits for both, in %j',
    (input) => {
      expect(checkLocationBlocks(input)).toEqual([])
    },
  )
})

describe('checkDefaultCategory', () => {
  it.each([
    [{}],
    [{ forms: {} }],
    [{ forms: { defaultCategory: 'Sales Enquiry' } }],
    [{ forms: { categories: ['General Enquiry', 'Fleet'] } }],
    [{ forms: { categories: ['Fleet'], defaultCategory: 'Fleet' } }],
    [{ forms: { categories: [] } }],
    [{ forms: { defaultCategory: 7 } }],
  ])('finds nothing in %j', (input) => {
    expect(checkDefaultCategory(input)).toEqual([])
  })

  it.each([
    [{ categories: ['Fleet', 'Parts'] }, '"General Enquiry"', 'Choose one of Fleet, Parts.'],
    [{ categories: ['Fleet'], defaultCategory: 'Parts' }, '"Parts"', 'Choose one of Fleet.'],
  ])('names a default that cannot be chosen in %j', (forms, received, mend) => {
    expect(checkDefaultCategory({ forms })).toEqual([
      { path: 'forms.defaultCategory', expected: 'one of forms.categories', received, mend },
    ])
  })
})

describe('checkOfferPreview', () => {
  it.each([
    [{}],
    [{ previewLength: 200 }],
    [{ descriptionLimit: 160 }],
    [{ previewLength: '300' }],
    [{ descriptionLimit: 'x' }],
  ])('finds nothing in %j', (offers) => {
    expect(checkOfferPreview({ offers })).toEqual([])
  })

  it.each([
    [{ previewLength: 201 }, 200, '201'],
    [{ descriptionLimit: 159 }, 159, '160'],
  ])('names a preview that hides nothing in %j', (offers, limit, received) => {
    expect(checkOfferPreview({ offers })).toEqual([
      {
        path: 'offers.previewLength',
        expected: `at most offers.descriptionLimit, which is ${limit}`,
        received,
        mend: `Write ${limit} or less.`,
      },
    ])
  })
})

it('reads a value that may be anything', () => {
  expect(valueAt({ a: { b: 1 } }, 'a', 'b')).toBe(1)
  expect(valueAt(null, 'a')).toBeUndefined()
  expect(valueAt({ a: 'text' }, 'a', 'length')).toBeUndefined()
  expect(textsAt({ a: ['x', 1, 'y'] }, 'a')).toEqual(['x', 'y'])
  expect(textsAt({ a: 'x' }, 'a')).toEqual([])
})

describe('the defaults of the specifications', () => {
  it('S2 §9: offers', () => {
    expect(v.parse(offersSchema, {})).toEqual({
      listPath: '/special-offers',
      singleManufacturer: null,
      descriptionLimit: 200,
      previewLength: 160,
      disclaimerLimit: 200,
      viewMoreLabel: 'View more',
      viewLessLabel: 'View less',
      fullDisclaimerLabel: 'Full disclaimer',
      hideDisclaimerLabel: 'Hide disclaimer',
      placeholderImage: null,
    })
    expect(v.safeParse(offersSchema, { listPath: 'offers' }).success).toBe(false)
    expect(v.safeParse(offersSchema, { listPath: '/deals/now' }).success).toBe(true)
  })

  it('S2 §4: gating and journeys', () => {
    expect(v.parse(gatingSchema, {})).toEqual({
      enabled: false,
      headerLink: true,
      tradeIn: true,
      sellMyCar: true,
      checkout: false,
      spinToWin: true,
      onlinePayment: true,
      myGarage: true,
      portals: [],
    })
    expect(v.parse(journeysSchema, {})).toEqual({
      checkoutSegment: 'checkout',
      checkoutJourney: false,
      tradeInPath: '/trade-in',
      carTradeIn: false,
    })
    expect(v.safeParse(gatingSchema, { portals: portalsAt('/mydealership', '/my-brand-x') }).success).toBe(false)
    expect(v.safeParse(gatingSchema, { portals: portalsAt('/mydealership', '/mybrand-x') }).success).toBe(true)
    expect(v.safeParse(gatingSchema, { portals: portalsAt('/mydealership', '/mydealership') }).success).toBe(false)
  })

  it('S2 §2: location pages and blocks', () => {
    expect(v.parse(locationPagesSchema, {})).toEqual({ foldAbove: 12, listPath: '/contact', folder: '/locations' })
    const blocks = v.parse(locationBlocksSchema, {})
    expect(Object.entries(blocks).map(([name, { filter }]) => [name, filter])).toEqual([
      ['contact', 'all'],
      ['home', 'sales'],
      ['footer', 'sales'],
      ['form', 'sales'],
      ['service', 'service-and-parts'],
    ])
    expect(blocks.contact).toEqual({
      filter: 'all',
      manufacturer: null,
      subtype: null,
      exclude: [],
      selectedLocations: [],
    })
  })

  it('S2 §3: a location whose type is empty or missing is a sales location', () => {
    expect(v.parse(locationSchema, makeLocationInput({ type: '' })).type).toBe('sales')
    expect(v.parse(locationSchema, makeLocationInput()).type).toBe('sales')
    expect(v.parse(locationSchema, makeLocationInput({ type: 'parts' })).type).toBe('parts')
    expect(v.safeParse(locationSchema, makeLocationInput({ type: 'sale' })).success).toBe(false)
  })
})
