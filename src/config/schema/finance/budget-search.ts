/** The budget search: where its fields begin, its slider, quick picks and body tiles. */
import * as v from 'valibot'
import { BUDGET_METHODS } from '#domain/budget/budget.ts'
import { BUDGET_PRICE_ABOVE_AUD } from '#domain/budget/budget-outcome.ts'
import {
  START_DEPOSIT_AUD,
  START_MONTHLY_REPAYMENT_AUD,
  START_WEEKLY_REPAYMENT_AUD,
} from '#domain/budget/budget-state.ts'
import { PRICE_SLIDER } from '#domain/budget/price-choices.ts'
import { option } from '../option.ts'
import { amountAud, text, wholeNumber } from '../text.ts'

const entry = amountAud(0, 1_000_000)

const sliderSchema = v.pipe(
  v.strictObject({
    minAud: option(entry, PRICE_SLIDER.minAud, 'The lowest price of the slider, in dollars.', 'S2 §9'),
    maxAud: option(entry, PRICE_SLIDER.maxAud, 'The highest price of the slider, in dollars.', 'S2 §9'),
    stepAud: option(amountAud(1, 100_000), PRICE_SLIDER.stepAud, 'The step of the slider, in dollars.', 'S2 §5'),
  }),
  v.check(({ minAud, maxAud }) => minAud < maxAud, 'expected a `minAud` that is below `maxAud`'),
)

export const budgetSearchSchema = v.strictObject({
  enabled: option(v.boolean(), true, 'Whether the site has a budget search.', 'S2 §1'),
  method: option(
    v.picklist(BUDGET_METHODS),
    'repayments',
    'How a repayment becomes a price: `repayments` counts them over 5 years before interest; `loan` counts a loan at `finance.rates` over the term of the finance estimate.',
    'S2 §9',
  ),
  weeklyRepaymentAud: option(entry, START_WEEKLY_REPAYMENT_AUD, 'The weekly repayment at first, in dollars.', 'S2 §9'),
  monthlyRepaymentAud: option(
    entry,
    START_MONTHLY_REPAYMENT_AUD,
    'The monthly repayment at first, in dollars.',
    'S2 §9',
  ),
  depositAud: option(entry, START_DEPOSIT_AUD, 'The deposit at first, in dollars.', 'S2 §9'),
  priceAboveAud: option(
    entry,
    BUDGET_PRICE_ABOVE_AUD,
    'Only cars above this price are looked at, in dollars.',
    'S2 §7',
  ),
  slider: option(sliderSchema, {}, 'The price slider.', 'S2 §9'),
  quickPicks: option(
    v.union([v.picklist(['standard', 'large']), v.array(amountAud(1, 10_000_000))]),
    'standard',
    'Amounts to pick with one click: `standard` for 5k to 70k, `large` for 300k to 800k, or a list in dollars.',
    'S2 §5',
  ),
  customBodies: option(v.array(text), [], 'Body types of the tiles, when not all; up to 20 then.', 'S2 §9'),
  tiles: option(
    v.nullable(wholeNumber(1, 100)),
    null,
    'How many body tiles; null for 4, or 20 with `customBodies`.',
    'S2 §9',
  ),
})
