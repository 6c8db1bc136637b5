/** What a lender says of a truck in a feed: its own rates, fee, term and repayments, and the words below them. */
import {
  EXAMPLE_AMOUNT_AUD,
  EXAMPLE_FINAL_PAYMENT_PERCENT,
  EXAMPLE_TERM_YEARS,
  exampleComparisonPercent,
} from '#domain/finance/example-loan.ts'
import type { Frequency } from '#domain/finance/loan/frequency.ts'
import { exactRepaymentAud } from '#domain/finance/loan/repayment.ts'
import type { DemoVehicle } from './demo-vehicle.ts'

/** An invented lender, by the name that the demo site has for its provider. */
const LENDER = 'Spencer Gulf Equipment Finance'
const INTEREST_PERCENT = 7.95
const ESTABLISHMENT_FEE_AUD = 495
const DEPOSIT_SHARE = 0.1
/** Longer than a page shows at once (S1 §9). */
const WORDS =
  'For trucks of up to ten years that are used in a business at least half of the time. The lender asks for an ABN of two years or more, and may ask for accounts. Weekly and monthly repayments are for the price shown with a deposit of a tenth. This is an invented offer of an invented lender.'

const COMPARISON_PERCENT = exampleComparisonPercent(
  INTEREST_PERCENT,
  { establishmentFeeAud: ESTABLISHMENT_FEE_AUD, upFrontFeeAud: 0, monthlyFeeAud: 0 },
  {
    amountAud: EXAMPLE_AMOUNT_AUD,
    termYears: EXAMPLE_TERM_YEARS,
    secured: true,
    finalPaymentPercent: EXAMPLE_FINAL_PAYMENT_PERCENT,
  },
)

/** None for a truck without a price. */
export function truckLender({ price }: DemoVehicle): DemoVehicle {
  const priceAud = Number(price)
  if (!(priceAud > 0) || COMPARISON_PERCENT === null) return {}
  const repayment = (frequency: Frequency): number =>
    Math.round(
      exactRepaymentAud({
        amountAud: priceAud,
        depositAud: priceAud * DEPOSIT_SHARE,
        establishmentFeeAud: ESTABLISHMENT_FEE_AUD,
        residualAud: 0,
        interestPercent: INTEREST_PERCENT,
        termYears: EXAMPLE_TERM_YEARS,
        frequency,
      }) * 100,
    ) / 100
  return {
    finance_lenders: {
      [LENDER]: {
        termMonths: EXAMPLE_TERM_YEARS * 12,
        interestRate: INTEREST_PERCENT,
        comparisonRate: COMPARISON_PERCENT,
        establishmentFees: ESTABLISHMENT_FEE_AUD,
        deposit: Math.round(priceAud * DEPOSIT_SHARE),
        paymentWeek: repayment('weekly'),
        paymentMonth: repayment('monthly'),
        disclaimer: WORDS,
      },
    },
  }
}
