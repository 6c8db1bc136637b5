/** What lenders, brokers, valuers and payment processors say of one car (S1 §3 Car "Finance data", "Other"; S2 §3). */
import type * as v from 'valibot'
import { readNumber } from '../values/read-number.ts'
import {
  asByName,
  asLine,
  asNumber,
  asPart,
  byName,
  entity,
  isRecord,
  money,
  number,
  paragraphs,
  part,
  read,
} from './fields.ts'

const MAX_LENDERS = 50
const MAX_TERMS = 30
const MAX_PERCENT = 100

const asMoney = asNumber(0, 10_000_000, 2)

const paymentsEntries = { paymentWeek: money, paymentMonth: money }
const paymentsSchema = entity(paymentsEntries)
type PaymentsDto = v.InferOutput<typeof paymentsSchema>

const lenderEntries = {
  ...paymentsEntries,
  deposit: money,
  termYears: number(0, 50, 2),
  termMonths: number(0, 600, 2),
  interestRate: number(0, MAX_PERCENT, 4),
  comparisonRate: number(0, MAX_PERCENT, 4),
  establishmentFees: money,
  balloon: money,
  disclaimer: paragraphs(8_000),
}
const lenderSchema = entity(lenderEntries)

/** `term{N}`: the repayments over N years, as an amount or an object. */
export type LenderDto = v.InferOutput<typeof lenderSchema> & {
  [term: `term${number}`]: number | PaymentsDto
}

function asLender(value: unknown): LenderDto | null {
  const lender = asPart(lenderSchema)(value)
  return lender === null || !isRecord(value) ? null : { ...lender, ...termsOf(value) }
}

function termsOf(value: Readonly<Record<string, unknown>>): Record<`term${number}`, number | PaymentsDto> {
  const terms = Object.entries(value)
    .filter(([key]) => /^term\d{1,2}$/.test(key))
    .slice(0, MAX_TERMS)
  return asByName(
    Object.fromEntries(terms),
    (term) => (isRecord(term) ? asPart(paymentsSchema)(term) : asMoney(term)),
    MAX_TERMS,
  )
}

/** S2 §3 "Finance quote (youxQuote)", and the answer of POST /api/youx/quote (S2 §7). */
export const financeQuoteSchema = entity({
  weeklyRepaymentAmount: money,
  advertisedRate: number(0, MAX_PERCENT, 4),
  comparisonRate: number(0, MAX_PERCENT, 4),
})
export type FinanceQuoteDto = v.InferOutput<typeof financeQuoteSchema>

/** S1 §9: the reserve button's amount comes from here. */
const paymentProcessorSchema = entity({
  name: read(asLine(100)),
  reserve_amount: read((value) => asMoney(isRecord(value) ? null : readNumber(value))),
})

export const financeEntries = {
  finance_lenders: byName(asLender, MAX_LENDERS),
  youxQuote: part(financeQuoteSchema),
  payment_processors: read((value) => {
    const items = Array.isArray(value) ? value : isRecord(value) ? [value] : []
    return items.slice(0, 10).flatMap((item) => asPart(paymentProcessorSchema)(item) ?? [])
  }),
}
