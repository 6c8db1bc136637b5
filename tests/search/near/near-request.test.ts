import { describe, expect, it } from 'vitest'
import { writePostcodeFile } from '#domain/places/postcode-file.ts'
import { writeSuburbFiles } from '#domain/places/suburb-file.ts'
import { EVERYTHING, equals } from '#domain/search/filters/filter-expression.ts'
import { nearRequest } from '#search/near/near-request.ts'
import type { PlaceFileUrls } from '#search/near/place-finder.ts'
import { createPlaceFinder } from '#search/near/place-finder.ts'

const PLACES = [
  { name: 'Toowoomba Yard', city: 'Toowoomba', state: 'QLD', postcode: '4350', latitude: -27.56, longitude: 151.95 },
  { name: 'Chermside Yard', city: 'Chermside', state: 'QLD', postcode: '4032', latitude: -27.385, longitude: 153.03 },
  { name: 'Nowhere Yard', city: 'Nowhere', state: 'QLD', postcode: '4999', latitude: null, longitude: null },
  { name: 'Sydney Yard', city: 'Sydney', state: 'NSW', postcode: '2000', latitude: -33.87, longitude: 151.21 },
]
const FILE = writePostcodeFile(new Map([['4000', { latitude: -27.47, longitude: 153.02 }]]))
const RICHMONDS = [
  { name: 'Richmond', state: 'NSW', latitude: -33.6, longitude: 150.77 },
  { name: 'Richmond', state: 'QLD', latitude: -20.73, longitude: 143.15 },
  { name: 'Richmond', state: 'VIC', latitude: -37.82, longitude: 145 },
]
const SUBURBS = writeSuburbFiles(RICHMONDS).get('r')
const PLACE_FILES = { postcodes: '/postcodes.bin', suburbs: '/suburbs-' }

function finder(placeFiles: PlaceFileUrls | null = PLACE_FILES) {
  const asked: string[] = []
  const find = createPlaceFinder({ stockPlaces: PLACES, placeFiles }, async (url) => {
    asked.push(url)
    return new TextEncoder().encode(url === '/postcodes.bin' ? FILE : url === '/suburbs-r.bin' ? SUBURBS : '')
  })
  return { find, asked }
}

describe('a place', () => {
  it('is a postcode, for which the file is loaded once', async () => {
    const { find, asked } = finder()
    const place = await find('4000')
    expect([...(place?.distances.keys() ?? [])]).toEqual(['Chermside Yard', 'Toowoomba Yard', 'Sydney Yard'])
    expect(await find('4000')).toBe(place)
    expect(await find('9999')).toBeNull()
    expect(asked).toEqual(['/postcodes.bin'])
  })

  it('is a town of the site, a town of the country, or where a device is', async () => {
    const { find, asked } = finder()
    expect((await find('chermside'))?.of).toBe('Chermside')
    expect((await find('toowoomba yard'))?.of).toBe('Toowoomba Yard')
    expect((await find('wagga wagga'))?.of).toBe('Wagga Wagga')
    expect([...((await find('-33.80,151.00'))?.distances.keys() ?? [])][0]).toBe('Sydney Yard')
    expect(asked).toEqual([])
    expect(await find('xyzzy')).toBeNull()
    expect(await find('Nowhere')).toBeNull()
  })

  it('is a suburb, of several of one name the nearest to the site or that of the state', async () => {
    const { find, asked } = finder()
    expect(await find('richmond')).toMatchObject({ of: 'Richmond NSW', latitude: -33.6, longitude: 150.77 })
    expect(await find('Richmond, Victoria')).toMatchObject({ of: 'Richmond VIC', latitude: -37.82 })
    expect(await find('Richmond VIC')).toMatchObject({ of: 'Richmond VIC', latitude: -37.82 })
    expect(await find('richmond wa')).toBeNull()
    expect(asked).toEqual(['/suburbs-r.bin'])
  })

  it('is asked for again where the file could not be loaded', async () => {
    let fails = true
    const find = createPlaceFinder({ stockPlaces: PLACES, placeFiles: PLACE_FILES }, async () => {
      if (fails) throw new Error('offline')
      return new TextEncoder().encode(FILE)
    })
    await expect(find('4000')).rejects.toThrow('offline')
    fails = false
    expect((await find('4000'))?.of).toBe('4000')
  })

  it('is no postcode and no suburb where the site has no files of them', async () => {
    expect(await finder(null).find('4000')).toBeNull()
    expect(await finder(null).find('richmond')).toBeNull()
  })
})

describe('a question from a place', () => {
  const request = (withinKm: number | null, isOrder: boolean) => ({
    indexName: 'cars',
    params: { query: 'ute', filters: equals('make', 'Toyota'), near: { of: '4000', withinKm, isOrder } },
  })
  const toyotas = equals('make', 'Toyota')

  it('is asked with the places that are near enough', async () => {
    const place = await finder().find('4000')
    expect(nearRequest(request(50, false), place).params).toEqual({
      query: 'ute',
      filters: { kind: 'all', of: [toyotas, equals('location_name', 'Chermside Yard')] },
    })
    const far = nearRequest(request(250, false), place).params?.filters
    expect(far).toEqual({
      kind: 'all',
      of: [toyotas, { kind: 'in', attribute: 'location_name', values: ['Chermside Yard', 'Toowoomba Yard'] }],
    })
    expect(nearRequest(request(1, false), place).params?.filters).toEqual({
      kind: 'all',
      of: [toyotas, { kind: 'any', of: [] }],
    })
  })

  it('is asked with the order of the places', async () => {
    const { order, ...params } = nearRequest(request(null, true), await finder().find('4000')).params ?? {}
    expect(params).toEqual({ query: 'ute', filters: toyotas })
    expect(order?.from).toEqual({ latitude: -27.47, longitude: 153.02 })
    const values = [null, 'Sydney Yard', 'Chermside Yard', 'Nowhere Yard', 'Toowoomba Yard']
    const codes = Uint32Array.of(0, 1, 2, 3, 4)
    const column = { name: 'location_name', codes, values, codeAt: Number, at: Number }
    expect(order?.ranks(new Map([['location_name', column]]))).toEqual([Uint32Array.of(0, 3, 1, 0, 2), 4])
    expect(order?.ranks(new Map())).toBeUndefined()
  })

  it('is asked as it is where the place is not known, or there is none', async () => {
    expect(nearRequest(request(50, true), null).params).toEqual({ query: 'ute', filters: toyotas })
    expect(nearRequest({ indexName: 'cars', params: { filters: EVERYTHING } }, null).params).toEqual({
      filters: EVERYTHING,
    })
  })
})
