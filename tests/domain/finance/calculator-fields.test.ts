import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountEntry, amountMessage } from '#domain/finance/amount-entry.ts'
import { clamp, snapToStep } from '#domain/finance/bounds.ts'
import { calculatorAppears, calculatorFields, clampTermYears } from '#domain/finance/calculator-fields.ts'
import type { FinanceInput } from '../../builders/make-finance.ts'
import { makeRules } from '../../builders/make-finance.ts'

const fields = (finance: FinanceInput = {}, priceAud: number | null = 25_000, rate: number | null = null) =>
  calculatorFields(makeRules(finance), priceAud, rate)

describe('calculatorAppears', () => {
  it.each([
    ['a provider and an amount', 'one', 0.01, true],
    ['no provider', null, 25_000, false],
    ['no amount', 'one', 0, false],
    ['an amount below 0', 'one', -1, false],
  ])('S1 §5: with %s', (_name, provider, amountAud, appears) => {
    expect(calculatorAppears(makeRules({ provider }), amountAud)).toBe(appears)
  })
})

describe('calculatorFields', () => {
  it('S1 §5: every bound, step and default', () => {
    expect(fields()).toEqual({
      variant: 'loan',
      amount: { min: 1_000, max: 100_000, step: 500, start: 25_000 },
      term: { kind: 'range', min: 1, max: 7, step: 0.5, start: 6 },
      interest: { min: 0.5, max: 15, step: 0.5, start: 8, hidden: false },
      deposit: { min: 0, max: 250_000, step: 500, start: 0, hidden: false },
      residual: { min: 0, max: 250_000, step: 500, start: 0, hidden: false },
      frequency: 'weekly',
    })
  })

  it('S1 §5: the purchase-price variant goes to 250,000 and begins with 5 years', () => {
    expect(fields({ calculator: { variant: 'purchase-price' } }, 260_000)).toMatchObject({
      variant: 'purchase-price',
      amount: { min: 1_000, max: 250_000, start: 250_000 },
      term: { start: 5 },
    })
  })

  it.each([
    ['the car price', {}, 25_000, 25_000],
    ['30,000 without a car', {}, null, 30_000],
    ['30,000 when the price is not above 0', {}, 0, 30_000],
    ['the minimum when the price is below it', {}, 1, 1_000],
    ['the maximum when the price is above it', {}, 100_001, 100_000],
    ['30,000 fixed on some sites', { start: 'fixed' }, 25_000, 30_000],
    ['another fixed amount', { start: 'fixed', fallbackAud: 20_000 }, 25_000, 20_000],
  ] as const)('S1 §5, S2 §9: the amount begins at %s', (_name, amount, priceAud, start) => {
    expect(fields({ calculator: { amount } }, priceAud).amount.start).toBe(start)
  })

  it.each([
    ['5,000 for one lender and one site', { minAud: 5_000 }, 25_000, 5_000, 100_000],
    ['another maximum', { maxAud: 80_000 }, 25_000, 1_000, 80_000],
    ['1.05 times a price over 100,000', { maxTimesPrice: 1.05 }, 150_000, 1_000, 157_500],
    ['1.05 times, to the cent', { maxTimesPrice: 1.05 }, 100_000.01, 1_000, 105_000.01],
    ['not of a price of 100,000', { maxTimesPrice: 1.05 }, 100_000, 1_000, 100_000],
    ['not without a car', { maxTimesPrice: 1.05 }, null, 1_000, 100_000],
    ['never below the ordinary maximum', { maxTimesPrice: 1.05, maxAud: 200_000 }, 110_000, 1_000, 200_000],
    ['not on other sites', {}, 150_000, 1_000, 100_000],
  ] as const)('S1 §5: bounds of the amount: %s', (_name, amount, priceAud, min, max) => {
    expect(fields({ calculator: { amount } }, priceAud).amount).toMatchObject({ min, max })
  })

  it.each([
    ['up to 5 on some sites', { maxYears: 5 }, { kind: 'range', max: 5, start: 5 }],
    ['5 at first on some sites', { startYears: 5 }, { kind: 'range', max: 7, start: 5 }],
    ['at least the minimum', { minYears: 2, startYears: 1 }, { kind: 'range', min: 2, start: 2 }],
    ['a list of years', { choicesYears: [7, 3, 6, 3] }, { kind: 'choices', choices: [3, 6, 7], start: 6 }],
    ['the nearest of a list', { choicesYears: [1, 3, 5] }, { kind: 'choices', choices: [1, 3, 5], start: 5 }],
    ['the shorter of two as near', { choicesYears: [7, 5] }, { kind: 'choices', choices: [5, 7], start: 5 }],
  ])('S1 §5: the term: %s', (_name, term, expected) => {
    expect(fields({ calculator: { term } }).term).toMatchObject(expected)
  })

  it.each([
    ['the lender’s', {}, 6.29, 6.29],
    ['the lender’s within the bounds', { minPercent: 7.5, maxPercent: 14.5 }, 6.29, 7.5],
    ['the configured one before the lender’s', { startPercent: 9 }, 6.29, 9],
    ['the middle where nobody gives one', { minPercent: 7.5, maxPercent: 14.5 }, null, 11],
    ['the middle of 4 to 20', { minPercent: 4, maxPercent: 20 }, null, 12],
  ])('S1 §5: the rate at first is %s', (_name, interest, rate, start) => {
    expect(fields({ calculator: { interest } }, 25_000, rate).interest.start).toBe(start)
  })

  it("begins with the site's rate where the lender gives none", () => {
    const rates = { interestPercent: 7.25, comparisonPercent: 8 }
    expect(fields({ rates }).interest.start).toBe(7.25)
    expect(fields({ rates }, 25_000, 9.5).interest.start).toBe(9.5)
  })

  it('S1 §5: interest and residual are hidden on some dealers, the optional deposit too; both have a maximum', () => {
    const hidden = fields({
      calculator: {
        interest: { hidden: true },
        residual: { hidden: true, maxAud: 9_000 },
        deposit: { hidden: true, maxAud: 8_000 },
      },
    })
    expect(hidden.interest.hidden).toBe(true)
    expect(hidden.residual).toMatchObject({ hidden: true, max: 9_000 })
    expect(hidden.deposit).toMatchObject({ hidden: true, max: 8_000 })
  })
})

