import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateOfCar } from '#domain/finance/car-estimate.ts'
import type { EstimatedCar } from '#domain/finance/estimate.ts'
import {
  financeEstimate,
  hiddenReason,
  PROVIDER_AGE_LIMIT_YEARS,
  siteQuote,
  teaserRepayment,
} from '#domain/finance/estimate.ts'
import type { FinanceLender } from '#domain/finance/lender.ts'
import type { FinanceQuote } from '#domain/finance/quote.ts'
import { quoteRequest } from '#domain/finance/quote.ts'
import { WEEKS_PER_MONTH } from '#domain/finance/site-loan.ts'
import type { FinanceInput } from '../../builders/make-finance.ts'
import { makeLender, makeRules } from '../../builders/make-finance.ts'

const car: EstimatedCar = { make: 'Toyota', year: 2022, priceAud: 54_990 }
const rates = { interestPercent: 6.29, comparisonPercent: 8.19 }
const quote: FinanceQuote = { weeklyRepaymentAud: 201.55, rates }

function estimate(
  finance: FinanceInput,
  sources: { quote?: FinanceQuote | null; lender?: FinanceLender | null } = {},
  of: EstimatedCar = car,
) {
  return financeEstimate(of, makeRules(finance), { quote: null, lender: null, ...sources }, 2026)
}

describe('when an estimate is hidden', () => {
  const reason = (finance: FinanceInput, overrides: Partial<EstimatedCar> = {}) =>
    hiddenReason({ ...car, ...overrides }, makeRules(finance), 2026)

  it.each([
    ['an ordinary car', {}, {}, null],
    ['some dealerships', { estimate: { hidden: true } }, {}, 'dealership'],
    ['one manufacturer', { estimate: { hiddenMakes: ['tesla', 'TOYOTA'] } }, {}, 'make'],
    ['not another manufacturer', { estimate: { hiddenMakes: ['Tesla'] } }, {}, null],
    ['a price of 500', {}, { priceAud: 500 }, 'price'],
    ['not a price of 501', {}, { priceAud: 501 }, null],
    ['no price', {}, { priceAud: null }, 'price'],
    ['not 500 where the provider takes any price', { estimate: { hiddenAtOrBelowAud: 0 } }, { priceAud: 500 }, null],
    ['no price where the provider takes any', { estimate: { hiddenAtOrBelowAud: 0 } }, { priceAud: 0 }, 'price'],
    [
      '12 years old, under 12 for one provider',
      { estimate: { youngerThanYears: PROVIDER_AGE_LIMIT_YEARS } },
      { year: 2014 },
      'age',
    ],
    ['not 11 years old', { estimate: { youngerThanYears: PROVIDER_AGE_LIMIT_YEARS } }, { year: 2015 }, null],
    ['not 12 years old elsewhere', {}, { year: 2014 }, null],
  ] as const)('S1 §5: %s', (_name, finance, overrides, expected) => {
    expect(reason(finance as FinanceInput, overrides)).toBe(expected)
    if (expected !== null) {
      const hidden = estimate({ ...(finance as FinanceInput), rates }, { quote }, { ...car, ...overrides })
      expect(hidden).toEqual({ kind: 'hidden', reason: expected })
      expect(teaserRepayment(hidden, 'week')).toBeNull()
    }
  })

  it.each([
    ['no source at all', {}, {}],
    ['a quote without rates', { rates }, { quote: { weeklyRepaymentAud: 201, rates: null } }],
    ['a lender without an annual rate', { rates }, { lender: makeLender({ interestPercent: null }) }],
    ['a lender without a comparison rate', { rates }, { lender: makeLender({ comparisonPercent: null }) }],
    ['a lender without repayments', {}, { lender: makeLender({ paymentWeekAud: null, paymentMonthAud: null }) }],
    ['a lender with an impossible term', {}, { lender: makeLender({ termYears: null, termMonths: 0 }) }],
  ])('S1 §5: rates are null: %s', (_name, finance, sources) => {
    expect(estimate(finance, sources)).toEqual({ kind: 'hidden', reason: 'rates' })
  })
})

