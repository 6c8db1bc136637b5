/** What the rules of finance are given of lenders' and the quote service's answers. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { financeEntries, financeQuoteSchema } from '#domain/entities/car-finance.ts'
import { lenderOf, quoteFromDto } from '#domain/entities/finance-from-dto.ts'

const lendersOf = (lenders: unknown) => v.parse(financeEntries.finance_lenders, lenders)

describe('S1 §3: finance_lenders', () => {
  it('every field', () => {
    const lenders = lendersOf({
      'driveaway-money': {
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
      },
    })
    expect(lenderOf(lenders, 'driveaway-money')).toEqual({
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

  it.each([undefined, null, '', ' ', 'abc', Number.NaN, Number.POSITIVE_INFINITY, {}])('%j is no rate', (value) => {
    expect(lenderOf(lendersOf({ one: { interestRate: value } }), 'one')?.interestPercent).toBeNull()
  })

  it('are keyed by provider', () => {
    const lenders = lendersOf({ one: { interestRate: 7.99 }, two: 7, three: null })
    expect(lenderOf(lenders, 'one')?.interestPercent).toBe(7.99)
    for (const provider of ['two', 'three', 'four', 'toString', null]) expect(lenderOf(lenders, provider)).toBeNull()
    for (const nothing of [null, 'one', undefined]) expect(lenderOf(lendersOf(nothing), 'one')).toBeNull()
  })
})

describe('S2 §3: the finance quote', () => {
  const quoteOf = (answer: unknown) => quoteFromDto(v.parse(financeQuoteSchema, answer))

  it('has its rates when both are given', () => {
    expect(quoteOf({ weeklyRepaymentAmount: 201.55, advertisedRate: 6.29, comparisonRate: '8.19' })).toEqual({
      weeklyRepaymentAud: 201.55,
      rates: { interestPercent: 6.29, comparisonPercent: 8.19 },
    })
  })

  it.each([{ advertisedRate: null, comparisonRate: 8.19 }, { advertisedRate: 6.29 }])(
    'has no rates with only one of them: %j',
    (rates) => {
      expect(quoteOf({ weeklyRepaymentAmount: 201.55, ...rates })).toEqual({ weeklyRepaymentAud: 201.55, rates: null })
    },
  )

  it.each([{}, { weeklyRepaymentAmount: 'soon' }, { weeklyRepaymentAmount: Number.NaN }, { advertisedRate: 6.29 }])(
    'S2 §8: %j is silently no quote',
    (answer) => expect(quoteOf(answer)).toBeNull(),
  )
})
