import { describe, expect, it } from 'vitest'
import {
  LOCATION_FOLDERS,
  LOCATIONS_LIST_PATHS,
  locationPath,
  otherLocationPaths,
} from '#domain/places/location-path.ts'

const chermside = { name: 'North Shore Motors Chermside', slug: 'chermside' }

describe('S2 §2: paths of locations', () => {
  it('offers these', () => {
    expect(LOCATIONS_LIST_PATHS).toEqual(['/contact', '/dealerships', '/dealer-locator'])
    expect(LOCATION_FOLDERS).toEqual(['/locations', '/our-location', '/contact-us'])
  })

  it.each([
    ['/locations', '/locations/chermside'],
    ['/our-location', '/our-location/chermside'],
    ['/contact-us', '/contact-us/north-shore-motors-chermside'],
  ] as const)('%s gives %s', (folder, path) => {
    expect(locationPath(chermside, folder)).toBe(path)
  })

  it('keeps the slug where the name gives none', () => {
    expect(locationPath({ name: '北京', slug: 'beijing' }, '/contact-us')).toBe('/contact-us/beijing')
  })

  it('names the other paths of the same page once each', () => {
    expect(otherLocationPaths(chermside, '/locations')).toEqual([
      '/our-location/chermside',
      '/contact-us/chermside',
      '/contact-us/north-shore-motors-chermside',
    ])
    expect(otherLocationPaths(chermside, '/contact-us')).toEqual([
      '/locations/chermside',
      '/our-location/chermside',
      '/contact-us/chermside',
    ])
  })
})
