import { expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const dealership = { slug: 'acme-geelong', name: 'Acme Geelong', id: 'd1' }
const site = makeSite({
  locations: [
    makeLocation({ code: 'GEE', name: 'Geelong', slug: 'geelong', dealership, distributionLocations: ['MEL'] }),
    makeLocation({ code: 'MEL', name: 'Melbourne', slug: 'melbourne', dealership }),
    makeLocation({ code: 'SER', name: 'Workshop', slug: 'workshop', type: 'service' }),
    makeLocation({ code: 'OLD', name: 'Old', slug: 'old', visible: false }),
  ],
} as Partial<SiteInput>)

it('knows each dealership once, and the places of its kind of form', () => {
  const context = formContext('enquiry', site)
  expect(context.dealerships).toEqual([{ slug: 'acme-geelong', name: 'Acme Geelong' }])
  expect(context.locations.map(({ code }) => code)).not.toContain('OLD')
  expect(context).toMatchObject({ distributionLocations: [], leadId: null })
  expect(formContext('serviceBooking', site).locations.map(({ code }) => code)).toEqual(['SER'])
})

it('knows where a car may be sent from its place, and the lead that it continues', () => {
  expect(formContext('testDrive', site, 'GEE', 'L1')).toMatchObject({ distributionLocations: ['MEL'], leadId: 'L1' })
  expect(formContext('testDrive', site, 'nowhere').distributionLocations).toEqual([])
})
