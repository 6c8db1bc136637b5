/** The finance calculator's variant, bounds, steps and hidden fields. */
import * as v from 'valibot'
import {
  AMOUNT_STEP_AUD,
  CALCULATOR_DETAILS_TOGGLE,
  FALLBACK_AMOUNT_AUD,
  INTEREST_PERCENT,
  MAX_AMOUNT_AUD,
  MAX_DEPOSIT_AUD,
  MAX_RESIDUAL_AUD,
  MIN_AMOUNT_AUD,
  TERM_YEARS,
} from '#domain/finance/calculator-fields.ts'
import { CALCULATOR_VARIANTS } from '#domain/finance/options.ts'
import { option } from '../option.ts'
import { text } from '../text.ts'
import { money, percent, step, years } from './numbers.ts'

const amountSchema = v.strictObject({
  minAud: option(money, MIN_AMOUNT_AUD, 'The lowest loan or purchase price, in dollars; 5000 on some sites.', 'S1 §5'),
  maxAud: option(
    v.nullable(money),
    null,
    'The highest loan or purchase price, in dollars; null for 100,000, or 250,000 in the purchase-price variant.',
    'S1 §5',
  ),
  stepAud: option(step, AMOUNT_STEP_AUD, 'The step of the amount, in dollars.', 'S1 §5'),
  maxTimesPrice: option(
    v.nullable(v.pipe(v.number(), v.minValue(1, 'expected at least 1'), v.maxValue(2, 'expected at most 2'))),
    null,
    'For a car over $100,000, how many times its price can be borrowed, such as 1.05; null for no more than `maxAud`.',
    'S1 §5',
  ),
  start: option(
    v.picklist(['car-price', 'fixed']),
    'car-price',
    "Where the amount begins: at the car's price, or always at `fallbackAud`.",
    'S1 §5',
  ),
  fallbackAud: option(
    money,
    FALLBACK_AMOUNT_AUD,
    'Where the amount begins when the car has no price, in dollars.',
    'S1 §5',
  ),
})

const termSchema = v.pipe(
  v.strictObject({
    minYears: option(years, TERM_YEARS.min, 'The shortest term, in years.', 'S1 §5'),
    maxYears: option(years, TERM_YEARS.max, 'The longest term, in years; 5 on some sites.', 'S1 §5'),
    stepYears: option(step, TERM_YEARS.step, 'The step of the term, in years.', 'S1 §5'),
    choicesYears: option(v.array(years), [], 'Terms to choose from instead of a range, in years.', 'S1 §5'),
    startYears: option(
      v.nullable(years),
      null,
      'The term at first, in years; null for 6, or 5 in the purchase-price variant.',
      'S1 §5',
    ),
  }),
  v.check(({ minYears, maxYears }) => minYears <= maxYears, 'expected a `minYears` that is not above `maxYears`'),
)

const interestSchema = v.pipe(
  v.strictObject({
    minPercent: option(percent, INTEREST_PERCENT.min, 'The lowest rate, in percent a year.', 'S1 §5'),
    maxPercent: option(percent, INTEREST_PERCENT.max, 'The highest rate, in percent a year.', 'S1 §5'),
    stepPercent: option(step, INTEREST_PERCENT.step, 'The step of the rate, in percent a year.', 'S1 §5'),
    startPercent: option(
      v.nullable(percent),
      null,
      "The rate at first, in percent a year; null for the lender's or the site's, else the middle of the range.",
      'S1 §5',
    ),
    hidden: option(v.boolean(), false, 'Whether shoppers cannot change the rate; it is still stated.', 'S1 §5'),
  }),
  v.check(
    ({ minPercent, maxPercent }) => minPercent <= maxPercent,
    'expected a `minPercent` that is not above `maxPercent`',
  ),
)

export const calculatorSchema = v.pipe(
  v.strictObject({
    variant: option(
      v.picklist(CALCULATOR_VARIANTS),
      'loan',
      'What the shopper enters: the loan, or the purchase price, whose bounds are explained under the field.',
      'S1 §5',
    ),
    amount: option(amountSchema, {}, 'The loan or purchase price.', 'S1 §5'),
    term: option(termSchema, {}, 'The term.', 'S1 §5'),
    interest: option(interestSchema, {}, 'The interest rate.', 'S1 §5'),
    deposit: option(
      v.strictObject({
        maxAud: option(money, MAX_DEPOSIT_AUD, 'The highest deposit or trade-in, in dollars.', 'S1 §5'),
        hidden: option(v.boolean(), false, 'Whether a deposit or trade-in cannot be entered.', 'S1 §5'),
      }),
      {},
      'Deposit or trade-in.',
      'S1 §5',
    ),
    residual: option(
      v.strictObject({
        maxAud: option(money, MAX_RESIDUAL_AUD, 'The highest residual repayment, in dollars.', 'S1 §5'),
        hidden: option(v.boolean(), false, 'Whether the residual cannot be entered.', 'S1 §5'),
      }),
      {},
      'The residual, which is repaid in one sum at the end.',
      'S1 §5',
    ),
    details: option(
      v.strictObject({
        moreLabel: option(text, CALCULATOR_DETAILS_TOGGLE.more, 'The words that open the panel.', 'S1 §4'),
        lessLabel: option(text, CALCULATOR_DETAILS_TOGGLE.less, 'The words that close it again.', 'S1 §4'),
      }),
      {},
      'The panel with the details of a repayment.',
      'S1 §4',
    ),
  }),
  v.check(
    ({ variant, amount }) => amount.minAud <= (amount.maxAud ?? MAX_AMOUNT_AUD[variant]),
    'expected an `amount.minAud` that is not above `amount.maxAud`',
  ),
)
