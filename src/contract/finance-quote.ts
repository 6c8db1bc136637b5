/** A finance quote for one car (S2 §7 "Finance quote"). */
import * as v from 'valibot'
import { financeQuoteSchema } from '#domain/entities/car-finance.ts'
import { defineEndpoint } from './endpoint.ts'

const identifier = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(50))), null)

export const financeQuote = defineEndpoint({
  call: 'financeQuote',
  method: 'POST',
  summary: 'A weekly repayment for one car with both rates, all null where there is no quote.',
  input: v.object({
    selfAssessedCreditScore: v.literal('GREAT'),
    purchasePrice: v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000_000)),
    loanTerm: v.pipe(v.number(), v.minValue(0.5), v.maxValue(30)),
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
    vin: identifier,
    nvic: identifier,
    whoIsHelping: v.literal(''),
  }),
  answer: financeQuoteSchema,
  problems: ['not-found', 'foreign-origin', 'too-many-requests'],
})
