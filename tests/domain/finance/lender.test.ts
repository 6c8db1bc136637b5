import { describe, expect, it } from 'vitest'
import { lenderRates, lenderTerm, lenderTotalPayableAud } from '#domain/finance/lender.ts'
import { makeLender } from '../../builders/make-finance.ts'

describe('lenders', () => {
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
    [null, 1, { termYears: 1 / 12, termMonths: 1, termWeeks: 4 }],
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