describe('entries', () => {
  it.each([
    [1_000, 1_000, 1_000, null],
    [250_000, 250_000, 250_000, null],
    [999, 999, 1_000, 'Cannot be less than 1,000 or more than 250,000'],
    [250_001, 250_001, 250_000, 'Cannot be less than 1,000 or more than 250,000'],
    [-1, 0, 1_000, 'Cannot be less than 1,000 or more than 250,000'],
    [Number.NaN, 0, 1_000, 'Cannot be less than 1,000 or more than 250,000'],
  ])('S1 §5: %d in the purchase-price variant', (entered, shownAud, valueAud, message) => {
    const bounds = { min: 1_000, max: 250_000 }
    expect(amountEntry(entered, bounds, 'purchase-price')).toEqual({ shownAud, valueAud, message })
    expect(amountEntry(entered, bounds, 'loan')).toEqual({ shownAud, valueAud, message: null })
  })

  it('S1 §5: the message names the minimum', () => {
    expect(amountMessage({ min: 5_000, max: 250_000 })).toBe('Cannot be less than 5,000 or more than 250,000')
    expect(amountMessage({ min: 5_000, max: 157_500.05 })).toBe('Cannot be less than 5,000 or more than 157,500.05')
  })

  it.each([
    [2.6, 2.5],
    [2.75, 3],
    [0, 1],
    [99, 7],
  ])('S1 §5: a term of %d years becomes %d', (years, term) => {
    expect(clampTermYears(years, { kind: 'range', min: 1, max: 7, step: 0.5, start: 6 })).toBe(term)
  })

  it.each([
    [2.6, 3],
    [2, 1],
    [99, 5],
  ])('S1 §5: of a list of 1, 3 and 5 years, %d becomes %d', (years, term) => {
    expect(clampTermYears(years, { kind: 'choices', choices: [1, 3, 5], start: 5 })).toBe(term)
  })

  it('clamps never leave their bounds, and snapping lands on a step or a bound', () => {
    const numbers = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.double(), numbers, numbers, fc.constantFrom(0.1, 0.5, 500), (value, one, other, step) => {
        const bounds = { min: Math.min(one, other), max: Math.max(one, other) }
        for (const bounded of [clamp(value, bounds), snapToStep(value, bounds, step)]) {
          expect(bounded).toBeGreaterThanOrEqual(bounds.min)
          expect(bounded).toBeLessThanOrEqual(bounds.max)
        }
      }),
    )
    expect(clamp(Number.NaN, { min: 3, max: 5 })).toBe(3)
    expect(snapToStep(1.24, { min: 0.5, max: 15 }, 0.1)).toBe(1.2)
    expect(snapToStep(15, { min: 0.5, max: 14.8 }, 0.5)).toBe(14.8)
  })
})
