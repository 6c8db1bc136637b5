/** Each list of places has a block of the configuration of its own (S2 §3 "Location filter block"). */
import { expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { SiteInput } from '#config/schema/site.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { HomeInputs } from '#view-models/home.ts'
import type { ContactInputs } from '#view-models/places.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const phone = (last: number) => `07 7010 000${last}`
const LOCATIONS = [
  makeLocation({ code: 'A', name: 'A', slug: 'a', phone: phone(1) }),
  makeLocation({ code: 'B', name: 'B', slug: 'b', phone: phone(2) }),
  makeLocation({ code: 'W', name: 'W', slug: 'w', phone: phone(3), type: 'service' }),
  makeLocation({ code: 'P', name: 'P', slug: 'p', phone: phone(4), type: 'parts' }),
]

/** The codes of every list, as the site has its blocks. */
function listsOf(locationBlocks: SiteInput['locationBlocks']) {
  const home = { headline: 'A', introduction: 'B', blocks: [{ kind: 'locations' as const }] }
  const site = makeSite({ locations: LOCATIONS, home, locationBlocks })
  const catalogue = createCatalogue({ site, stock: [], contentPages: [], history: NO_HISTORY, asAtMs: 0 })
  const { pages } = planSite(catalogue)
  const inputs = <Inputs>(path: string) => pages.find(({ page }) => page.path === path)?.page.inputs as Inputs
  const block = inputs<HomeInputs>('/').blocks.find(({ kind }) => kind === 'locations')
  const codes = (places: readonly { code: string }[]) => places.map(({ code }) => code).join('')
  return {
    contact: codes(
      inputs<ContactInputs>('/contact').entries.flatMap(({ location, departments }) => [location, ...departments]),
    ),
    home: block?.kind === 'locations' ? codes(block.data.locations) : '',
    footer: (pages[0]?.page.chrome.locations ?? []).map(({ label }) => label).join(''),
    form: codes(formContext('enquiry', site).locations),
    service: codes(formContext('serviceBooking', site).locations),
  }
}

const DEFAULTS = { contact: 'AWPB', home: 'AB', footer: 'AB', form: 'AB', service: 'WP' }

it('lists all places, those that sell, or those of service and parts by default', () => {
  expect(listsOf({})).toEqual(DEFAULTS)
})

it.each([
  ['contact', { filter: 'sales' }, 'AB'],
  ['home', { filter: 'all', exclude: ['P'] }, 'ABW'],
  ['footer', { exclude: ['B'] }, 'A'],
  ['form', { selectedLocations: ['B', 'A'] }, 'BA'],
  ['service', { filter: 'W' }, 'W'],
] as const)('the block "%s" with %j lists %s, and no other list changes', (name, block, codes) => {
  expect(listsOf({ [name]: block })).toEqual({ ...DEFAULTS, [name]: codes })
})
