import { describe, expect, it } from 'vitest'
import { DEFAULT_CATEGORIES, leadCategory } from '#domain/leads/category.ts'
import { COLLECTION_NOTICE, consentRecord, consentText, MARKETING_OPT_IN } from '#domain/leads/consent.ts'
import { cleanFormValues, textOf } from '#domain/leads/form-values.ts'
import { leadOutcome, SUBMIT_FAILURE, SUCCESS_PATH, UNEXPECTED_ERROR } from '#domain/leads/lead-outcome.ts'
import { isLeadKey, LEAD_KEYS, leadValues } from '#domain/leads/lead-values.ts'
import { offerAcceptedLead } from '#domain/leads/offer-accepted.ts'
import {
  LINKED_QUERY_PARAMETERS,
  linkedQueryParameters,
  MAX_VISITED_PAGES,
  withVisitedPage,
} from '#domain/leads/visit.ts'
import { prefilled, rememberedDetails, VISITOR_KEYS } from '#domain/leads/visitor-details.ts'

describe('S2 §3: lead form values', () => {
  it('has exactly these keys', () => {
    expect(LEAD_KEYS).toEqual([
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'message',
      'category',
      'subcategory',
      'opt_in',
      'dealership_slug',
      'manufacturer_slug',
      'stock_number',
      'Vehicle Make',
      'Vehicle Model',
      'car_type',
      'car_id',
      'vehicle_status',
      'page_id',
      'location',
      'Rego',
      'additional_services',
      'autogauge_enabled',
      'url',
      'source',
      'user_agent',
      'lead_attributes',
      'car_dealership_id',
      'lead_id',
    ])
    expect(Object.keys(leadValues({}))).toEqual(LEAD_KEYS)
  })

  it('is null, false or empty where nothing is known', () => {
    const { opt_in, autogauge_enabled, additional_services, lead_attributes, ...texts } = leadValues({})
    expect([opt_in, autogauge_enabled]).toEqual([false, false])
    expect(additional_services).toEqual([])
    expect(lead_attributes).toEqual({ visited_pages: [], linked_query_params: {} })
    expect(new Set(Object.values(texts))).toEqual(new Set([null]))
    expect(leadValues({ Rego: '123ABC' }).Rego).toBe('123ABC')
  })

  it('distinguishes its keys from others', () => {
    expect(isLeadKey('Vehicle Make')).toBe(true)
    expect(isLeadKey('dateTime')).toBe(false)
    expect(isLeadKey('toString')).toBe(false)
  })
})

describe('S2 §5: categories', () => {
  it.each([
    [
      { category: 'Careers Enquiry', subcategory: null },
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    ],
    [
      { category: 'Careers Enquiry', subcategory: 'Sales' },
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    ],
    [
      { category: 'Service Enquiry', subcategory: 'Brakes' },
      { category: 'Service Enquiry', subcategory: 'Brakes' },
    ],
    [
      { category: null, subcategory: null },
      { category: null, subcategory: null },
    ],
  ])('%j becomes %j', (written, sent) => {
    expect(leadCategory(written)).toEqual(sent)
  })

  it('begin with General Enquiry', () => {
    expect(DEFAULT_CATEGORIES).toEqual([
      'General Enquiry',
      'Sales Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
      'Fleet Enquiry',
      'Careers Enquiry',
    ])
  })
})

describe('S2 §5: form values', () => {
  it('drops _radio_options and collects what is flagged true', () => {
    expect(
      cleanFormValues({
        name: 'Ada',
        pickup_radio_options: 'yes',
        radio_options: 'kept',
        _radio_options: 'no',
        pickup_radio_options_note: 'kept',
        Brakes: true,
        Tyres: false,
        opt_in: true,
        autogauge_enabled: true,
        terms: false,
        'Loan car': true,
      }),
    ).toEqual({
      values: {
        name: 'Ada',
        radio_options: 'kept',
        pickup_radio_options_note: 'kept',
        opt_in: true,
        autogauge_enabled: true,
        terms: false,
      },
      additionalServices: ['Brakes', 'Loan car'],
    })
  })

  it.each([
    ['name', 'Ada'],
    ['blank', null],
    ['flag', null],
    ['missing', null],
    ['toString', null],
  ])('textOf %s is %j', (name, text) => {
    expect(textOf({ name: ' Ada ', blank: '  ', flag: true }, name)).toBe(text)
  })
})

describe('S2 §7: the answer to a lead', () => {
  it('spells its messages as S2 §8 does', () => {
    expect(UNEXPECTED_ERROR).toBe('An unexpected error occured')
    expect(SUBMIT_FAILURE).toBe('An error occurred when submitting this form')
    expect(SUCCESS_PATH).toBe('/success')
  })

  it.each([
    [{ lead_id: 'L1' }, { kind: 'success', leadId: 'L1' }],
    [
      { lead_id: 0, error: 'ignored' },
      { kind: 'success', leadId: '0' },
    ],
    [
      { lead_id: '', error: 'Phone is wrong' },
      { kind: 'failure', message: 'Phone is wrong' },
    ],
    [{ error: 'Phone is wrong' }, { kind: 'failure', message: 'Phone is wrong' }],
    [{ error: ' ' }, { kind: 'failure', message: UNEXPECTED_ERROR }],
    [{ error: { text: 'x' } }, { kind: 'failure', message: UNEXPECTED_ERROR }],
    [{ lead_id: true }, { kind: 'failure', message: UNEXPECTED_ERROR }],
    [{}, { kind: 'failure', message: UNEXPECTED_ERROR }],
    [null, { kind: 'failure', message: UNEXPECTED_ERROR }],
    [undefined, { kind: 'failure', message: UNEXPECTED_ERROR }],
    ['ok', { kind: 'failure', message: UNEXPECTED_ERROR }],
  ])('%j means %j', (answer, outcome) => {
    expect(leadOutcome(answer)).toEqual(outcome)
  })
})

