/** What the site's forms ask, and what they explain to the shopper. */
import * as v from 'valibot'
import { DEFAULT_CATEGORIES, GENERAL_ENQUIRY } from '#domain/leads/category.ts'
import { COLLECTION_NOTICE, MARKETING_OPT_IN } from '#domain/leads/consent.ts'
import { SERVICES } from '#domain/leads/forms/service-booking-form.ts'
import { REQUEST_PHOTOS_TEXT } from '#domain/leads/forms/test-drive-form.ts'
import { VALUATION_QUESTIONS } from '#domain/leads/forms/trade-in-form.ts'
import { LINKED_QUERY_PARAMETERS } from '#domain/leads/visit.ts'
import { option, required } from '../option.ts'
import { slug, text } from '../text.ts'

const flag = (fallback: boolean, meaning: string, source = '') => option(v.boolean(), fallback, meaning, source)

const distinct = <const TSchema extends v.GenericSchema<unknown, string>>(item: TSchema) =>
  v.pipe(
    v.array(item),
    v.check((items) => new Set(items).size === items.length, 'expected each of them once'),
  )

const testDriveSchema = v.strictObject({
  bookingDate: flag(true, 'Whether the optional "Test Drive Booking Date" is asked.', 'S1 §5'),
  distributionLocation: flag(
    true,
    'Whether the optional place of the test drive is asked, for a car whose location has distribution locations.',
    'S1 §5',
  ),
  terms: option(
    v.nullable(
      v.strictObject({
        text: required(text, 'The words beside the box.', 'S1 §5'),
        required: flag(false, 'Whether the box must be ticked.'),
      }),
    ),
    null,
    'Terms of the site’s own that a shopper ticks; none when null.',
    'S1 §5',
  ),
})

const questionSchema = v.strictObject({
  id: required(slug, 'The id under which the answer is sent.', 'S2 §7'),
  question: required(text, 'The question.', 'S2 §7'),
  answers: required(
    v.pipe(distinct(text), v.minLength(2, 'expected at least two answers')),
    'What can be answered.',
    'S2 §7',
  ),
})

export const formsSchema = v.strictObject({
  requireComments: flag(true, 'Whether the comments of the enquiry form must be filled in.', 'S2 §5'),
  generalEnquiry: flag(true, 'Whether the enquiry form asks what the enquiry is about.', 'S2 §5'),
  categories: option(
    v.pipe(distinct(text), v.minLength(1, 'expected at least one category')),
    [...DEFAULT_CATEGORIES],
    'What an enquiry can be about; "Careers Enquiry" is sent as a General Enquiry with subcategory Career Enquiry.',
    'S2 §5',
  ),
  defaultCategory: option(text, GENERAL_ENQUIRY, 'The category that is chosen beforehand.', 'S2 §5'),
  websiteLocation: flag(false, 'Whether the enquiry form asks, and then requires, a location of the site.', 'S2 §5'),
  rego: flag(false, 'Whether the enquiry form has the optional registration plate.', 'S2 §5'),
  optIn: flag(true, 'Whether forms offer the marketing opt-in; it is never ticked beforehand.', 'S2 §5'),
  labels: option(
    v.record(text, text),
    {},
    'Labels of the site’s own, by the name of the field: { phone: "Telephone" }.',
    'S2 §3',
  ),
  requestPhotosText: option(
    text,
    REQUEST_PHOTOS_TEXT,
    'The hidden text of the Request Photos form, which stands before the shopper’s own message.',
    'S1 §5',
  ),
  testDrive: option(testDriveSchema, {}, 'The test-drive form.', 'S1 §5'),
  serviceBooking: option(
    v.strictObject({
      services: option(
        distinct(text),
        [...SERVICES],
        'What can be ticked; each is sent as an additional service.',
        'S2 §5',
      ),
      bookingDate: flag(true, 'Whether a preferred date is asked.'),
    }),
    {},
    'The booking of a service.',
    'S2 §2',
  ),
  tradeIn: option(
    v.strictObject({
      questions: option(
        v.array(questionSchema),
        VALUATION_QUESTIONS.map((question) => ({ ...question, answers: [...question.answers] })),
        'What is asked about the condition of a trade-in; the step is left out when there is none.',
        'S2 §7',
      ),
      recordValuation: option(
        v.boolean(),
        false,
        'Whether the platform keeps a record of each valuation, beside its lead.',
        'S2 §7',
      ),
    }),
    {},
    'The valuation of a trade-in.',
    'S2 §7',
  ),
  source: option(text, 'Website', 'What a lead says of where it comes from.', 'S2 §3'),
  linkedQueryParameters: option(
    v.array(text),
    [...LINKED_QUERY_PARAMETERS],
    'The parameters of a visitor’s link that a lead includes.',
    'S2 §3',
  ),
  privacy: option(
    v.strictObject({
      collectionNotice: option(
        text,
        COLLECTION_NOTICE,
        'The notice in every form of why details are collected; {dealer} is the dealer’s name.',
        'AU §4',
      ),
      marketingOptIn: option(
        text,
        MARKETING_OPT_IN,
        'The words beside the marketing opt-in; {dealer} is the dealer’s name.',
        'AU §4',
      ),
    }),
    {},
    'The collection notice and the opt-in; the version of their wording is stored with each lead.',
    'AU §4',
  ),
})
