import { describe, expect, it } from 'vitest'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { FORM_KINDS, fieldsOf, formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { FormContext, FormOptions } from '#domain/leads/forms/form-options.ts'
import { adjustmentAnswers, VALUATION_QUESTIONS } from '#domain/leads/forms/trade-in-form.ts'
import { makeFormContext, makeFormOptions, namesOf } from './forms.ts'

const CORE = ['name', 'last_name', 'postcode', 'phone', 'email']
const define = (kind: FormKind, options: Partial<FormOptions> = {}, context: Partial<FormContext> = {}) =>
  formDefinition(kind, makeFormOptions(options), makeFormContext(context))
const fieldsFor = (...how: Parameters<typeof define>) => fieldsOf(define(...how))
const fieldFor = (name: string, ...how: Parameters<typeof define>) =>
  fieldsFor(...how).find((field) => field.name === name)

describe('S2 §3: basic lead form fields', () => {
  it('are name, last name, postcode, phone, email and one hidden field', () => {
    expect(fieldsFor('basic', { optIn: false }).map(({ name, label, kind }) => [name, label, kind])).toEqual([
      ['name', 'First Name', 'name'],
      ['last_name', 'Last Name', 'name'],
      ['postcode', 'Postcode', 'postcode'],
      ['phone', 'Mobile Number', 'phone'],
      ['email', 'Email Address', 'email'],
      ['category', '', 'hidden'],
    ])
    expect(
      fieldsFor('basic')
        .slice(0, 5)
        .map(({ required, autocomplete, value }) => [required, autocomplete, value]),
    ).toEqual([
      [true, 'given-name', ''],
      [true, 'family-name', ''],
      [true, 'postal-code', ''],
      [true, 'tel', ''],
      [true, 'email', ''],
    ])
  })

  it.each(FORM_KINDS.filter((kind) => kind !== 'offerAccepted'))(
    'are part of the %s form, with the opt-in last',
    (kind) => {
      const names = namesOf(fieldsFor(kind))
      expect(names).toEqual(expect.arrayContaining(CORE))
      expect(names.at(-1)).toBe('opt_in')
      expect(new Set(names).size).toBe(names.length)
      expect(namesOf(fieldsFor(kind, { optIn: false }))).toEqual(names.slice(0, -1))
    },
  )

  it('S2 §5: leave the opt-in optional, AU §4: and unticked', () => {
    expect(fieldFor('opt_in', 'basic')).toMatchObject({
      kind: 'flag',
      required: false,
      value: false,
      label: 'Offers and news',
    })
  })
})

describe('every form', () => {
  it.each([
    ['basic', 'Ask for a call', 'Send', 'General Enquiry'],
    ['enquiry', 'Enquire now', 'Send Enquiry', 'General Enquiry'],
    ['testDrive', 'Book a test drive', 'Book Test Drive', 'Test Drive'],
    ['requestPhotos', 'Request photos', 'Request Photos', 'Request Photos'],
    ['careers', 'Work with us', 'Send Application', 'Careers Enquiry'],
    ['finance', 'Finance enquiry', 'Send Enquiry', 'Finance Enquiry'],
    ['tradeIn', 'Value your trade-in', 'Get My Valuation', 'Trade-in Valuation'],
    ['offerAccepted', 'Accept your offer', 'Accept Offer', 'General Enquiry'],
    ['serviceBooking', 'Book a service', 'Request Booking', 'Service Enquiry'],
  ] as const)('%s is "%s", sent by "%s" as %s', (kind, title, submitLabel, category) => {
    expect(define(kind)).toMatchObject({ kind, title, submitLabel })
    expect(fieldFor('category', kind)?.value).toBe(category)
  })

  it('of one step has the title of the form', () => {
    expect(define('basic').steps.map(({ title }) => title)).toEqual(['Ask for a call'])
  })

  it('takes the labels of a site', () => {
    expect(fieldFor('phone', 'basic', { labels: { phone: 'Telephone' } })?.label).toBe('Telephone')
    expect(fieldFor('email', 'basic', { labels: { phone: 'Telephone' } })?.label).toBe('Email Address')
  })
})

describe('S2 §5: enquiry form', () => {
  it('asks by default the core fields, the category and the comments', () => {
    expect(namesOf(fieldsFor('enquiry'))).toEqual([...CORE, 'category', 'message', 'opt_in'])
  })

  it.each([true, false])('requires comments unless a site option disables it (%s)', (requireComments) => {
    expect(fieldFor('message', 'enquiry', { requireComments })).toMatchObject({
      label: 'Comments',
      kind: 'message',
      required: requireComments,
    })
  })

  it('requires a category when the general enquiry choice is enabled, default General Enquiry', () => {
    expect(fieldFor('category', 'enquiry', { categories: ['General Enquiry', 'Fleet'] })).toEqual({
      name: 'category',
      label: 'Enquiry Type',
      kind: 'select',
      required: true,
      neededWhen: null,
      value: 'General Enquiry',
      choices: [
        { value: 'General Enquiry', label: 'General Enquiry' },
        { value: 'Fleet', label: 'Fleet' },
      ],
      autocomplete: null,
    })
    expect(fieldFor('category', 'enquiry', { generalEnquiry: false })).toMatchObject({
      kind: 'hidden',
      value: 'General Enquiry',
    })
  })

  it('requires a website location when shown', () => {
    const locations = [
      { code: 'N', name: 'North' },
      { code: 'S', name: 'South' },
    ]
    expect(fieldFor('location', 'enquiry', { websiteLocation: true }, { locations })).toMatchObject({
      label: 'Location',
      kind: 'select',
      required: true,
      choices: [
        { value: 'N', label: 'North' },
        { value: 'S', label: 'South' },
      ],
    })
    expect(
      fieldFor('location', 'enquiry', { websiteLocation: true }, { locations: locations.slice(0, 1) }),
    ).toMatchObject({ kind: 'hidden', value: 'N' })
    expect(fieldFor('location', 'enquiry', { websiteLocation: true })).toBeUndefined()
    expect(fieldFor('location', 'enquiry', { websiteLocation: false }, { locations })).toBeUndefined()
  })

  it('requires a preferred dealership when the site has more than one', () => {
    const one = { slug: 'north', name: 'North Kia' }
    const two = { slug: 'south', name: 'South Kia' }
    expect(fieldFor('dealership_slug', 'enquiry', {}, { dealerships: [one, two] })).toMatchObject({
      label: 'Preferred Dealership',
      kind: 'select',
      required: true,
      choices: [
        { value: 'north', label: 'North Kia' },
        { value: 'south', label: 'South Kia' },
      ],
    })
    expect(fieldFor('dealership_slug', 'enquiry', {}, { dealerships: [one] })).toBeUndefined()
  })

  it('leaves the rego optional', () => {
    expect(fieldFor('Rego', 'enquiry', { rego: true })).toMatchObject({ label: 'Rego', kind: 'text', required: false })
    expect(fieldFor('Rego', 'enquiry', { rego: false })).toBeUndefined()
  })
})

describe('S1 §5: test-drive form', () => {
  const testDrive = { bookingDate: true, distributionLocation: true, terms: null }

  it('has core fields, an optional dateTime and an optional message', () => {
    expect(namesOf(fieldsFor('testDrive'))).toEqual([...CORE, 'category', 'dateTime', 'message', 'opt_in'])
    expect(fieldFor('dateTime', 'testDrive')).toMatchObject({
      label: 'Test Drive Booking Date',
      kind: 'dateTime',
      required: false,
    })
    expect(fieldFor('message', 'testDrive')).toMatchObject({ label: 'Message', required: false })
    expect(fieldFor('dateTime', 'testDrive', { testDrive: { ...testDrive, bookingDate: false } })).toBeUndefined()
  })

  it('has an optional distribution location where the car has some', () => {
    const context = { distributionLocations: ['Airport'] }
    expect(fieldFor('distribution_location', 'testDrive', {}, context)).toMatchObject({
      label: 'Test Drive Location',
      kind: 'select',
      required: false,
      choices: [{ value: 'Airport', label: 'Airport' }],
    })
    expect(fieldFor('distribution_location', 'testDrive')).toBeUndefined()
    const off = { testDrive: { ...testDrive, distributionLocation: false } }
    expect(fieldFor('distribution_location', 'testDrive', off, context)).toBeUndefined()
  })

  it.each([true, false])('has terms of the site where it has some, required %s', (required) => {
    const terms = { text: 'I hold a licence.', required }
    expect(fieldFor('terms', 'testDrive', { testDrive: { ...testDrive, terms } })).toMatchObject({
      label: 'I hold a licence.',
      kind: 'flag',
      required,
      value: false,
    })
    expect(fieldFor('terms', 'testDrive')).toBeUndefined()
  })
})

describe('S1 §5: Request Photos form', () => {
  it('has core fields, a hidden prefilled request text and an optional message', () => {
    expect(namesOf(fieldsFor('requestPhotos'))).toEqual([...CORE, 'category', 'request_text', 'message', 'opt_in'])
    expect(fieldFor('request_text', 'requestPhotos')).toMatchObject({
      kind: 'hidden',
      value: 'Please send photos for this car',
    })
    expect(fieldFor('message', 'requestPhotos')).toMatchObject({ label: 'Message', required: false })
    expect(fieldFor('request_text', 'requestPhotos', { requestPhotosText: 'Photos?' })?.value).toBe('Photos?')
  })
})

describe('the other forms', () => {
  it('careers asks for a position and a text', () => {
    expect(namesOf(fieldsFor('careers'))).toEqual([...CORE, 'category', 'position', 'message', 'opt_in'])
    expect(fieldFor('position', 'careers')).toMatchObject({ label: 'Position', kind: 'text', required: false })
    expect(fieldFor('message', 'careers')).toMatchObject({ label: 'Tell us about yourself', required: true })
  })

  it('finance asks in two steps', () => {
    const dealerships = [
      { slug: 'a', name: 'A' },
      { slug: 'b', name: 'B' },
    ]
    const { steps } = define('finance', {}, { dealerships })
    expect(steps.map(({ title, fields }) => [title, namesOf(fields)])).toEqual([
      ['Your finance', ['category', 'vehiclePriceBudget', 'deposit', 'dealership_slug']],
      ['Your details', [...CORE, 'message', 'opt_in']],
    ])
    expect(fieldFor('vehiclePriceBudget', 'finance')).toMatchObject({ label: 'Vehicle Price Budget', kind: 'amount' })
    expect(fieldFor('deposit', 'finance')).toMatchObject({
      label: 'Deposit or Trade-in',
      kind: 'amount',
      required: false,
    })
    expect(fieldFor('message', 'finance')).toMatchObject({ label: 'Message', required: false })
  })

  it('S2 §7: the trade-in valuation asks rego and regoState, the answers with their ids, then the shopper', () => {
    const { steps } = define('tradeIn')
    expect(steps.map(({ title, fields }) => [title, namesOf(fields)])).toEqual([
      ['Your vehicle', ['category', 'Rego', 'regoState', 'Vehicle Make', 'Vehicle Model', 'year', 'odometer']],
      ['Its condition', ['adjustment_condition', 'adjustment_service-history', 'adjustment_accidents']],
      ['Your details', [...CORE, 'message', 'opt_in']],
    ])
    expect(fieldFor('Rego', 'tradeIn')).toMatchObject({ label: 'Rego', kind: 'text', required: false })
    const withoutRego = { field: 'Rego', filled: false }
    for (const name of ['Vehicle Make', 'Vehicle Model', 'year'])
      expect(fieldFor(name, 'tradeIn')).toMatchObject({ required: false, neededWhen: withoutRego })
    expect(fieldFor('odometer', 'tradeIn')).toMatchObject({
      label: 'Odometer (km)',
      kind: 'kilometres',
      required: true,
    })
    const state = fieldFor('regoState', 'tradeIn')
    expect(state).toMatchObject({
      label: 'State of registration',
      kind: 'select',
      neededWhen: { field: 'Rego', filled: true },
    })
    expect(state?.choices.map(({ value }) => value)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
    expect(fieldFor('adjustment_condition', 'tradeIn')).toMatchObject({
      label: 'What condition is it in?',
      kind: 'radio',
      required: true,
      choices: ['Excellent', 'Good', 'Fair', 'Poor'].map((each) => ({ value: each, label: each })),
    })
    expect(fieldFor('message', 'tradeIn')).toMatchObject({ label: 'Message', required: false })
  })

  it('the valuation of a site without questions has two steps', () => {
    expect(define('tradeIn', { tradeIn: { questions: [] } }).steps.map(({ title }) => title)).toEqual([
      'Your vehicle',
      'Your details',
    ])
  })

  it('S2 §7: adjustmentAnswers are given by id, where answered', () => {
    expect(VALUATION_QUESTIONS.map(({ id }) => id)).toEqual(['condition', 'service-history', 'accidents'])
    const values = { adjustment_condition: 'Good', adjustment_accidents: ' ', condition: 'Poor' }
    expect(adjustmentAnswers(values, VALUATION_QUESTIONS)).toEqual([{ id: 'condition', answer: 'Good' }])
  })

  it('S2 §7: an accepted offer sends the id of its lead', () => {
    expect(
      fieldsFor('offerAccepted', {}, { leadId: 'L1' }).map(({ name, kind, value }) => [name, kind, value]),
    ).toEqual([
      ['category', 'hidden', 'General Enquiry'],
      ['lead_id', 'hidden', 'L1'],
    ])
    expect(fieldFor('lead_id', 'offerAccepted')?.value).toBe('')
  })

  it('a service booking asks for the vehicle and what is to be done', () => {
    const context = {
      locations: [
        { code: 'V', name: 'Workshop' },
        { code: 'W', name: 'Tyres' },
      ],
      dealerships: [{ slug: 'a', name: 'A' }],
    }
    const serviceBooking = { services: ['Brakes', 'Loan car'], bookingDate: true }
    const fields = fieldsFor('serviceBooking', { serviceBooking }, context)
    expect(fields.slice(5).map(({ name, label, kind, required }) => [name, label, kind, required])).toEqual([
      ['category', '', 'hidden', false],
      ['Vehicle Make', 'Vehicle Make', 'text', true],
      ['Vehicle Model', 'Vehicle Model', 'text', true],
      ['Rego', 'Rego', 'text', false],
      ['location', 'Location', 'select', true],
      ['dateTime', 'Preferred Date', 'dateTime', false],
      ['Brakes', 'Brakes', 'flag', false],
      ['Loan car', 'Loan car', 'flag', false],
      ['message', 'Message', 'message', false],
      ['opt_in', 'Offers and news', 'flag', false],
    ])
    const without = fieldsFor('serviceBooking', { serviceBooking: { services: [], bookingDate: false } })
    expect(namesOf(without)).not.toContain('dateTime')
    const services = makeFormOptions().serviceBooking.services
    expect(services).toEqual(['Logbook service', 'Tyres and wheel alignment', 'Brakes', 'Air conditioning', 'Loan car'])
  })
})
