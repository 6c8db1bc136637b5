/** What stands under every repayment: the example of the comparison rate, example rates, range and broker. */
import * as v from 'valibot'
import { EXAMPLE_AMOUNT_AUD, EXAMPLE_FINAL_PAYMENT_PERCENT, EXAMPLE_TERM_YEARS } from '#domain/finance/example-loan.ts'
import { option, required } from '../option.ts'
import { amountAud, australianPhone, text } from '../text.ts'
import { percent, years } from './numbers.ts'

/** A rate may not be published without the other. */
export const ratesSchema = v.strictObject({
  interestPercent: required(percent, 'The annual rate, in percent.', 'AU §1'),
  comparisonPercent: required(percent, 'The comparison rate, in percent.', 'AU §1'),
})

const rangeSchema = v.pipe(
  v.strictObject({
    minPercent: required(percent, 'The lowest comparison rate, in percent.', 'S1 §9'),
    maxPercent: required(percent, 'The highest comparison rate, in percent.', 'S1 §9'),
  }),
  v.check(
    ({ minPercent, maxPercent }) => minPercent <= maxPercent,
    'expected a `minPercent` that is not above `maxPercent`',
  ),
)

export const disclaimerSchema = v.strictObject({
  amountAud: option(
    amountAud(250, 1_000_000),
    EXAMPLE_AMOUNT_AUD,
    'The loan on which the comparison rate is based, in dollars.',
    'S1 §9',
  ),
  termYears: option(years, EXAMPLE_TERM_YEARS, 'The term of that loan, in years.', 'S1 §9'),
  secured: option(v.boolean(), true, 'Whether that loan is secured.', 'S1 §9'),
  finalPaymentPercent: option(
    percent,
    EXAMPLE_FINAL_PAYMENT_PERCENT,
    'The final payment of that loan, in percent of its amount; 0 for none.',
    'S2 §9',
  ),
  exampleRates: option(
    v.nullable(ratesSchema),
    null,
    'Example rates in the disclaimer, such as 6.29 with a comparison rate of 8.19; null for none.',
    'S1 §9',
  ),
  comparisonRange: option(
    v.nullable(rangeSchema),
    null,
    'The range of comparison rates in the disclaimer, such as 8.38 to 19.42; null for none.',
    'S1 §9',
  ),
  broker: option(
    v.nullable(
      v.strictObject({
        name: required(text, "The broker's name."),
        phone: required(australianPhone, "The broker's phone number.", 'S2 §9'),
        licence: required(text, 'The licence, such as "Australian Credit Licence 000000".', 'S2 §9'),
      }),
    ),
    null,
    'The finance broker whom the disclaimer names; null for none.',
    'S2 §9',
  ),
})
