/** The finance estimate box and the teaser: when they show, and for which loan. */
import * as v from 'valibot'
import {
  ESTIMATE_DEPOSIT_PERCENT,
  ESTIMATE_TERM_YEARS,
  HIDDEN_AT_OR_BELOW_AUD,
  PROVIDER_AGE_LIMIT_YEARS,
} from '#domain/finance/estimate.ts'
import { option } from '../option.ts'
import { text, wholeNumber } from '../text.ts'
import { money, percent, years } from './numbers.ts'

export const ageYears = wholeNumber(1, 100)

export const estimateSchema = v.strictObject({
  hidden: option(v.boolean(), false, 'Whether no car has an estimate or teaser.', 'S1 §5'),
  hiddenMakes: option(v.array(text), [], 'Makes whose cars have no estimate or teaser.', 'S1 §5'),
  hiddenAtOrBelowAud: option(
    money,
    HIDDEN_AT_OR_BELOW_AUD,
    'No estimate for a car at this price or less, in dollars; 0 for every car with a price.',
    'S1 §5',
  ),
  youngerThanYears: option(
    v.nullable(ageYears),
    null,
    `An estimate only for cars under this age, in years, such as ${PROVIDER_AGE_LIMIT_YEARS}; null for any age.`,
    'S1 §5',
  ),
  termYears: option(years, ESTIMATE_TERM_YEARS, 'The term of estimate and teaser, in years.', 'S1 §9'),
  depositPercent: option(
    percent,
    ESTIMATE_DEPOSIT_PERCENT,
    'The deposit of the estimate, in percent of the price.',
    'S2 §9',
  ),
  placeholder: option(
    v.picklist(['dashes', 'zero']),
    'dashes',
    'What stands in the estimate while there is no quote: dashes or zero dollars.',
    'S2 §4',
  ),
  teaserPeriod: option(v.picklist(['week', 'month']), 'week', 'Whether the teaser is per week or per month.', 'S1 §9'),
})
