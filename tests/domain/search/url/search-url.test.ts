import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { OFFER_FACETS } from '#domain/search/facets/facets.ts'
import { SORT_IDS } from '#domain/search/results/sort-options.ts'
import type { SearchState, StateVocabulary } from '#domain/search/search-state.ts'
import { canonicalState, EMPTY_STATE } from '#domain/search/search-state.ts'
import { readParameters, writeParameters } from '#domain/search/url/search-parameters.ts'
import type { SearchScope } from '#domain/search/url/search-paths.ts'
import { pagePath, splitPagePath } from '#domain/search/url/search-paths.ts'
import { impliedValues, readSearchUrl, withDefaultCity, writeSearchUrl } from '#domain/search/url/search-url.ts'
import { ALL_CAR_FACETS } from '../../../builders/all-car-facets.ts'

const CARS: StateVocabulary = { facets: ALL_CAR_FACETS, sortIds: SORT_IDS, defaultSort: 'rank-desc', hasPlaces: true }
const state = (overrides: Partial<SearchState>): SearchState => ({ ...EMPTY_STATE, ...overrides })

describe('S1 §2, S2 §2: the parameters of a state', () => {
  test.each<[string, Partial<SearchState>, string]>([
    ['nothing', {}, ''],
    ['words', { query: 'hilux sr5' }, 'query=hilux%20sr5'],
    [
      'S2 §2: a list',
      { lists: { make: ['Toyota', 'Kia'] } },
      'refinementList[make][0]=Kia&refinementList[make][1]=Toyota',
    ],
    [
      'S2 §2: a menu is written as refinementList[x][0]',
      { lists: { price_range: ['Under $10,000'] } },
      'refinementList[price_range][0]=Under%20%2410%2C000',
    ],
    ['S2 §2: a range', { ranges: { price: { min: 10_000, max: 20_000 } } }, 'range[price]=10000:20000'],
    ['open below', { ranges: { km: { min: null, max: 5 } } }, 'range[km]=:5'],
    ['open above', { ranges: { year: { min: 2019, max: null } } }, 'range[year]=2019:'],
    ['huge', { ranges: { year: { min: 1e21, max: 2e-7 + 1e22 } } }, 'range[year]=1e21:1e22'],
    ['a toggle', { toggles: ['certified'] }, 'toggle[certified]=true'],
    ['an order', { sortBy: 'price-asc' }, 'sortBy=price-asc'],
    ['the default order', { sortBy: 'rank-desc' }, ''],
    ['a page', { page: 2 }, 'page=2'],
    ['a place', { near: { of: '4000', withinKm: null } }, 'near=4000'],
    ['a place and how far', { near: { of: 'Port Macquarie', withinKm: 50 } }, 'near=Port%20Macquarie&within=50'],
    [
      'where a device is, the nearest first',
      { near: { of: '-27.47,153.02', withinKm: 25 }, sortBy: 'distance-asc' },
      'near=-27.47,153.02&within=25&sortBy=distance-asc',
    ],
    [
      'everything, in one order',
      {
        page: 3,
        sortBy: 'km-asc',
        toggles: ['certified'],
        ranges: { price: { min: 1, max: 2 } },
        lists: { body: ['SUV'], make: ['Kia'] },
        query: 'a',
      },
      'query=a&refinementList[make][0]=Kia&refinementList[body][0]=SUV&range[price]=1:2&toggle[certified]=true&sortBy=km-asc&page=3',
    ],
    [
      'awkward characters',
      { lists: { model: ['a,b&c=[d]+#%é'] } },
      'refinementList[model][0]=a%2Cb%26c%3D%5Bd%5D%2B%23%25%C3%A9',
    ],
  ])('%s', (_, partial, parameters) => {
    expect(writeParameters(state(partial), CARS)).toBe(parameters)
    expect(readParameters(`?${parameters}`, CARS)).toEqual(canonicalState(state(partial), CARS))
  })

  test.each<[string, string, Partial<SearchState>]>([
    ['menu[x]', 'menu[make]=Kia', { lists: { make: ['Kia'] } }],
    ['one plain parameter an attribute', 'make=Kia', { lists: { make: ['Kia'] } }],
    ['a repeated one', 'make=Kia&make=Audi&make=Kia', { lists: { make: ['Audi', 'Kia'] } }],
    ['a plain range', 'price=1:2', { ranges: { price: { min: 1, max: 2 } } }],
    ['the first of two ranges', 'price=1:2&range[price]=3:4', { ranges: { price: { min: 1, max: 2 } } }],
    ['a plain toggle', 'certified=true', { toggles: ['certified'] }],
    ['without an index', 'refinementList[make]=Kia&refinementList[make][]=Audi', { lists: { make: ['Audi', 'Kia'] } }],
    ['encoded brackets', 'refinementList%5Bmake%5D%5B0%5D=Kia', { lists: { make: ['Kia'] } }],
    ['plus for a space', 'make=Land+Rover&query=a+b', { query: 'a b', lists: { make: ['Land Rover'] } }],
    ['an equals sign in a value', 'query=a=b', { query: 'a=b' }],
    ['the first query', 'query=a&query=b', { query: 'a' }],
    ['a menu keeps one value', 'price_range=b&price_range=a', { lists: { price_range: ['a'] } }],
    ['a negative and a fraction', 'range[price]=-1.5:2.25', { ranges: { price: { min: -1.5, max: 2.25 } } }],
    ['-0 is 0', 'range[price]=-0:', { ranges: { price: { min: 0, max: null } } }],
  ])('reads %s', (_, search, partial) => {
    expect(readParameters(search, CARS)).toEqual(state(partial))
  })

  test.each([
    '',
    '?',
    '&&=&',
    'utm_source=x&gclid=y',
    '__proto__[make]=x',
    'refinementList[__proto__][0]=x',
    'refinementList[constructor][0]=x',
    'refinementList[make][0][1]=x',
    'refinementList[make][x]=x',
    'xrefinementList[make][0]=x',
    'refinementList[price][0]=1:2',
    'range[make]=1:2',
    'toggle[make]=true',
    'menu[certified]=true',
    'toggle[certified]=false',
    'certified=1',
    'created_at_timestamp=1:2',
    'range[created_at_timestamp]=1:2',
    'range[price]=2:1',
    'range[price]=:',
    'range[price]=1',
    'range[price]=1:2:3',
    'range[price]=x1:2',
    'range[price]=1:2x',
    'range[price]=NaN:Infinity',
    'range[price]=1e999:',
    'make=',
    'make=%E0%A4%A',
    '%E0%A4%A=x',
    'query=',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1',
    'page=abc',
    'page=2x',
    'page=x2',
    'page=1000000',
    'sortBy=drop',
    'sortBy=rank-desc',
  ])('ignores "%s"', (search) => {
    expect(readParameters(search, CARS)).toEqual(EMPTY_STATE)
  })

  it('reads the last page that it believes in', () => {
    expect(readParameters('page=999999', CARS).page).toBe(999_999)
  })

  it('speaks of offers with their own facets', () => {
    const offers = { ...CARS, facets: OFFER_FACETS }
    expect(readParameters('categories=Finance offer&make=Kia', offers).lists).toEqual({ categories: ['Finance offer'] })
  })
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(',', '[', ']', '&', '=', '+', '%', '#', '?', ':', ' ', 'é', '\ud800', '/') }),
  fc.constantFrom('Toyota', 'Kia', 'Corolla', 'SUV', 'used', 'North'),
)
const attributes = fc.oneof(
  fc.constantFrom(...ALL_CAR_FACETS.map(({ attribute }) => attribute)),
  fc.string(),
  fc.constant('__proto__'),
)
const end = fc.option(fc.oneof(fc.double(), fc.integer()), { nil: null })
const states: fc.Arbitrary<SearchState> = fc.record({
  query: hostile,
  page: fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.double()),
  sortBy: fc.option(fc.oneof(fc.constantFrom(...SORT_IDS), fc.string()), { nil: null }),
  lists: fc.dictionary(attributes, fc.array(hostile, { maxLength: 4 }), { maxKeys: 6 }),
  ranges: fc.dictionary(attributes, fc.record({ min: end, max: end }), { maxKeys: 4 }),
  toggles: fc.array(attributes, { maxLength: 3 }),
  near: fc.option(fc.record({ of: hostile, withinKm: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: null }) }), {
    nil: null,
  }),
})

