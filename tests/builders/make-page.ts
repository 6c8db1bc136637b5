/** What a page finds in `Astro.locals.page`, for tests. */
import type { Chrome } from '#view-models/chrome.ts'
import type { Page, PageInputs } from '#view-models/page.ts'

function makeChrome(overrides: Partial<Chrome> = {}): Chrome {
  return {
    carTypes: [
      { carType: 'new', label: 'New', href: '/search/new-cars' },
      { carType: 'used', label: 'Used', href: '/search/used-cars' },
    ],
    makes: [
      { label: 'Mazda', href: '/search/mazda' },
      { label: 'Toyota', href: '/search/toyota' },
    ],
    bodyTypes: [
      { bodyType: 'suv', label: 'SUVs', href: '/search/suv-cars' },
      { bodyType: 'ute', label: 'Utes', href: '/search/ute-cars' },
    ],
    locations: [
      {
        label: 'North Shore Motors Chermside',
        href: '/locations/chermside',
        state: 'QLD',
        city: 'Chermside',
        phone: '07 7010 0001',
      },
    ],
    contentPaths: ['/about-us', '/terms-and-conditions', '/privacy-policy'],
    locationCount: 1,
    header: [
      { kind: 'link', label: 'Home', href: '/' },
      { kind: 'menu', label: 'Our Stock', href: '/search', panel: { kind: 'stock' } },
      {
        kind: 'menu',
        label: 'About Us',
        href: null,
        panel: { kind: 'list', links: [{ label: 'About Us', href: '/about-us' }] },
      },
    ],
    footer: [{ title: 'Vehicles', links: [{ label: 'SUVs', href: '/search/suv-cars' }] }],
    legal: [{ label: 'Privacy policy', href: '/privacy-policy' }],
    ...overrides,
  }
}

export function makePage<Inputs extends PageInputs>(
  path: string,
  inputs: Inputs,
  chrome: Partial<Chrome> = {},
): Page<Inputs> {
  return { path, chrome: makeChrome(chrome), inputs }
}
