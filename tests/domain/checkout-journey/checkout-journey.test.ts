import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chosenLabel,
  financeText,
  journeyDetails,
  journeyLead,
  stageKey,
} from '#domain/checkout-journey/journey-lead.ts'
import type { JourneyOptions, JourneyStep } from '#domain/checkout-journey/journey-steps.ts'
import {
  JOURNEY_STEPS,
  journeyErrors,
  journeyOptions,
  openStep,
  PAYMENT_FIELD,
  stepAfter,
  stepAt,
  stepErrors,
  stepOf,
} from '#domain/checkout-journey/journey-steps.ts'
import { loanText } from '#domain/leads/finance-message.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { leadValues } from '#domain/leads/lead-values.ts'

const OPTIONS: JourneyOptions = {
  optIn: true,
  delivers: true,
  tradeIn: { questions: [{ id: 'condition', question: 'What condition is it in?', answers: ['Good', 'Poor'] }] },
}
const KIM = { name: 'Kim', last_name: 'Lee', postcode: '4032', phone: '0412 345 678', email: 'kim@example.com' }
const SIMPLE: FormValues = { trade_in: 'no', payment: 'cash', handover: 'pick-up', appointment: '', ...KIM }
const FULL: FormValues = {
  ...KIM,
  trade_in: 'yes',
  Rego: '',
  'Vehicle Make': 'Kia',
  'Vehicle Model': 'Rio',
  year: '2019',
  odometer: '60,000',
  adjustment_condition: 'Good',
  payment: 'finance',
  finance_estimate: '?amount=18990&years=5&rate=6.29&every=wk',
  handover: 'delivery',
  delivery_postcode: '0870',
  terms: true,
}
const namesOf = (errors: readonly { name: string }[]): string[] => errors.map(({ name }) => name)

describe('what the steps ask', () => {
  it.each<[JourneyStep, FormValues, string[]]>([
    ['vehicle', {}, []],
    ['trade-in', {}, ['trade_in']],
    ['trade-in', { trade_in: 'maybe' }, ['trade_in']],
    ['trade-in', { trade_in: 'no' }, []],
    ['trade-in', { trade_in: 'yes' }, ['Vehicle Make', 'Vehicle Model', 'year', 'odometer', 'adjustment_condition']],
    ['trade-in', FULL, []],
    ['payment', {}, ['payment']],
    ['payment', { payment: 'cash' }, []],
    ['handover', {}, ['handover']],
    ['handover', { handover: 'pick-up' }, []],
    ['handover', { handover: 'pick-up', appointment: 'soon' }, ['appointment']],
    ['handover', { handover: 'pick-up', appointment: '2026-12-01T09:30' }, []],
    ['handover', { handover: 'delivery' }, ['delivery_postcode']],
    ['handover', { handover: 'delivery', delivery_postcode: '4000' }, []],
    ['details', {}, ['name', 'last_name', 'postcode', 'phone', 'email']],
    ['details', KIM, []],
    ['reserve', {}, ['terms']],
    ['reserve', { terms: true }, []],
  ])('%s with %j lacks %j', (step, values, lacks) => {
    expect(namesOf(stepErrors(step, values, OPTIONS))).toEqual(lacks)
  })

  it('is no delivery on a site without its prices, and no offers where there are none', () => {
    const options = { ...OPTIONS, delivers: false, optIn: false }
    expect(namesOf(stepErrors('handover', { handover: 'delivery', delivery_postcode: '4000' }, options))).toEqual([
      'handover',
    ])
    expect([stepOf('opt_in', OPTIONS), stepOf('opt_in', options)]).toEqual(['details', null])
  })

  it('is the whole of what the dealer is sent, without the terms of the reservation', () => {
    expect(journeyErrors(SIMPLE, OPTIONS)).toEqual([])
    expect(namesOf(journeyErrors({ ...SIMPLE, payment: '', phone: '1' }, OPTIONS))).toEqual(['payment', 'phone'])
  })
})