const PLACES = [
  { path: '/search', implied: {} },
  { path: '/search/used-cars', implied: impliedValues({ kind: 'carTypes', carTypes: ['used'] }) },
  { path: '/search/suv-cars', implied: impliedValues({ kind: 'body', bodyType: 'suv' }) },
  { path: '/search/toyota', implied: impliedValues({ kind: 'make', make: 'Toyota' }) },
  { path: '/search/toyota/corolla', implied: impliedValues({ kind: 'model', make: 'Toyota', model: 'Corolla' }) },
  { path: '/search/lyndhurst-group', implied: impliedValues({ kind: 'dealership', name: 'Lyndhurst Group' }) },
  { path: '/search/moorooka', implied: { location_name: ['Moorooka'] } },
  { path: '/search/new-and-demo-cars', implied: impliedValues({ kind: 'carTypes', carTypes: ['new', 'demo'] }) },
]
const read = (url: string) => {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  return readSearchUrl({ path, search }, PLACES, CARS)
}

describe('any state', () => {
  it('survives being written and read as parameters', () => {
    fc.assert(
      fc.property(states, (any) => {
        const parameters = writeParameters(any, CARS)
        const again = readParameters(parameters, CARS)
        expect(again).toEqual(canonicalState(any, CARS))
        expect(writeParameters(again, CARS)).toBe(parameters)
      }),
      { numRuns: 500 },
    )
  })

  it('survives being written and read as a URL with routes', () => {
    const favourites = fc.record({
      make: fc.constantFrom(['Toyota'], ['Kia', 'Toyota']),
      model: fc.constantFrom(['Corolla'], []),
      body: fc.constantFrom(['SUV'], []),
    })
    fc.assert(
      fc.property(states, favourites, (any, chosen) => {
        const wanted = { ...any, lists: { ...any.lists, ...chosen } }
        expect(read(writeSearchUrl(wanted, PLACES, CARS))).toEqual({
          kind: 'state',
          state: canonicalState(wanted, CARS),
        })
      }),
      { numRuns: 500 },
    )
  })

  it('is never broken by a hostile URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('refinementList', '[', ']', 'make', '=', '&', '%', 'é', '0', '__proto__') }),
        (search) => {
          const found = readParameters(search, CARS)
          expect(canonicalState(found, CARS)).toEqual(found)
        },
      ),
    )
  })
})

