/** How a finance enquiry words what a shopper has worked out in the calculator (ours). */
import { readEnquiry } from '#domain/finance/calculator-link.ts'
import { formatPercent } from '#domain/finance/disclosure.ts'
import { FREQUENCY_FACTS } from '#domain/finance/loan/frequency.ts'
import { formatAud } from '#domain/formats/money.ts'
import type { KnownValues } from './form-state.ts'
import type { FormValues } from './form-values.ts'

const START = 'My finance estimate: '

/** The values of a finance form that a link's estimate gives; none where the link has no estimate. */
export function financeValues(search: string): KnownValues {
  const loan = readEnquiry(search)
  if (loan === null) return {}
  const { amountAud, termYears, interestPercent, depositAud, residualAud, repaymentAud, frequency } = loan
  const sentences = [
    `${START}${amountAndTerm(amountAud, termYears)} at ${formatPercent(interestPercent)} p.a.`,
    repaymentAud === null ? null : `About ${formatAud(repaymentAud)} ${FREQUENCY_FACTS[frequency].perPeriod}.`,
    depositAud === 0 ? null : `Deposit or trade-in: ${formatAud(depositAud)}.`,
    residualAud === 0 ? null : `Residual: ${formatAud(residualAud)}.`,
  ]
  const message = sentences.filter((sentence) => sentence !== null).join(' ')
  return depositAud === 0 ? { message } : { message, deposit: String(depositAud) }
}

/** "$18,990 over 5 years" of a link's estimate: a rate or a repayment stands only beside the comparison rate (AU §2). */
export function loanText(search: string): string | null {
  const loan = readEnquiry(search)
  return loan === null ? null : amountAndTerm(loan.amountAud, loan.termYears)
}

function amountAndTerm(amountAud: number, termYears: number): string {
  return `${formatAud(amountAud)} over ${termYears === 1 ? '1 year' : `${termYears} years`}`
}

/** A draft to which a link brings an estimate: it replaces the draft's earlier one, and the shopper's own words stay. */
export function draftWithEstimate(draft: FormValues, known: KnownValues): FormValues {
  const { message, deposit } = known
  if (message === undefined || !message.startsWith(START)) return draft
  const typed = typeof draft['message'] === 'string' ? draft['message'] : ''
  const own = typed.split('\n').filter((line) => line.trim() !== '' && !line.startsWith(START))
  return { ...draft, message: [message, ...own].join('\n'), deposit: deposit ?? draft['deposit'] ?? '' }
}
