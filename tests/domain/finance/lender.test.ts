import { describe, expect, it } from 'vitest'
import { lenderOf, lenderRates, lenderTerm, lenderTotalPayableAud, readLender } from '#domain/finance/lender.ts'
import { makeLender } from '../../builders/make-finance.ts'

const entry = {
  deposit: '1500',
  termYears: 5,
  termMonths: 60,
  interestRate: 7.99,
  comparisonRate: '9.11',
  establishmentFees: 395,
  paymentWeek: 120.4,
  paymentMonth: 522.5,
  term3: 190,
  term5: { paymentWeek: 118.2, paymentMonth: 512 },
  term7: 'soon',
  term: 9,
  xterm4: 1,
  term4x: 1,
  balloon: 3_000,
  disclaimer: 'Terms apply.',
}

describe('lenders', () => {
  it('S1 §3: reads every field of finance_lenders', () => {
    expect(readLender('driveaway-money', entry)).toEqual({
      provider: 'driveaway-money',
      depositAud: 1_500,
      termYears: 5,
      termMonths: 60,
      interestPercent: 7.99,
      comparisonPercent: 9.11,
      establishmentFeeAud: 395,
      paymentWeekAud: 120.4,
      paymentMonthAud: 522.5,
      balloonAud: 3_000,
      disclaimer: 'Terms apply.',
      terms: {
        3: { paymentWeekAud: 190, paymentMonthAud: null },
        5: { paymentWeekAud: 118.2, paymentMonthAud: 512 },
      },
    })
  })

  it.each([undefined, null, '', ' ', 'abc', Number.NaN, Number.POSITIVE_INFINITY, true, {}])(
    'takes %j for no value',
    (value) => {
      const lender = readLender('x', { interestRate: value, disclaimer: value === 'abc' || value === ' ' ? '' : value })
      expect(lender.interestPercent).toBeNull()
      expect(lender.disclaimer).toBeNull()
    },
  )

  it('S1 §3: lenders are keyed by provider', () => {
    expect(lenderOf({ one: entry }, 'one')?.interestPercent).toBe(7.99)
    for (const [lenders, provider] of [
      [{ one: entry }, 'two'],
      [{ one: entry }, null],
      [{ one: 7 }, 'one'],
      [{ one: null }, 'one'],
      [{}, 'toString'],
      [null, 'one'],
      ['one', 'one'],
    ] as const) {
      expect(lenderOf(lenders, provider)).toBeNull()
    }
  })

  it('S1 §5: one rate without the other is no rate', () => {
    expect(lenderRates(makeLender())).toEqual({ interestPercent: 7.99, comparisonPercent: 9.11 })
    expect(lenderRates(makeLender({ interestPercent: null }))).toBeNull()
    expect(lenderRates(makeLender({ comparisonPercent: null }))).toBeNull()
  })

  it.each([
    [5, 60, { termYears: 5, termMonths: 60, termWeeks: 260 }],
    [4, null, { termYears: 4, termMonths: 48, termWeeks: 208 }],
    [null, 30, { termYears: 2.5, termMonths: 30, termWeeks: 130 }],
    [null, 31, { termYears: 31 / 12, termMonths: 31, termWeeks: 134 }],
    [null, null, null],
    [0, null, null],
    [null, -1, null],
  ])('S1 §3: termWeeks and the rest of %j years, %j months', (termYears, termMonths, term) => {
    expect(lenderTerm(makeLender({ termYears, termMonths }))).toEqual(term)
  })

  it.each([
    ['weekly repayments and the balloon', {}, 120.4 * 260 + 3_000],
    ['monthly ones when there are no others', { paymentWeekAud: null, balloonAud: null }, 31_350],
    ['monthly ones and the balloon', { paymentWeekAud: null }, 34_350],
    ['to the cent', { paymentWeekAud: 0.015, balloonAud: 0.01 }, 3.91],
  ])('S1 §3: totalPayable is %s', (_name, overrides, total) => {
    expect(lenderTotalPayableAud(makeLender(overrides))).toBe(total)
  })

  it('has no total without a term or a repayment', () => {
    expect(lenderTotalPayableAud(makeLender({ termYears: null, termMonths: null }))).toBeNull()
    expect(lenderTotalPayableAud(makeLender({ paymentWeekAud: null, paymentMonthAud: null }))).toBeNull()
  })
})
