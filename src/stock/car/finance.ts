/** What lenders, brokers and payment processors say of a car (S1 §3 "Finance data", "Other"). */
import * as v from 'valibot'
import type { Car } from '#domain/car/car.ts'
import { financeEntries } from '#domain/entities/car-finance.ts'
import { quoteFromDto } from '#domain/entities/finance-from-dto.ts'
import type { FieldReader } from './field-reader.ts'

const { finance_lenders: lendersSchema, youxQuote: quoteSchema, payment_processors: processorsSchema } = financeEntries

type FinanceData = Pick<Car, 'financeLenders' | 'financeQuote' | 'processorReserveAud'>

export function readFinanceData(reader: FieldReader): FinanceData {
  return {
    financeLenders: readLenders(reader),
    financeQuote: readQuote(reader),
    processorReserveAud: readReserve(reader),
  }
}

function readLenders(reader: FieldReader): Car['financeLenders'] {
  const value = reader.object('finance_lenders')
  if (value === null || Object.keys(value).length === 0) return null
  const lenders = v.parse(lendersSchema, value)
  if (Object.keys(lenders).length > 0) return lenders
  return reader.dropped('unreadable', 'finance_lenders', value, 'lenders by their provider', 'no lender can be read')
}

function readQuote(reader: FieldReader): Car['financeQuote'] {
  const value = reader.object('youxQuote')
  const quote = value === null ? null : v.parse(quoteSchema, value)
  return quote === null ? null : quoteFromDto(quote)
}

/** The first that asks for something: one of 0 has not been set up. */
function readReserve(reader: FieldReader): number | null {
  const value = reader.fields.payment_processors
  if (value === undefined || value === null) return null
  const amounts = v.parse(processorsSchema, value).map((processor) => processor.reserve_amount ?? 0)
  return amounts.find((amountAud) => amountAud > 0) ?? null
}