describe('the estimate', () => {
  it.each([
    ['dashes', '--'],
    ['zero', '$0'],
  ] as const)('S2 §4: %s while there is no quote', (placeholder, amountText) => {
    expect(estimate({ requestQuotes: true, estimate: { placeholder } })).toEqual({
      kind: 'pending',
      amountText,
      depositPercent: 10,
      termYears: 5,
    })
  })

  it('shows what the lender or the site’s rates give until a quote arrives', () => {
    for (const sources of [{}, { lender: makeLender() }]) {
      const awaited = estimate({ requestQuotes: true, rates }, sources)
      expect(awaited.kind).toBe('estimate')
      expect(awaited).toEqual(estimate({ rates }, sources))
    }
  })

  it('S2 §9: of a quote: 5 years, 10.0 percent, monthly is weekly times 4.33', () => {
    expect(WEEKS_PER_MONTH).toBe(4.33)
    const found = estimate({ requestQuotes: true }, { quote })
    expect(found).toMatchObject({
      kind: 'estimate',
      weekly: { amountAud: 202, frequency: 'weekly', termYears: 5, ...rates },
      // 201.55 × 4.33 = 872.71; of the rounded 202 it would be 875.
      monthly: { amountAud: 873, frequency: 'monthly', termYears: 5, ...rates },
      depositPercent: 10,
      depositAud: 5_499,
      termYears: 5,
      totalPayableAud: 52_403,
    })
    expect(teaserRepayment(found, 'week')).toMatchObject({ amountAud: 202, frequency: 'weekly' })
    expect(teaserRepayment(found, 'month')).toMatchObject({ amountAud: 873, frequency: 'monthly' })
  })

  it('has its example and warning (AU §1)', () => {
    const found = estimate({}, { quote })
    const weekly = teaserRepayment(found, 'week')
    expect(weekly?.example).toContain('a 5 year secured loan of $30,000')
    expect(weekly?.warning).toMatch(/^WARNING: /)
  })

  it('S1 §9: of a lender: paymentWeek rounded, or its monthly payment', () => {
    expect(estimate({}, { lender: makeLender({ paymentWeekAud: 120.5 }) })).toMatchObject({
      weekly: { amountAud: 121, interestPercent: 7.99, comparisonPercent: 9.11 },
      monthly: { amountAud: 523 },
      depositAud: 2_000,
      totalPayableAud: 120.5 * 260 + 3_000,
    })
    expect(estimate({}, { lender: makeLender({ paymentMonthAud: null, depositAud: null }) })).toMatchObject({
      weekly: { amountAud: 120 },
      monthly: { amountAud: 521 },
      depositAud: 5_499,
    })
    expect(estimate({}, { lender: makeLender({ paymentWeekAud: null }) })).toMatchObject({
      weekly: { amountAud: 121 },
      monthly: { amountAud: 523 },
    })
  })

  it('S1 §9: over 5 years where the lender has that term, else over its own, else 5', () => {
    const terms = { 5: { paymentWeekAud: 140, paymentMonthAud: null } }
    expect(
      estimate({}, { lender: makeLender({ termYears: 7, termMonths: 84, terms, balloonAud: null }) }),
    ).toMatchObject({
      weekly: { amountAud: 140, termYears: 5 },
      monthly: { amountAud: 606 },
      termYears: 5,
      totalPayableAud: 36_400,
    })
    expect(estimate({}, { lender: makeLender({ termYears: 7, termMonths: null }) })).toMatchObject({ termYears: 7 })
    expect(estimate({}, { lender: makeLender({ termYears: null, termMonths: 48 }) })).toMatchObject({ termYears: 4 })
    expect(estimate({}, { lender: makeLender({ termYears: null, termMonths: null }) })).toMatchObject({ termYears: 5 })
  })

  it('comes from the site’s rates where there is neither quote nor lender', () => {
    expect(estimate({ rates })).toMatchObject({
      weekly: { amountAud: 222, ...rates },
      monthly: { amountAud: 961 },
      depositAud: 5_499,
      totalPayableAud: 57_710.4,
    })
    expect(estimate({ rates, establishmentFeeAud: 1_300 })).toMatchObject({ weekly: { amountAud: 228 } })
  })

  it('prefers the quote to the lender, and the lender to the site', () => {
    expect(estimate({ rates }, { quote, lender: makeLender() })).toMatchObject({ weekly: { amountAud: 202 } })
    expect(estimate({ rates }, { lender: makeLender() })).toMatchObject({ weekly: { amountAud: 120 } })
  })

  it('has the configured term and deposit', () => {
    const finance = { estimate: { termYears: 4, depositPercent: 12.5 } }
    expect(estimate(finance, { quote })).toMatchObject({
      termYears: 4,
      depositPercent: 12.5,
      depositAud: 6_873.75,
      totalPayableAud: 41_922.4,
    })
  })

  it.each([
    [25, 'enquire'],
    [25.01, 'estimate'],
  ])('S1 §5: a repayment of %d: %s', (weeklyRepaymentAud, kind) => {
    const found = estimate({}, { quote: { weeklyRepaymentAud, rates } })
    expect(found.kind).toBe(kind)
    if (found.kind === 'enquire') {
      expect(found).toEqual({ kind: 'enquire', text: 'Enquire for Finance', totalText: '' })
    }
  })

  it('AU §1: a rate that is no number hides it', () => {
    const broken = { interestPercent: 6.29, comparisonPercent: Number.NaN }
    expect(estimate({}, { quote: { weeklyRepaymentAud: 201, rates: broken } })).toEqual({
      kind: 'hidden',
      reason: 'rates',
    })
  })
})

