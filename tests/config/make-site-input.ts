/** The least that a site.ts must say; name only what the test is about. */
import type { SiteInput } from '#config/schema/site.ts'

export function makeSiteInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const input: SiteInput = {
    slug: 'north-shore-motors',
    name: 'North Shore Motors',
    template: 'dealer',
    url: 'https://www.north-shore-motors.example',
    description: 'New and used cars on the north side of Brisbane.',
    phone: '07 7010 0000',
    dealerLicence: 'MD 0000001',
    home: { headline: 'Find your next car', introduction: 'Every car inspected, every price shown.' },
    locations: [makeLocationInput()],
    stock: { feed: 'stock/feed.csv' },
  }
  return { ...input, ...overrides }
}

export function makeLocationInput(overrides: Record<string, unknown> = {}) {
  return {
    code: 'NORTH',
    name: 'North Shore Motors Chermside',
    slug: 'chermside',
    address: { street: '12 Gympie Road', city: 'Chermside', state: 'QLD' as const, postcode: '4032' },
    phone: '07 7010 0001',
    ...overrides,
  }
}
