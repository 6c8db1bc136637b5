import { describe, expect, it } from 'vitest'
import {
  DEFAULT_FREQUENCY,
  FREQUENCIES,
  FREQUENCY_FACTS,
  frequencyOfCode,
  periodsInTerm,
} from '#domain/finance/loan/frequency.ts'

describe('frequencies', () => {
  it.each([
    ['weekly', 'wk', 52, 52.18, 'Weekly', 'per week'],
    ['fortnightly', 'fn', 26, 26.09, 'Fortnightly', 'per fortnight'],
    ['monthly', 'mo', 12, 12, 'Monthly', 'per month'],
  ] as const)(
    'S1 §5, §9: %s is %s, %d a year; regulation 100 counts %d',
    (frequency, code, periods, regulated, label, per) => {
      expect(FREQUENCY_FACTS[frequency]).toEqual({
        code,
        periodsPerYear: periods,
        regulatedPeriodsPerYear: regulated,
        label,
        perPeriod: per,
      })
      expect(frequencyOfCode(code)).toBe(frequency)
    },
  )

  it('S1 §5: weekly unless another is chosen, in the order weekly, fortnightly, monthly', () => {
    expect(DEFAULT_FREQUENCY).toBe('weekly')
    expect(FREQUENCIES).toEqual(['weekly', 'fortnightly', 'monthly'])
  })

  it.each(['', 'WK', 'weekly', 'yr'])('knows no code %j', (code) => expect(frequencyOfCode(code)).toBeNull())

  it.each([
    [5, 'weekly', 260],
    [1.5, 'fortnightly', 39],
    [0.5, 'monthly', 6],
    [1.3, 'monthly', 16],
    [0, 'weekly', 1],
    [-2, 'weekly', 1],
  ] as const)('%d years %s are %d periods', (years, frequency, periods) => {
    expect(periodsInTerm(years, frequency)).toBe(periods)
  })
})