describe('quotes', () => {
  const quoted = { priceAud: 54_990, year: 2022, vin: 'VIN1', nvic: null }

  it('S2 §7: the payload', () => {
    expect(quoteRequest(quoted, null, true)).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 54_990,
      loanTerm: 5,
      year: 2022,
      vin: 'VIN1',
      nvic: null,
      whoIsHelping: '',
    })
  })

  it('S2 §4: one is requested at any price above 0', () => {
    expect(quoteRequest({ ...quoted, priceAud: 0.5 }, null, true)?.purchasePrice).toBe(0.5)
  })

  it.each([
    ['the site has no quotes', quoted, null, false],
    ['a quote is present', quoted, quote, true],
    ['the price is 0', { ...quoted, priceAud: 0 }, null, true],
    ['there is no price', { ...quoted, priceAud: null }, null, true],
  ])('S2 §4: none is requested when %s', (_name, of, present, feature) => {
    expect(quoteRequest(of, present, feature)).toBeNull()
  })
})

describe('the quote of a site’s own rates', () => {
  it('is the estimate that they give, whatever the price', () => {
    const rules = makeRules({ rates, requestQuotes: true })
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 500_000 }), (priceAud) => {
        const quoted = siteQuote(priceAud, rules.estimate.termYears, rules)
        const of = { ...car, priceAud }
        const own = financeEstimate(of, rules, { quote: null, lender: null }, 2026)
        const asked = financeEstimate(of, rules, { quote: quoted, lender: null }, 2026)
        if (own.kind !== 'estimate' || asked.kind !== 'estimate') throw new Error('Both are estimates.')
        expect(Math.abs(asked.weekly.amountAud - own.weekly.amountAud)).toBeLessThanOrEqual(1)
        expect(asked.weekly.comparisonPercent).toBe(own.weekly.comparisonPercent)
      }),
    )
  })

  it('is none without rates', () => expect(siteQuote(30_000, 5, makeRules())).toBeNull())
})

it('a car’s own quote goes before its lender, and its lender before the site’s rates', () => {
  const owned = { make: 'Toyota', year: 2022, priceAud: 54_990, offerPriceAud: 30_000 }
  const rules = makeRules({ rates, provider: 'plenti' })
  const weekly = (financeQuote: FinanceQuote | null) => {
    const made = estimateOfCar({ ...owned, financeLenders: null, financeQuote }, rules, 2026)
    return made.kind === 'estimate' ? made.weekly.amountAud : null
  }
  expect(weekly(quote)).toBe(202)
  // The offer price is the one that is paid.
  expect(weekly(null)).toBe(Math.round(siteQuote(30_000, 5, rules)?.weeklyRepaymentAud ?? 0))
})
