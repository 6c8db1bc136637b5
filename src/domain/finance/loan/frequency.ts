/** How often a repayment is made (S1 §5 "Frequency", S1 §9 "Frequency codes wk, fn, mo"). */

export const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** S1 §5: frequency weekly unless the shopper chooses another. */
export const DEFAULT_FREQUENCY: Frequency = 'weekly'

export interface FrequencyFacts {
  /** S1 §9. */
  readonly code: 'wk' | 'fn' | 'mo'
  /** S1 §5: what a calculator counts with. */
  readonly periodsPerYear: number
  /** National Consumer Credit Protection Regulations 2010, regulation 100: what a comparison rate counts with. */
  readonly regulatedPeriodsPerYear: number
  readonly label: string
  /** What follows an amount: "$120 per week". */
  readonly perPeriod: string
}

export const FREQUENCY_FACTS: Readonly<Record<Frequency, FrequencyFacts>> = {
  weekly: { code: 'wk', periodsPerYear: 52, regulatedPeriodsPerYear: 52.18, label: 'Weekly', perPeriod: 'per week' },
  fortnightly: {
    code: 'fn',
    periodsPerYear: 26,
    regulatedPeriodsPerYear: 26.09,
    label: 'Fortnightly',
    perPeriod: 'per fortnight',
  },
  monthly: { code: 'mo', periodsPerYear: 12, regulatedPeriodsPerYear: 12, label: 'Monthly', perPeriod: 'per month' },
}

/** The frequency of a code that was stored or came in a link; `null` for any other text. */
export function frequencyOfCode(code: string): Frequency | null {
  return FREQUENCIES.find((frequency) => FREQUENCY_FACTS[frequency].code === code) ?? null
}

/** Repayments in a term, at least one: half a year of weeks is 26. */
export function periodsInTerm(termYears: number, frequency: Frequency): number {
  return Math.max(1, Math.round(termYears * FREQUENCY_FACTS[frequency].periodsPerYear))
}
