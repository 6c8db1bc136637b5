import { describe, expect, it } from 'vitest'
import type { MapOptions } from '#domain/places/place-map.ts'
import { mapOrigin, placeMap } from '#domain/places/place-map.ts'

const place = {
  name: 'North Shore & Co',
  address: {
    street: '12 Gympie Road',
    city: 'Chermside',
    state: 'QLD',
    postcode: '4032',
    latitude: -27.385,
    longitude: 153.03,
    placeId: null,
  },
}
const nowhere = { ...place, address: { ...place.address, latitude: null, longitude: null } }
const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles & Co' }
const options = (provider: MapOptions['provider'], clientKey: string | null = null): MapOptions => ({
  provider,
  clientKey,
  zoom: 15,
  tiles: provider === 'tiles' ? TILES : null,
})
/** The address of the frame, where the map is one. */
const frameUrl = (map: ReturnType<typeof placeMap>): string => (map?.shown.kind === 'frame' ? map.shown.url : '')
const WORDS = 'North%20Shore%20%26%20Co%2C%2012%20Gympie%20Road%2C%20Chermside%20QLD%204032'

describe('the map of a place (S2 §7)', () => {
  it('of OpenStreetMap has a marker in the middle of its box', () => {
    const map = placeMap(options('openstreetmap'), place)
    const url = new URL(frameUrl(map))
    expect(url.origin).toBe('https://www.openstreetmap.org')
    expect(url.searchParams.get('marker')).toBe('-27.385,153.03')
    const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '').split(',').map(Number)
    expect((west + east) / 2).toBeCloseTo(153.03, 4)
    expect((south + north) / 2).toBeCloseTo(-27.385, 4)
    // About three kilometres from side to side at zoom 15, half as high.
    expect(east - west).toBeCloseTo(0.0309, 3)
    expect(north - south).toBeCloseTo(0.0137, 3)
    expect(map?.pageUrl).toBe('https://www.openstreetmap.org/?mlat=-27.385&mlon=153.03#map=15/-27.385/153.03')
  })

  it('of Google takes the place by its id, or by its words', () => {
    const named = { ...place, address: { ...place.address, placeId: 'ChIJ a' } }
    const prefix = 'https://www.google.com/maps/embed/v1/place?key=k%201&q='
    expect(frameUrl(placeMap(options('google', 'k 1'), named))).toBe(`${prefix}place_id:ChIJ%20a&zoom=15`)
    expect(placeMap(options('google', 'k 1'), nowhere)).toEqual({
      shown: { kind: 'frame', url: `${prefix}${WORDS}&zoom=15` },
      pageUrl: `https://www.google.com/maps/search/?api=1&query=${WORDS}`,
    })
  })

  it('of Mapbox begins at the place', () => {
    const url = new URL(frameUrl(placeMap(options('mapbox', 'pk.1'), place)))
    expect([url.origin, url.searchParams.get('access_token'), url.hash]).toEqual([
      'https://api.mapbox.com',
      'pk.1',
      '#15/-27.385/153.03',
    ])
  })

  it('of a tile server, and the outline of a site without a service, begin at the place', () => {
    const at = { latitude: -27.385, longitude: 153.03 }
    const pageUrl = `https://www.google.com/maps/search/?api=1&query=${WORDS}`
    expect(placeMap(options('tiles'), place)).toEqual({ shown: { kind: 'tiles', at, tiles: TILES, zoom: 15 }, pageUrl })
    expect(placeMap(options('none'), place)).toEqual({ shown: { kind: 'outline', at }, pageUrl })
  })

  it('is none without a known place, or for a place that the outline does not show', () => {
    for (const provider of ['none', 'openstreetmap', 'mapbox', 'tiles'] as const)
      expect(placeMap(options(provider), nowhere)).toBeNull()
    const auckland = { ...place, address: { ...place.address, latitude: -36.85, longitude: 174.76 } }
    expect(placeMap(options('none'), auckland)).toBeNull()
  })

  it.each([
    ['none', null],
    ['openstreetmap', 'https://www.openstreetmap.org'],
    ['google', 'https://www.google.com'],
    ['mapbox', 'https://api.mapbox.com'],
    ['tiles', null],
  ] as const)('frames of %s come from %s', (provider, origin) => expect(mapOrigin(options(provider))).toBe(origin))
})