it('S2 §4: an accepted offer continues its lead', () => {
  expect(offerAcceptedLead('L1', 'Trade-in Valuation')).toEqual({
    category: 'Trade-in Valuation',
    subcategory: '3. Offer Accepted',
    lead_id: 'L1',
    form_completed: true,
    offer_accepted: true,
  })
})

describe('S2 §3: lead_attributes', () => {
  it('lists the pages of the visit, one that is opened again at once only once', () => {
    expect(withVisitedPage([], '/')).toEqual(['/'])
    expect(withVisitedPage(['/', '/search'], '/search')).toEqual(['/', '/search'])
    expect(withVisitedPage(['/', '/search'], '/')).toEqual(['/', '/search', '/'])
  })

  it('keeps the last 30', () => {
    expect(MAX_VISITED_PAGES).toBe(30)
    const pages = Array.from({ length: 30 }, (_, index) => `/${index}`)
    expect(withVisitedPage(pages, '/30')).toEqual([...pages.slice(1), '/30'])
    expect(withVisitedPage(pages.slice(1), '/30')).toEqual([...pages.slice(1), '/30'])
  })

  it('keeps the parameters of the link that are known, filled and not endless', () => {
    const link = new URLSearchParams(
      `utm_source=news&gclid=&utm_term=${'x'.repeat(500)}&utm_content=${'x'.repeat(501)}&id=7`,
    )
    expect(linkedQueryParameters(link, LINKED_QUERY_PARAMETERS)).toEqual({
      utm_source: 'news',
      utm_term: 'x'.repeat(500),
    })
    expect(linkedQueryParameters([['id', '7']], ['id'])).toEqual({ id: '7' })
  })

  it('knows the marks of advertisers', () => {
    expect(LINKED_QUERY_PARAMETERS).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
      'gclid',
      'gbraid',
      'wbraid',
      'fbclid',
      'msclkid',
    ])
  })
})

describe('S2 §3: visitor details', () => {
  it('are name, last name, email, phone and postcode', () => {
    expect(VISITOR_KEYS).toEqual(['name', 'last_name', 'email', 'phone', 'postcode'])
  })

  it('are remembered from each form, and not forgotten where it leaves them out', () => {
    expect(
      rememberedDetails(
        { name: 'Ada', phone: '0400 000 000' },
        { name: 'Grace', phone: ' ', message: 'Hi', email: 'g@h.com' },
      ),
    ).toEqual({ name: 'Grace', phone: '0400 000 000', email: 'g@h.com' })
  })

  it('are prefilled where a form asks and nothing stands', () => {
    const values = { name: '', last_name: 'Hopper', email: '', message: '' }
    expect(prefilled(values, { name: 'Grace', last_name: 'Other', phone: '0400 000 000' })).toEqual({
      name: 'Grace',
      last_name: 'Hopper',
      email: '',
      message: '',
    })
  })
})

describe('AU §4: collection notice and marketing opt-in', () => {
  const wording = { collectionNotice: COLLECTION_NOTICE, marketingOptIn: MARKETING_OPT_IN }
  const text = consentText(wording, 'North $& Motors')

  it('name the dealer', () => {
    expect(text.collectionNotice).toBe(
      'North $& Motors collects the details in this form to answer your enquiry. They may be shared with the dealership that holds the vehicle and with those who provide our systems. How we handle them, and how you can see or correct them, is in our privacy policy.',
    )
    expect(text.marketingOptIn).toBe('Yes, North $& Motors may send me offers and news. I can unsubscribe at any time.')
  })

  it('have a version that changes with any word of either', () => {
    expect(text.version).toMatch(/^w-[0-9a-f]{16}$/)
    expect(consentText(wording, 'North $& Motors').version).toBe(text.version)
    const versions = [
      text.version,
      consentText(wording, 'North & Motors').version,
      consentText({ ...wording, collectionNotice: 'Other' }, 'North $& Motors').version,
      consentText({ ...wording, marketingOptIn: 'Other' }, 'North $& Motors').version,
      consentText({ collectionNotice: '', marketingOptIn: '' }, '').version,
    ]
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('hash as FNV-1a of 64 bits does', () => {
    expect(consentText({ collectionNotice: '', marketingOptIn: '' }, '').version).toBe('w-af63c74c8601c8dd')
    expect(consentText({ collectionNotice: 'ab', marketingOptIn: '{dealer}' }, 'cd').version).toBe('w-55b7b52f21b0e727')
  })

  it('are recorded with version, time and source', () => {
    expect(consentRecord(text, true, Date.UTC(2026, 0, 2, 3), 'https://www.dealer.example/contact')).toEqual({
      wordingVersion: text.version,
      marketingOptIn: true,
      givenAt: '2026-01-02T03:00:00.000Z',
      source: 'https://www.dealer.example/contact',
    })
  })
})
