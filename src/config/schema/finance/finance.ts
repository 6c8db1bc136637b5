/** Finance: the provider and its rules, the calculator, the estimate, what stands under them, and links. */
import * as v from 'valibot'
import { FINANCE_PATH } from '#domain/finance/finance-link.ts'
import { LISTED_DEALER_FEES } from '#domain/finance/loan/fees.ts'
import { overridesCross } from '#domain/finance/rules.ts'
import { option } from '../option.ts'
import { slug, text } from '../text.ts'
import { calculatorSchema } from './calculator.ts'
import { disclaimerSchema, ratesSchema } from './disclaimer.ts'
import { estimateSchema } from './estimate.ts'
import { money } from './numbers.ts'
import { dealershipFinanceSchema, financePath, providerSchema } from './overrides.ts'

const fee = (fallback: number, name: string) => option(money, fallback, `The ${name}, in dollars.`, 'S1 §9')

const dealerFeesSchema = v.strictObject({
  listed: option(
    v.boolean(),
    false,
    'Whether the fees are listed, and counted in the comparison rate; switch it on only for fees that are charged.',
    'S1 §9',
  ),
  establishmentAud: fee(LISTED_DEALER_FEES.establishmentAud, 'establishment fee'),
  securityRegistrationAud: fee(LISTED_DEALER_FEES.securityRegistrationAud, 'security registration fee'),
  monthlyAccountAud: fee(LISTED_DEALER_FEES.monthlyAccountAud, 'monthly account fee'),
  dealerAgencyAud: fee(LISTED_DEALER_FEES.dealerAgencyAud, 'dealer agency fee'),
})

const linkSchema = v.strictObject({
  path: option(
    financePath,
    FINANCE_PATH,
    'The finance page: "/finance", or "/finance-enquiry" on some sites.',
    'S1 §2',
  ),
  vehicleIdentifierFinance: option(
    v.boolean(),
    false,
    'Whether a car with a VIN or NVIC leads to /personalised/finance?car_id={id}, where the site has it; finance is then gated.',
    'S2 §4',
  ),
})

const financeEntries = v.strictObject({
  provider: option(
    v.nullable(text),
    null,
    'The finance provider, by its name in the `finance_lenders` of the feed; null for no finance calculator.',
    'S1 §5',
  ),
  requestQuotes: option(
    v.boolean(),
    false,
    'Whether a quote is requested for each car that has none; until it arrives, repayments follow from the lender or the site’s rates.',
    'S2 §4',
  ),
  establishmentFeeAud: option(
    v.nullable(money),
    null,
    "The establishment fee of a loan, in dollars; null for the lender's, or 0.",
    'S1 §9',
  ),
  rates: option(
    v.nullable(ratesSchema),
    null,
    'The rates that the site advertises where neither a quote nor a lender gives any; null for none.',
    'S1 §9',
  ),
  calculator: option(calculatorSchema, {}, 'The finance calculator.', 'S1 §5'),
  estimate: option(estimateSchema, {}, 'The finance estimate box and the teaser.', 'S1 §5, S2 §9'),
  disclaimer: option(disclaimerSchema, {}, 'What stands under every repayment.', 'S1 §9, S2 §9'),
  dealerFees: option(dealerFeesSchema, {}, 'Fees that a dealer lists beside finance.', 'S1 §9'),
  link: option(linkSchema, {}, 'Where finance links lead.', 'S1 §2'),
  providers: option(
    v.record(text, providerSchema),
    {},
    'What differs for one provider, by its name: bounds, fees, rates and when an estimate shows.',
    'S1 §5',
  ),
  dealerships: option(
    v.record(slug, dealershipFinanceSchema),
    {},
    'What differs for one dealership of a group, by its slug.',
    'S1 §5',
  ),
})
/** What the site, a provider and a dealership say of the same bounds must still leave something between them. */
export const financeSchema = v.pipe(
  financeEntries,
  v.check(
    (finance) => !overridesCross(finance),
    'expected providers and dealerships whose lowest amounts, terms and rates are not above the highest',
  ),
)
