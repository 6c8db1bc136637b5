/** A whole site's configuration for tests, with every default filled in by the real schema. */
import * as v from 'valibot'
import type { Location, LocationInput } from '#config/schema/places/location.ts'
import { locationSchema } from '#config/schema/places/location.ts'
import type { Site, SiteInput } from '#config/schema/site.ts'
import { siteSchema } from '#config/schema/site.ts'

const LOCATION: LocationInput = {
  code: 'NORTH',
  name: 'North Shore Motors Chermside',
  slug: 'chermside',
  primary: true,
  dealerLicence: 'MD 0000001',
  address: {
    street: '12 Gympie Road',
    city: 'Chermside',
    state: 'QLD',
    postcode: '4032',
    latitude: -27.385,
    longitude: 153.03,
  },
  phone: '07 7010 0001',
  email: 'chermside@example.com.au',
  openingHours: {
    monday: '8:30-17:30',
    tuesday: '8:30-17:30',
    wednesday: '8:30-17:30',
    thursday: '8:30-17:30',
    friday: '8:30-17:30',
    saturday: '8:30-16:00',
    sunday: 'by appointment',
  },
}

export function makeLocation(overrides: Partial<LocationInput> = {}): Location {
  return v.parse(locationSchema, { ...LOCATION, ...overrides })
}

export function makeSite(overrides: Partial<SiteInput> = {}): Site {
  return v.parse(siteSchema, {
    slug: 'north-shore-motors',
    name: 'North Shore Motors',
    template: 'dealer',
    url: 'https://www.north-shore-motors.example',
    description: 'New and used cars on the north side of Brisbane.',
    phone: '07 7010 0000',
    dealerLicence: 'MD 0000001',
    home: {
      headline: 'A better way to find your next car',
      introduction: 'Every car inspected, every price shown.',
    },
    locations: [LOCATION],
    stock: { feed: 'stock/feed.csv' },
    ...overrides,
  })
}
