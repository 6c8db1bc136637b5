import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockLocation, LocationBlock } from '#domain/places/location-block.ts'
import { LOCATION_FILTERS, locationsOfBlock, primaryLocation, sellsMake } from '#domain/places/location-block.ts'
import { LOCATION_TYPE_ORDER, LOCATION_TYPES } from '#domain/places/location-type.ts'

const place = (code: string, overrides: Partial<BlockLocation> = {}): BlockLocation => ({
  code,
  type: 'sales',
  subtype: null,
  primary: false,
  visible: true,
  makes: [],
  phone: '07 7010 0001',
  address: { street: `${code} Street` },
  ...overrides,
})
const block = (overrides: Partial<LocationBlock> = {}): LocationBlock => ({
  filter: 'all',
  manufacturer: null,
  subtype: null,
  exclude: [],
  selectedLocations: [],
  ...overrides,
})

const PLACES = [
  place('P', { type: 'parts', makes: ['Kia'] }),
  place('N', { makes: ['Toyota', 'Land Rover'] }),
  place('W', { primary: true, makes: ['Kia'], subtype: 'buying, fleet' }),
  place('V', { type: 'service', makes: ['Toyota'] }),
  place('H', { visible: false, makes: ['Kia'] }),
]
const codesOf = (overrides: Partial<LocationBlock>, places = PLACES) =>
  locationsOfBlock(places, block(overrides)).map(({ code }) => code)

describe('S2 §3: location filter block', () => {
  it('knows these filters', () => {
    expect(LOCATION_FILTERS).toEqual(['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'])
  })

  it.each([
    ['all', ['N', 'W', 'V', 'P']],
    ['primary', ['W']],
    ['sales', ['N', 'W']],
    ['service', ['V']],
    ['parts', ['P']],
    ['service-and-parts', ['V', 'P']],
    ['V', ['V']],
    ['H', []],
    ['nowhere', []],
  ])('filter %j lists %j', (filter, codes) => {
    expect(codesOf({ filter })).toEqual(codes)
  })

  it.each([
    ['Kia', ['W', 'P']],
    ['kia', ['W', 'P']],
    ['land-rover', ['N']],
    ['Mazda', []],
  ])('manufacturer %j lists %j', (manufacturer, codes) => {
    expect(codesOf({ manufacturer })).toEqual(codes)
  })

  it.each([
    ['buying', ['W']],
    ['fleet', ['W']],
    ['rental', []],
  ])('subtype %j lists %j', (subtype, codes) => {
    expect(codesOf({ subtype })).toEqual(codes)
  })

  it('leaves out what is excluded', () => {
    expect(codesOf({ exclude: ['N', 'P'] })).toEqual(['W', 'V'])
  })

  it('lists only the selected ones, in their order within a type', () => {
    expect(codesOf({ selectedLocations: ['P', 'W', 'N', 'H', 'nowhere'] })).toEqual(['W', 'N', 'P'])
  })

  it('applies all conditions together', () => {
    expect(codesOf({ filter: 'sales', manufacturer: 'Kia', subtype: 'buying' })).toEqual(['W'])
    expect(codesOf({ filter: 'sales', manufacturer: 'Kia', exclude: ['W'] })).toEqual([])
  })

  it('S2 §4: lists places of one phone and street once, by their first department', () => {
    const street = { address: { street: '1 One Street' } }
    const places = [place('P', { type: 'parts', ...street }), place('S', street)]
    expect(codesOf({}, places)).toEqual(['S'])
  })

  it('never lists a place twice, a hidden or an excluded one, and is always sorted', () => {
    const arbitraryPlaces = fc.uniqueArray(
      fc.record({
        code: fc.constantFrom<string>('A', 'B', 'C', 'D', 'E', 'F'),
        type: fc.constantFrom(...LOCATION_TYPES),
        visible: fc.boolean(),
        primary: fc.boolean(),
        phone: fc.constantFrom('07 7010 0001', '07 7010 0002'),
      }),
      { selector: ({ code }) => code },
    )
    const codes = fc.array(fc.constantFrom<string>('A', 'B', 'C', 'D', 'E', 'F'))
    fc.assert(
      fc.property(
        arbitraryPlaces,
        fc.constantFrom(...LOCATION_FILTERS),
        codes,
        codes,
        (records, filter, exclude, selectedLocations) => {
          const places = records.map(({ code, ...rest }) => place(code, rest))
          const listed = locationsOfBlock(places, block({ filter, exclude, selectedLocations }))
          expect(new Set(listed).size).toBe(listed.length)
          expect(listed.every(({ visible, code }) => visible && !exclude.includes(code))).toBe(true)
          const orders = listed.map(({ type }) => LOCATION_TYPE_ORDER[type])
          expect(orders).toEqual([...orders].sort())
        },
      ),
    )
  })
})

describe('primaryLocation', () => {
  it('is the marked one, else the first sales place, else the first', () => {
    const service = place('V', { type: 'service' })
    expect(primaryLocation([service, place('A'), place('B', { primary: true })])?.code).toBe('B')
    expect(primaryLocation([service, place('A'), place('B')])?.code).toBe('A')
    expect(primaryLocation([service])?.code).toBe('V')
    expect(primaryLocation([])).toBeNull()
    expect(codesOf({ filter: 'primary' }, [])).toEqual([])
  })
})

it('sellsMake compares whole makes', () => {
  expect(sellsMake({ makes: ['Citroën'] }, 'citroen')).toBe(true)
  expect(sellsMake({ makes: ['Land Rover'] }, 'Rover')).toBe(false)
  expect(sellsMake({ makes: [] }, 'Kia')).toBe(false)
})
