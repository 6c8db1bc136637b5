import { describe, expect, it } from 'vitest'
import {
  disclaimerSentences,
  exampleLoanText,
  exampleText,
  FINANCE_DISCLAIMER_CHARACTERS,
  finalPaymentText,
  financeDisclaimer,
} from '#domain/finance/disclaimer.ts'
import type { DisclosedRepayment } from '#domain/finance/disclosure.ts'
import { COMPARISON_RATE_WARNING, discloseRepayment, ratesText, repaymentText } from '#domain/finance/disclosure.ts'
import { makeRules } from '../../builders/make-finance.ts'

const rates = { interestPercent: 6.29, comparisonPercent: 8.19 }
const bare = { amountAud: 120.5, frequency: 'weekly', termYears: 5 } as const

describe('a repayment and what stands beside it (AU §1)', () => {
  it('has its rates, example and warning', () => {
    const repayment = discloseRepayment(bare, rates, 'An example.')
    expect(repayment).toEqual({
      amountAud: 121,
      frequency: 'weekly',
      termYears: 5,
      interestPercent: 6.29,
      comparisonPercent: 8.19,
      example: 'An example.',
      warning:
        'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    })
    expect(COMPARISON_RATE_WARNING).toBe(repayment?.warning)
    expect(repayment && repaymentText(repayment)).toBe('$121 per week')
    expect(ratesText(rates)).toBe('6.29% p.a., comparison rate 8.19% p.a.')
    expect(ratesText({ interestPercent: 7, comparisonPercent: 7.5 })).toBe('7.00% p.a., comparison rate 7.50% p.a.')
  })

  it.each([
    ['no rates', null],
    ['an annual rate that is no number', { interestPercent: Number.NaN, comparisonPercent: 8.19 }],
    ['a comparison rate that is no number', { interestPercent: 6.29, comparisonPercent: Number.NaN }],
  ])('does not exist with %s', (_name, missing) => {
    expect(discloseRepayment(bare, missing, '')).toBeNull()
  })

  it('cannot be written by hand', () => {
    // @ts-expect-error: the compiler refuses a repayment that discloseRepayment did not make.
    const forged: DisclosedRepayment = { ...bare, ...rates, example: '', warning: '' }
    expect(forged.amountAud).toBe(120.5)
  })
})

describe('disclaimers', () => {
  const example = { amountAud: 30_000, termYears: 5, secured: true, finalPaymentPercent: 30 }

  it('S1 §9, S2 §9: the example loan and its final payment', () => {
    expect(exampleLoanText(example)).toBe('The comparison rate is based on a 5 year secured loan of $30,000.')
    expect(exampleLoanText({ ...example, termYears: 8, secured: false })).toBe(
      'The comparison rate is based on an 8 year unsecured loan of $30,000.',
    )
    expect(finalPaymentText(example)).toBe('The comparison rate includes a final payment of 30%.')
    expect(finalPaymentText({ ...example, finalPaymentPercent: 0 })).toBeNull()
    expect(exampleText(example)).toBe(
      'The comparison rate is based on a 5 year secured loan of $30,000. The comparison rate includes a final payment of 30%.',
    )
    expect(exampleText({ ...example, finalPaymentPercent: 0 })).toBe(exampleLoanText(example))
  })

  it('S1 §9: the sentences of a site that says nothing more', () => {
    expect(disclaimerSentences(makeRules().disclaimer)).toEqual([
      'The comparison rate is based on a 5 year secured loan of $30,000.',
      'The comparison rate includes a final payment of 30%.',
    ])
  })

  it('S1 §9, S2 §9: example rates, the range of a lender and the broker', () => {
    const { disclaimer } = makeRules({
      disclaimer: {
        finalPaymentPercent: 0,
        exampleRates: rates,
        comparisonRange: { minPercent: 8.38, maxPercent: 19.42 },
        broker: { name: 'Cassowary Finance', phone: '07 7010 0009', licence: 'Australian Credit Licence 000000' },
      },
    })
    expect(disclaimerSentences(disclaimer)).toEqual([
      'The comparison rate is based on a 5 year secured loan of $30,000.',
      'Example interest rate 6.29% p.a., comparison rate 8.19% p.a.',
      'Comparison rates range from 8.38% to 19.42% p.a.',
      'Finance is arranged by Cassowary Finance, 07 7010 0009, Australian Credit Licence 000000.',
    ])
  })

  it("S1 §9: a lender's disclaimer is cut at 197 characters", () => {
    expect(FINANCE_DISCLAIMER_CHARACTERS).toBe(197)
    const whole = 'a'.repeat(197)
    expect(financeDisclaimer(whole)).toEqual({ kind: 'whole', text: whole })
    expect(financeDisclaimer(`${whole}b`)).toEqual({
      kind: 'cut',
      preview: `${whole}…`,
      kept: null,
      text: `${whole}b`,
    })
    const spaced = `${'a'.repeat(196)} and more`
    expect(financeDisclaimer(spaced)).toEqual({
      kind: 'cut',
      preview: `${'a'.repeat(196)}…`,
      kept: null,
      text: spaced,
    })
    expect(financeDisclaimer(` ${whole} `)).toEqual({ kind: 'whole', text: whole })
    expect([financeDisclaimer(null), financeDisclaimer('  ')]).toEqual([{ kind: 'none' }, { kind: 'none' }])
  })
})
