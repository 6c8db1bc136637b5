import { describe, expect, it } from 'vitest'
import { formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { LeadCar, LeadPage } from '#domain/leads/lead-submission.ts'
import { leadSubmission } from '#domain/leads/lead-submission.ts'
import { LEAD_KEYS } from '#domain/leads/lead-values.ts'
import { CORE_ANSWERS, makeFormContext, makeFormOptions } from './forms.ts'

const page: LeadPage = {
  url: 'https://www.dealer.example/cars/hilux',
  pageId: 'car',
  source: 'Website',
  userAgent: 'Browser/1.0',
  autogaugeEnabled: true,
  dealershipSlug: null,
  attributes: { visited_pages: ['/', '/cars/hilux'], linked_query_params: { utm_source: 'news' } },
}
const car: LeadCar = {
  id: 't1042',
  make: 'Land Rover',
  model: 'Defender',
  carType: 'used',
  status: 'in_stock',
  stockNumber: 'T1042',
  locationCode: 'NORTH',
  dealershipSlug: 'north-land-rover',
  dealershipId: '7',
}
const consent = { wordingVersion: 'w-1', marketingOptIn: false, givenAt: '2026-01-02T03:00:00.000Z', source: page.url }
const form = (kind: Parameters<typeof formDefinition>[0]) => formDefinition(kind, makeFormOptions(), makeFormContext())

describe('S2 §3: a lead', () => {
  it('about a car is complete', () => {
    const filled = {
      ...CORE_ANSWERS,
      category: 'Test Drive',
      message: ' Saturday? ',
      opt_in: true,
      dateTime: '2026-03-14T10:30',
    }
    const lead = leadSubmission(form('testDrive'), filled, page, car, consent)
    expect(lead).toEqual({
      values: {
        ...CORE_ANSWERS,
        message: 'Saturday?',
        category: 'Test Drive',
        subcategory: null,
        opt_in: true,
        dealership_slug: 'north-land-rover',
        manufacturer_slug: 'land-rover',
        stock_number: 'T1042',
        'Vehicle Make': 'Land Rover',
        'Vehicle Model': 'Defender',
        car_type: 'used',
        car_id: 't1042',
        vehicle_status: 'in_stock',
        page_id: 'car',
        location: 'NORTH',
        Rego: null,
        additional_services: [],
        autogauge_enabled: true,
        url: 'https://www.dealer.example/cars/hilux',
        source: 'Website',
        user_agent: 'Browser/1.0',
        lead_attributes: { visited_pages: ['/', '/cars/hilux'], linked_query_params: { utm_source: 'news' } },
        car_dealership_id: '7',
        lead_id: null,
      },
      details: [{ label: 'Test Drive Booking Date', value: '2026-03-14T10:30' }],
      consent,
    })
    expect(Object.keys(lead.values).sort()).toEqual([...LEAD_KEYS].sort())
  })

  it('without a car says what the shopper says', () => {
    const filled = {
      ...CORE_ANSWERS,
      category: 'Service Enquiry',
      subcategory: 'Brakes',
      'Vehicle Make': 'Citroën',
      'Vehicle Model': 'C4',
      Rego: '123ABC',
      location: 'V',
      dealership_slug: 'south',
      Brakes: true,
      'Loan car': true,
      Tyres: false,
      opt_in: false,
    }
    const { values, details } = leadSubmission(
      form('serviceBooking'),
      filled,
      { ...page, dealershipSlug: 'only' },
      null,
      consent,
    )
    expect(values).toMatchObject({
      message: null,
      category: 'Service Enquiry',
      subcategory: 'Brakes',
      opt_in: false,
      dealership_slug: 'south',
      manufacturer_slug: 'citroen',
      'Vehicle Make': 'Citroën',
      'Vehicle Model': 'C4',
      Rego: '123ABC',
      location: 'V',
      additional_services: ['Brakes', 'Loan car'],
      stock_number: null,
      car_type: null,
      car_id: null,
      vehicle_status: null,
      car_dealership_id: null,
    })
    expect(details).toEqual([])
  })

  it('goes to the only dealership of a site that has one', () => {
    const { values } = leadSubmission(form('basic'), CORE_ANSWERS, { ...page, dealershipSlug: 'only' }, null, consent)
    expect(values).toMatchObject({
      dealership_slug: 'only',
      manufacturer_slug: null,
      'Vehicle Make': null,
      'Vehicle Model': null,
      location: null,
      opt_in: false,
      category: null,
    })
  })

  it('S2 §5: of careers is a General Enquiry with subcategory Career Enquiry', () => {
    const filled = { ...CORE_ANSWERS, category: 'Careers Enquiry', position: 'Technician', message: 'Hello' }
    const { values, details } = leadSubmission(form('careers'), filled, page, null, consent)
    expect(values).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
    expect(details).toEqual([{ label: 'Position', value: 'Technician' }])
  })

  it.each([
    ['Red one, please', 'Please send photos for this car\nRed one, please'],
    ['', 'Please send photos for this car'],
  ])('S1 §5: for photos begins with the hidden text, before %j', (message, sent) => {
    const filled = { ...CORE_ANSWERS, request_text: 'Please send photos for this car', message }
    const { values, details } = leadSubmission(form('requestPhotos'), filled, page, car, consent)
    expect(values.message).toBe(sent)
    expect(details).toEqual([])
  })

  it('includes ticked terms, and sends the lead that an accepted offer continues', () => {
    const terms = { text: 'I hold a licence.', required: true }
    const options = makeFormOptions({ testDrive: { bookingDate: false, distributionLocation: false, terms } })
    const definition = formDefinition('testDrive', options, makeFormContext())
    const ticked = leadSubmission(definition, { ...CORE_ANSWERS, terms: true }, page, car, consent)
    expect(ticked.details).toEqual([{ label: 'I hold a licence.', value: 'Yes' }])
    const unticked = leadSubmission(definition, { ...CORE_ANSWERS, terms: false }, page, car, consent)
    expect(unticked.details).toEqual([])
    expect(leadSubmission(form('offerAccepted'), { lead_id: 'L1' }, page, null, consent).values.lead_id).toBe('L1')
  })

  it('S2 §5: has no _radio_options', () => {
    const lead = leadSubmission(form('basic'), { ...CORE_ANSWERS, x_radio_options: 'yes' }, page, null, consent)
    expect(JSON.stringify(lead)).not.toContain('radio_options')
  })
})
