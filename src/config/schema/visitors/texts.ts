/** Who sends the text messages of a site: codes to sign in with, and what visitors have asked for. */
import * as v from 'valibot'
import { required } from '../option.ts'
import { httpUrl, secretVariable } from '../text.ts'

export const textsSchema = v.nullable(
  v.variant('kind', [
    v.strictObject({
      kind: required(v.literal('twilio'), "Twilio's API."),
      accountSid: required(
        v.pipe(v.string(), v.regex(/^AC[0-9a-f]{32}$/, 'expected the SID of an account, such as "AC" and 32 digits')),
        'The account that pays.',
      ),
      sender: required(
        v.pipe(
          v.string(),
          v.regex(
            /^(?:\+\d{8,15}|MG[0-9a-f]{32}|[A-Za-z][A-Za-z0-9 ]{0,10})$/,
            'expected a number such as "+61400000000", a name of at most 11 letters, or the SID of a messaging service',
          ),
        ),
        'Who the message is from: a number, a registered name, or a messaging service.',
      ),
      secretVariable: required(
        secretVariable('TWILIO_AUTH_TOKEN'),
        'The environment variable that holds the auth token; the token itself stands in no file.',
      ),
    }),
    v.strictObject({
      kind: required(v.literal('webhook'), 'JSON by POST, signed as Standard Webhooks has it.'),
      url: required(httpUrl, 'Where it is posted to.'),
      secretVariable: required(
        secretVariable('TEXTS_WEBHOOK_SECRET'),
        'The environment variable that holds the secret ("whsec_…"); the secret itself stands in no file.',
      ),
    }),
  ]),
)
