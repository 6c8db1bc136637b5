/** What a site must say, and where its conditions stand. */
import * as v from 'valibot'
import { option } from '../option.ts'
import { href, text } from '../text.ts'

const legalLink = (label: string, path: string, meaning: string) =>
  option(
    v.strictObject({
      label: option(text, label, `The words of the link to ${meaning}.`),
      href: option(href, path, `Where ${meaning} stands.`, 'S1 §2'),
    }),
    {},
    `The link to ${meaning}, while its page is there.`,
    'S1 §2',
  )

export const legalSchema = v.strictObject({
  vehicleDisclaimer: option(
    text,
    'Prices, specifications and availability may change. Please confirm the details with the dealer before you buy.',
    'The small print under each vehicle, which links to the terms.',
    'S1 §2',
  ),
  privacy: legalLink('Privacy policy', '/privacy-policy', 'the privacy policy'),
  terms: legalLink('Terms and conditions', '/terms-and-conditions', 'the terms'),
  footerTexts: option(v.array(text), [], 'Further sentences in the small print of every page.'),
})
