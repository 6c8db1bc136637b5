/** The sentences under a repayment, and how a lender's long one is cut (S1 §9, S2 §9). */
import { formatAud } from '#domain/formats/money.ts'
import type { FinanceRates } from './disclosure.ts'
import { formatPercent } from './disclosure.ts'
import type { ExampleLoan } from './example-loan.ts'
import type { CutText } from './law-words.ts'
import { cutText } from './law-words.ts'

/** S1 §9: characters of a lender's disclaimer before it is cut. */
export const FINANCE_DISCLAIMER_CHARACTERS = 197

export interface ComparisonRange {
  readonly minPercent: number
  readonly maxPercent: number
}

export interface FinanceBroker {
  readonly name: string
  readonly phone: string
  readonly licence: string
}

export interface DisclaimerOptions extends ExampleLoan {
  /** S1 §9: example rates of one site, 6.29 and 8.19; `null` for none. */
  readonly exampleRates: FinanceRates | null
  /** S1 §9: the range of one lender, 8.38 to 19.42; `null` for none. */
  readonly comparisonRange: ComparisonRange | null
  /** S2 §9: whose phone and licence the disclaimer shows; `null` for none. */
  readonly broker: FinanceBroker | null
}

/** "The comparison rate is based on a 5 year secured loan of $30,000." */
export function exampleLoanText({ amountAud, termYears, secured }: ExampleLoan): string {
  const security = secured ? 'secured' : 'unsecured'
  const article = String(termYears).startsWith('8') ? 'an' : 'a'
  return `The comparison rate is based on ${article} ${termYears} year ${security} loan of ${formatAud(amountAud)}.`
}

/** "It includes a final payment of 30%."; `null` for a loan without one. */
export function finalPaymentText({ finalPaymentPercent }: ExampleLoan): string | null {
  return finalPaymentPercent === 0 ? null : `The comparison rate includes a final payment of ${finalPaymentPercent}%.`
}

/** Every sentence that applies, in the order in which they are read. */
export function disclaimerSentences(options: DisclaimerOptions): string[] {
  const { exampleRates, comparisonRange, broker } = options
  return [
    exampleLoanText(options),
    finalPaymentText(options),
    exampleRates &&
      `Example interest rate ${formatPercent(exampleRates.interestPercent)} p.a., comparison rate ${formatPercent(exampleRates.comparisonPercent)} p.a.`,
    comparisonRange &&
      `Comparison rates range from ${formatPercent(comparisonRange.minPercent)} to ${formatPercent(comparisonRange.maxPercent)} p.a.`,
    broker && `Finance is arranged by ${broker.name}, ${broker.phone}, ${broker.licence}.`,
  ].filter((sentence) => sentence !== null)
}

/** What the comparison rate rests on: the example and its final payment, in one text. */
export function exampleText(example: ExampleLoan): string {
  return [exampleLoanText(example), finalPaymentText(example)].filter((sentence) => sentence !== null).join(' ')
}

export type FinanceDisclaimer =
  | { kind: 'none' }
  | { kind: 'whole'; text: string }
  | ({ kind: 'cut'; text: string } & CutText)

/** A lender's own words, cut at 197 characters; its rates and warnings are never cut. */
export function financeDisclaimer(disclaimer: string | null): FinanceDisclaimer {
  const text = disclaimer?.trim() ?? ''
  if (text === '') return { kind: 'none' }
  const cut = cutText(text, FINANCE_DISCLAIMER_CHARACTERS)
  return cut === null ? { kind: 'whole', text } : { kind: 'cut', ...cut, preview: `${cut.preview.trimEnd()}…`, text }
}
