/** Where leads go, and how long they are kept. */
import * as v from 'valibot'
import { CAR_TYPES } from '#domain/car/car.ts'
import { option, required } from '../option.ts'
import { choices, httpUrl, secretVariable, text, wholeNumber } from '../text.ts'

const email = v.pipe(v.string(), v.email('expected an e-mail address'))
const addresses = required(
  v.pipe(v.array(email), v.minLength(1, 'expected at least one address')),
  'The addresses that the e-mail goes to.',
)

const targetSchema = v.variant('kind', [
  v.strictObject({ kind: required(v.literal('email'), 'A readable e-mail, in HTML and as text.'), to: addresses }),
  v.strictObject({
    kind: required(
      v.literal('adf'),
      'An e-mail with ADF 1.0 XML; a lead without a vehicle goes to the same address as a readable e-mail.',
    ),
    to: addresses,
  }),
  v.strictObject({
    kind: required(v.literal('webhook'), 'JSON by POST, signed as Standard Webhooks has it.'),
    url: required(httpUrl, 'Where it is posted to.'),
    secretVariable: required(
      secretVariable('LEADS_WEBHOOK_SECRET'),
      'The environment variable that holds the secret ("whsec_…"); the secret itself stands in no file.',
    ),
  }),
])

const ruleSchema = v.strictObject({
  categories: option(v.array(text), [], 'Categories such as "Service Enquiry"; every one when empty.'),
  locations: option(v.array(text), [], 'Codes of locations; every one when empty.'),
  makes: option(v.array(text), [], 'Makes of vehicles; every one when empty.'),
  carTypes: option(choices(CAR_TYPES), [], 'New, demo or used; every one when empty.'),
})

export const leadsSchema = v.strictObject({
  targets: option(
    v.array(
      v.strictObject({
        target: required(targetSchema, 'Where the lead goes.'),
        when: option(ruleSchema, {}, 'Which leads it takes: those that fit every list that is not empty.'),
      }),
    ),
    [],
    'Where leads go; each goes to every target that takes it. One that no target takes goes by e-mail to its location, or to the dealer.',
    'S2 §7',
  ),
  turnstile: option(
    v.nullable(
      v.strictObject({
        siteKey: required(
          v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'expected a key such as "0x4AAAAAAADnPIDROrmt1Wwj"')),
          'The key of the widget, which stands in pages.',
        ),
        secretVariable: required(
          secretVariable('TURNSTILE_SECRET'),
          'The environment variable that holds the secret key; the key itself stands in no file.',
        ),
      }),
    ),
    null,
    'Cloudflare Turnstile, which looks for signs of a program where a form is sent; a lead that does not pass is marked, not refused. None when null.',
  ),
  confirmation: option(
    v.boolean(),
    false,
    'Whether the shopper gets an e-mail that says that the enquiry has arrived.',
  ),
  keepDays: option(
    v.nullable(wholeNumber(1, 3_650)),
    null,
    'After how many days a lead is deleted from the platform; kept until it is deleted by hand when null.',
    'AU §4',
  ),
})
