import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, EARTH_RADIUS_KM, formatDistance, nearestLocations } from '#domain/places/distance.ts'

const brisbane = { latitude: -27.4698, longitude: 153.0251 }
const sydney = { latitude: -33.8688, longitude: 151.2093 }

describe('S2 §9: earth radius for geocode distance 6371 km', () => {
  it('is 6371', () => {
    expect(EARTH_RADIUS_KM).toBe(6371)
  })

  it.each([
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.195],
    ['a degree of longitude at the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111.195],
    ['a degree of longitude at 60 south', { latitude: -60, longitude: 0 }, { latitude: -60, longitude: 1 }, 55.597],
    ['half the globe', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015.087],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015.087],
    ['Brisbane to Sydney', brisbane, sydney, 732.379],
    ['nowhere', brisbane, brisbane, 0],
  ])('%s', (_, from, to, kilometres) => {
    expect(distanceKm(from, to)).toBeCloseTo(kilometres, 1)
  })

  it('is the same both ways, and never more than half the globe', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM + 1e-6)
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('nearestLocations', () => {
  const at = (code: string, latitude: number | null, longitude: number | null) => ({
    code,
    address: { latitude, longitude },
  })
  const places = [
    at('far', -33.8688, 151.2093),
    at('unplaced', null, 153),
    at('lost', -27, null),
    at('near', -27.5, 153.03),
    at('nearToo', -27.5, 153.03),
  ]

  it('lists those with coordinates, the nearest first', () => {
    const found = nearestLocations(brisbane, places)
    expect(found.map(({ location }) => location.code)).toEqual(['near', 'nearToo', 'far'])
    expect(found[2]?.distanceKm).toBeCloseTo(732.379, 1)
  })

  it('lists at most as many as asked', () => {
    expect(nearestLocations(brisbane, places, 1).map(({ location }) => location.code)).toEqual(['near'])
    expect(nearestLocations(brisbane, places, 0)).toEqual([])
  })
})

it.each([
  [0, '0 m'],
  [0.853, '850 m'],
  [0.994, '990 m'],
  [0.995, '1.0 km'],
  [9.44, '9.4 km'],
  [9.949, '9.9 km'],
  [9.95, '10 km'],
  [731.37, '731 km'],
  [1240.4, '1,240 km'],
])('formatDistance(%d) is %s', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text)
})
