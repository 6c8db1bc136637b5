/** What is counted of a site's visits, and with whose consent. */
import * as v from 'valibot'
import { option } from '../option.ts'

export const analyticsSchema = v.strictObject({
  events: option(
    v.boolean(),
    true,
    'Whether events such as a saved car or a sent enquiry are reported to the platform by their ids.',
    'S1 §7, S2 §9',
  ),
  demoCountsAs: option(
    v.picklist(['new', 'used']),
    'new',
    'Whether an enquiry or a view of a demonstrator counts as one of a new or of a used car.',
  ),
  googleAnalyticsId: option(
    v.nullable(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/, 'expected an id such as "G-AB12CD34EF"'))),
    null,
    'The measurement id of a Google Analytics 4 property; none when null.',
  ),
  googleTagManagerId: option(
    v.nullable(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'expected an id such as "GTM-AB12CD3"'))),
    null,
    'The id of a Google Tag Manager container; none when null.',
  ),
  consent: option(
    v.picklist(['none', 'notice', 'opt-in']),
    'opt-in',
    'Whether counters of other companies start without asking, start with a notice, or wait until the shopper agrees.',
  ),
})
