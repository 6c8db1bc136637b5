/** What a shopper has chosen in the finance calculator, as parameters of a link (ours). */
import { queryParameters, queryText } from '#domain/access/query-text.ts'
import type { CalculatorEntry } from './calculator.ts'
import { FREQUENCY_FACTS, frequencyOfCode } from './loan/frequency.ts'
import type { Loan } from './loan/repayment.ts'

type Chosen = Omit<Loan, 'establishmentFeeAud'>

const NUMBERS = {
  amountAud: 'amount',
  depositAud: 'deposit',
  residualAud: 'residual',
  termYears: 'years',
  interestPercent: 'rate',
} as const satisfies Partial<Record<keyof CalculatorEntry, string>>

const FREQUENCY = 'every'
const REPAYMENT = 'repayment'

/** "?amount=18990&deposit=2000&years=5&rate=6.29&every=wk"; what is 0 is left out. */
export function calculatorQuery(loan: Chosen): string {
  return queryText(parametersOf(loan))
}

function parametersOf(loan: Chosen): Record<string, string> {
  const numbers = Object.entries(NUMBERS).flatMap(([key, name]) => {
    const value = loan[key as keyof typeof NUMBERS]
    return value === 0 && key !== 'interestPercent' ? [] : [[name, String(value)] as const]
  })
  return { ...Object.fromEntries(numbers), [FREQUENCY]: FREQUENCY_FACTS[loan.frequency].code }
}

/** What a link says of the calculator's fields; what it does not say, or says in no number, is left out. */
export function readCalculatorQuery(search: string): Partial<CalculatorEntry> {
  const parameters = queryParameters(search)
  const frequency = frequencyOfCode(parameters.get(FREQUENCY) ?? '')
  const numbers = Object.entries(NUMBERS).flatMap(([key, name]) => {
    const value = numberOf(parameters.get(name))
    return value === null ? [] : [[key, value] as const]
  })
  return { ...Object.fromEntries(numbers), ...(frequency === null ? {} : { frequency }) }
}

/** The link to the finance form, with what was chosen; its own parameters and its anchor stay. */
export function enquiryHref(href: string, loan: Chosen, repaymentAud: number | null): string {
  const [address = '', anchor] = href.split('#')
  const added = queryText({
    ...parametersOf(loan),
    [REPAYMENT]: repaymentAud === null ? null : String(repaymentAud),
  })
  const joined = address.includes('?') ? `${address}&${added.slice(1)}` : address + added
  return anchor === undefined ? joined : `${joined}#${anchor}`
}

/** What a link to the finance form says that was chosen; `null` when it says no whole loan. */
export function readEnquiry(search: string): (CalculatorEntry & { readonly repaymentAud: number | null }) | null {
  const { amountAud, termYears, interestPercent, frequency, ...others } = readCalculatorQuery(search)
  if (amountAud === undefined || termYears === undefined || interestPercent === undefined || frequency === undefined)
    return null
  const { depositAud = 0, residualAud = 0 } = others
  const repaymentAud = numberOf(queryParameters(search).get(REPAYMENT))
  return { amountAud, termYears, interestPercent, frequency, depositAud, residualAud, repaymentAud }
}

/** Plain digits, as links of ours are written. */
function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : null
}