describe('routes with refinements of their own', () => {
  test.each<[SearchScope, Record<string, string[]>]>([
    [{ kind: 'all' }, {}],
    [{ kind: 'carTypes', carTypes: ['new', 'demo'] }, { car_type: ['new', 'demo'] }],
    [{ kind: 'make', make: 'Kia' }, { make: ['Kia'] }],
    [
      { kind: 'model', make: 'Kia', model: 'EV6' },
      { make: ['Kia'], model: ['EV6'] },
    ],
    [{ kind: 'body', bodyType: 'people-mover' }, { body: ['People Mover'] }],
    [{ kind: 'dealership', name: 'North' }, { dealership_name: ['North'] }],
    [
      { kind: 'location', name: 'Chermside', slug: 'c', street: '', city: '', state: '' },
      { location_name: ['Chermside'] },
    ],
  ])('%j implies %j', (scope, implied) => {
    expect(impliedValues(scope)).toEqual(implied)
  })

  test.each<[Partial<SearchState>, string]>([
    [{}, '/search'],
    [{ lists: { make: ['Toyota'] } }, '/search/toyota'],
    [{ lists: { make: ['Toyota'], model: ['Corolla'] }, page: 2 }, '/search/toyota/corolla?page=2'],
    [{ lists: { make: ['Toyota'], model: ['Yaris'] } }, '/search/toyota?refinementList[model][0]=Yaris'],
    [{ lists: { make: ['Toyota', 'Kia'] } }, '/search?refinementList[make][0]=Kia&refinementList[make][1]=Toyota'],
    [{ lists: { car_type: ['demo', 'new'] } }, '/search/new-and-demo-cars'],
    [{ lists: { car_type: ['demo'] } }, '/search?refinementList[car_type][0]=demo'],
    [{ lists: { make: ['Toyota'], body: ['SUV'] } }, '/search/toyota?refinementList[body][0]=SUV'],
    [{ lists: { car_type: ['used'], body: ['SUV'] } }, '/search/suv-cars?refinementList[car_type][0]=used'],
    [{ lists: { make: ['Toyota'], location_name: ['Moorooka'] } }, '/search/moorooka?refinementList[make][0]=Toyota'],
    [
      { lists: { dealership_name: ['Lyndhurst Group'], make: ['Toyota'] } },
      '/search/lyndhurst-group?refinementList[make][0]=Toyota',
    ],
    [
      { lists: { make: ['Toyota'], model: ['Corolla'], location_name: ['Moorooka'] } },
      '/search/toyota/corolla?refinementList[location_name][0]=Moorooka',
    ],
  ])('%j is %s', (partial, url) => {
    expect(writeSearchUrl(state(partial), PLACES, CARS)).toBe(url)
    expect(read(url)).toEqual({ kind: 'state', state: canonicalState(state(partial), CARS) })
  })

  test.each<[string, string, Partial<SearchState>]>([
    ['/search/toyota/', '', { lists: { make: ['Toyota'] } }],
    ['/search/toyota', '?make=Kia', { lists: { make: ['Kia', 'Toyota'] } }],
    ['/search/toyota/page-3', '', { page: 3, lists: { make: ['Toyota'] } }],
    ['/search/toyota/page-3', '?page=4', { page: 4, lists: { make: ['Toyota'] } }],
    ['/search/unknown', '?query=x', { query: 'x' }],
    ['/', '?query=x', { query: 'x' }],
    ['/search', '', {}],
  ])('%s%s is read', (path, search, partial) => {
    expect(readSearchUrl({ path, search }, PLACES, CARS)).toEqual({ kind: 'state', state: state(partial) })
  })

  test.each([
    ['', ''],
    ['/', ''],
    ['/', '?'],
  ])('S1 §2: the empty root "%s%s" is ignored', (path, search) => {
    expect(readSearchUrl({ path, search }, PLACES, CARS)).toEqual({ kind: 'ignored' })
  })

  test.each([
    ['/search/page-2', '/search', 2],
    ['/search/page-1', '/search', 1],
    ['/search/page-0', '/search/page-0', 1],
    ['/search/page-1234567', '/search/page-1234567', 1],
    ['/search/page-2/x', '/search/page-2/x', 1],
    ['/search/kia', '/search/kia', 1],
    ['/page-2', '/page-2', 1],
  ])('%s is %s, page %i', (path, basePath, pageNumber) => {
    expect(splitPagePath(path)).toEqual({ basePath, pageNumber })
    if (pageNumber > 1) expect(pagePath(basePath, pageNumber)).toBe(path)
  })

  it('S2 §2: a few sites add a default city', () => {
    expect(withDefaultCity(EMPTY_STATE, 'Cairns').lists).toEqual({ city: ['Cairns'] })
    expect(withDefaultCity(state({ lists: { make: ['Kia'] } }), 'Cairns').lists).toEqual({
      make: ['Kia'],
      city: ['Cairns'],
    })
    expect(withDefaultCity(state({ lists: { city: ['Mackay'] } }), 'Cairns').lists).toEqual({ city: ['Mackay'] })
    expect(withDefaultCity(EMPTY_STATE, null)).toBe(EMPTY_STATE)
  })
})