describe('where a shopper is', () => {
  it.each<[FormValues, JourneyStep]>([
    [{}, 'trade-in'],
    [{ trade_in: 'no' }, 'payment'],
    [{ trade_in: 'no', payment: 'cash' }, 'handover'],
    [{ ...SIMPLE, email: '' }, 'details'],
    [SIMPLE, 'reserve'],
    [{ ...SIMPLE, terms: true }, 'reserve'],
    [{ ...SIMPLE, payment: '' }, 'payment'],
  ])('has come with %j to %s', (values, step) => {
    expect(openStep(values, OPTIONS)).toBe(step)
  })

  it.each<[string, FormValues, JourneyStep]>([
    ['', {}, 'vehicle'],
    ['#elsewhere', SIMPLE, 'vehicle'],
    ['#payment', {}, 'trade-in'],
    ['#payment', SIMPLE, 'payment'],
    ['#reserve', SIMPLE, 'reserve'],
    ['#reserve', { trade_in: 'no' }, 'payment'],
  ])('is at %j with %j at the step %s', (hash, values, step) => {
    expect(stepAt(hash, values, OPTIONS)).toBe(step)
  })

  it('is never behind what is still open, wherever the address leads', () => {
    const answers = fc.tuple(
      fc.constantFrom('', 'no', 'yes'),
      fc.constantFrom('', 'cash'),
      fc.constantFrom('', 'pick-up'),
    )
    fc.assert(
      fc.property(answers, fc.constantFrom(...JOURNEY_STEPS), ([trade_in, payment, handover], asked) => {
        const given = { trade_in, payment, handover }
        const step = stepAt(`#${asked}`, given, OPTIONS)
        const before = JOURNEY_STEPS.slice(0, JOURNEY_STEPS.indexOf(step))
        expect(before.flatMap((each) => stepErrors(each, given, OPTIONS))).toEqual([])
      }),
    )
  })

  it('goes on to the next, and stays at the last', () => {
    expect(JOURNEY_STEPS.map(stepAfter)).toEqual([...JOURNEY_STEPS.slice(1), 'reserve'])
  })

  it.each([
    ['Rego', 'trade-in'],
    ['payment', 'payment'],
    ['appointment', 'handover'],
    ['delivery_postcode', 'handover'],
    ['phone', 'details'],
    ['terms', 'reserve'],
    ['slug', null],
  ])('is led by a refused %s to the step %s', (name, step) => {
    expect(stepOf(name, OPTIONS)).toBe(step)
  })
})

describe('the lead', () => {
  const nothing = { tradeInEstimate: [], delivery: null }

  it('says what was chosen', () => {
    expect(journeyDetails(SIMPLE, OPTIONS, nothing)).toEqual([
      { label: 'Trade-in', value: 'None' },
      { label: 'Payment', value: 'Cash or bank transfer' },
      { label: 'Handover', value: 'Pick it up' },
      { label: 'Appointment', value: 'To be agreed on' },
    ])
    const found = {
      tradeInEstimate: [{ label: 'Online estimate', value: '$9,000' }],
      delivery: { name: 'Alice Springs', priceAud: 1450 },
    }
    expect(journeyDetails(FULL, OPTIONS, found)).toEqual([
      { label: 'Trade-in: Vehicle Make', value: 'Kia' },
      { label: 'Trade-in: Vehicle Model', value: 'Rio' },
      { label: 'Trade-in: Year', value: '2019' },
      { label: 'Trade-in: Odometer (km)', value: '60,000' },
      { label: 'Trade-in: What condition is it in?', value: 'Good' },
      { label: 'Online estimate', value: '$9,000' },
      { label: 'Payment', value: 'Finance' },
      { label: 'Finance', value: 'My finance estimate: $18,990 over 5 years at 6.29% p.a.' },
      { label: 'Handover', value: 'Have it delivered' },
      { label: 'Delivery to', value: '0870' },
      { label: 'Delivery price', value: '$1,450' },
    ])
  })

  it('leaves out what nobody knows', () => {
    const values = { ...SIMPLE, payment: 'finance', handover: 'delivery', delivery_postcode: '0870' }
    const labelsOf = (given: FormValues) => journeyDetails(given, OPTIONS, nothing).map(({ label }) => label)
    expect(financeText(values)).toBeNull()
    expect(loanText('')).toBeNull()
    expect(loanText('?amount=18990&years=1&rate=6.29&every=wk')).toBe('$18,990 over 1 year')
    expect(labelsOf(values)).toEqual(['Trade-in', 'Payment', 'Handover', 'Delivery to'])
    expect(labelsOf({})).toEqual(['Trade-in', 'Appointment'])
    expect(chosenLabel(PAYMENT_FIELD, {})).toBeNull()
  })

  it('names the time of an appointment', () => {
    const values = { ...SIMPLE, appointment: '2026-12-01T09:30' }
    expect(journeyDetails(values, OPTIONS, nothing).at(-1)).toEqual({ label: 'Appointment', value: '2026-12-01 09:30' })
  })

  it('is one, which each later stage continues', () => {
    const values = leadValues(KIM)
    const first = { ...KIM, category: 'Online Purchase', subcategory: '1. Details given', lead_id: null }
    expect(journeyLead(values, null)).toMatchObject(first)
    expect(journeyLead(values, 'l1')).toMatchObject({ subcategory: '2. Changed', lead_id: 'l1' })
    expect([stageKey('k', 1), stageKey('k', 2)]).toEqual(['journey-k-1', 'journey-k-2'])
  })
})

const NO_PRICES = { delivery: { regions: [], byDistance: null } }
const PRICES = {
  delivery: { regions: [{ name: 'Brisbane', priceAud: 0, postcodes: ['4000'], states: [] }], byDistance: null },
}
it.each([
  ['prices of delivery', PRICES, { calls: {} }, true],
  ['none', NO_PRICES, { calls: {} }, false],
  ['a service for them', NO_PRICES, { calls: { deliveryEstimate: 'https://prices.example' } }, true],
  ['none, and no platform', NO_PRICES, null, false],
])('a site with %s', (_, runningCosts, platform, delivers) => {
  const { optIn, tradeIn } = OPTIONS
  expect(journeyOptions({ forms: { optIn, tradeIn }, runningCosts, platform })).toEqual({ ...OPTIONS, delivers })
})
