/** How special offers are shown. */
import * as v from 'valibot'
import { OFFERS_PATH } from '#domain/navigation/link.ts'
import { OFFER_DESCRIPTION_LIMIT, OFFER_DISCLAIMER_LIMIT, OFFER_PREVIEW_LENGTH } from '#domain/offers/collapse.ts'
import { option } from '../option.ts'
import { href, text, wholeNumber } from '../text.ts'

/** A page of the site, without a query or an anchor. */
const path = v.pipe(
  v.string(),
  v.regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'expected a path such as "/special-offers"'),
)

export const offersSchema = v.strictObject({
  listPath: option(path, OFFERS_PATH, 'The path of the page of all offers.', 'S2 §2'),
  singleManufacturer: option(
    v.nullable(v.boolean()),
    null,
    'Whether offers stand at /offers/{id} instead of /offers/{manufacturer}/{id}; null: whether the locations name one make.',
    'S2 §2',
  ),
  descriptionLimit: option(
    wholeNumber(1, 10_000),
    OFFER_DESCRIPTION_LIMIT,
    'A description of more characters than this begins collapsed.',
    'S2 §9',
  ),
  previewLength: option(
    wholeNumber(1, 10_000),
    OFFER_PREVIEW_LENGTH,
    'The characters of a collapsed description that are shown.',
    'S2 §9',
  ),
  disclaimerLimit: option(
    wholeNumber(1, 10_000),
    OFFER_DISCLAIMER_LIMIT,
    'A disclaimer of more characters than this begins collapsed to as many.',
    'S2 §9',
  ),
  viewMoreLabel: option(text, 'View more', 'The words that open a collapsed description.', 'S2 §4'),
  viewLessLabel: option(text, 'View less', 'The words that collapse it again.', 'S2 §4'),
  fullDisclaimerLabel: option(text, 'Full disclaimer', 'The words that open a collapsed disclaimer.', 'S2 §4'),
  hideDisclaimerLabel: option(text, 'Hide disclaimer', 'The words that collapse it again.'),
  placeholderImage: option(
    v.nullable(href),
    null,
    'The image of an offer that has none, nor its model; without it the offer’s name stands in its place.',
    'S2 §3',
  ),
})
