/** What a finance provider or a dealership changes of a site's rules of finance. */
import * as v from 'valibot'
import { PROVIDER_AGE_LIMIT_YEARS } from '#domain/finance/estimate.ts'
import { option } from '../option.ts'
import { text } from '../text.ts'
import { ratesSchema } from './disclaimer.ts'
import { ageYears } from './estimate.ts'
import { money, percent, years } from './numbers.ts'

/** A page of the site; the query and the anchor are added to it. */
export const financePath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^\s?#]*$/, 'expected a path such as "/finance", without a query or an anchor'),
)

const change = <const TSchema extends v.GenericSchema>(schema: TSchema, meaning: string) =>
  option(v.nullable(schema), null, `${meaning}; null as the site has it.`, 'S1 §5')

const changes = {
  minAmountAud: change(money, 'The lowest amount of the calculator, in dollars, such as 5000'),
  maxAmountAud: change(money, 'The highest amount of the calculator, in dollars'),
  maxTermYears: change(years, 'The longest term, in years'),
  startTermYears: change(years, 'The term at first, in years'),
  minInterestPercent: change(percent, 'The lowest rate, in percent a year, such as 7.5 or 4'),
  maxInterestPercent: change(percent, 'The highest rate, in percent a year, such as 14.5 or 20'),
  interestHidden: change(v.boolean(), 'Whether shoppers cannot change the rate'),
  residualHidden: change(v.boolean(), 'Whether the residual cannot be entered'),
  establishmentFeeAud: change(money, 'The establishment fee, in dollars, such as 1360.5 or 1300'),
  rates: change(ratesSchema, 'The advertised rates'),
  estimateHidden: change(v.boolean(), 'Whether there is no estimate or teaser'),
  hiddenAtOrBelowAud: change(money, 'No estimate for a car at this price or less, in dollars'),
  youngerThanYears: change(
    ageYears,
    `An estimate only for cars under this age, in years, such as ${PROVIDER_AGE_LIMIT_YEARS}`,
  ),
}

export const providerSchema = v.strictObject(changes)

export const dealershipFinanceSchema = v.strictObject({
  provider: option(v.nullable(text), null, "The dealership's own provider; null for the site's.", 'S1 §3'),
  path: option(
    v.nullable(financePath),
    null,
    'The dealership\'s own finance page, such as "/apply-for-finance"; null for the site\'s.',
    'S1 §2',
  ),
  ...changes,
})
