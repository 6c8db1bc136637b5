/** Every form of a site as data (S1 §5, S2 §5). */
import { CAREERS_ENQUIRY, GENERAL_ENQUIRY } from '../category.ts'
import { CORE_FIELDS, hiddenField, messageField, OPT_IN_FIELD } from './core-fields.ts'
import { fleetFields, partsFields } from './department-forms.ts'
import { enquiryFields } from './enquiry-form.ts'
import { financeApplicationSteps, financeEnquirySteps } from './finance-forms.ts'
import type { FormField, FormStep } from './form-field.ts'
import { formField } from './form-field.ts'
import type { FormContext, FormOptions } from './form-options.ts'
import { serviceBookingFields } from './service-booking-form.ts'
import { requestPhotosFields, testDriveFields } from './test-drive-form.ts'
import { tradeInSteps } from './trade-in-form.ts'

export const FORM_KINDS = [
  'basic',
  'enquiry',
  'testDrive',
  'requestPhotos',
  'careers',
  'finance',
  'applyForFinance',
  'financePreApproval',
  'tradeIn',
  'sellMyCar',
  'offerAccepted',
  'serviceBooking',
  'parts',
  'fleet',
  'contact',
] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** Whether the form is about a vehicle that the shopper has. */
export function isValuation(kind: FormKind): boolean {
  return kind === 'tradeIn' || kind === 'sellMyCar'
}

export interface FormDefinition {
  kind: FormKind
  title: string
  /** One step is a single-step form. */
  steps: readonly FormStep[]
  submitLabel: string
}

/** Titles and button words. Ours. */
const WORDS: Readonly<Record<FormKind, readonly [title: string, submitLabel: string]>> = {
  basic: ['Ask for a call', 'Send'],
  enquiry: ['Enquire now', 'Send Enquiry'],
  testDrive: ['Book a test drive', 'Book Test Drive'],
  requestPhotos: ['Request photos', 'Request Photos'],
  careers: ['Work with us', 'Send Application'],
  finance: ['Finance enquiry', 'Send Enquiry'],
  applyForFinance: ['Apply for finance', 'Send Application'],
  financePreApproval: ['Finance pre-approval', 'Send Application'],
  tradeIn: ['Value your trade-in', 'Get My Valuation'],
  sellMyCar: ['Sell your car', 'Get My Valuation'],
  offerAccepted: ['Accept your offer', 'Accept Offer'],
  serviceBooking: ['Book a service', 'Request Booking'],
  parts: ['Parts and accessories', 'Send Enquiry'],
  fleet: ['Fleet', 'Send Enquiry'],
  contact: ['Contact us', 'Send Enquiry'],
}

export function formWords(kind: FormKind): readonly [title: string, submitLabel: string] {
  return WORDS[kind]
}

/** The form of a kind on a site; on a page that knows its context. */
export function formDefinition(kind: FormKind, options: FormOptions, context: FormContext): FormDefinition {
  const [title, submitLabel] = formWords(kind)
  const steps = stepsOf(kind, options, context).map((step) => ({
    title: step.title === '' ? title : step.title,
    fields: step.fields.map((field) => relabelled(field, options)),
  }))
  return { kind, title, steps, submitLabel }
}

export function fieldsOf({ steps }: FormDefinition): FormField[] {
  return steps.flatMap(({ fields }) => fields)
}

function stepsOf(kind: FormKind, options: FormOptions, context: FormContext): FormStep[] {
  const optIn = options.optIn ? [OPT_IN_FIELD] : []
  switch (kind) {
    // S2 §3: the basic fields "plus one hidden field": the category of its lead.
    case 'basic':
      return single([...CORE_FIELDS, hiddenField('category', GENERAL_ENQUIRY), ...optIn])
    case 'enquiry':
      return single([...enquiryFields(options, context), ...optIn])
    case 'testDrive':
      return single([...testDriveFields(options, context), ...optIn])
    case 'requestPhotos':
      return single([...requestPhotosFields(options), ...optIn])
    case 'careers':
      return single([
        ...CORE_FIELDS,
        hiddenField('category', CAREERS_ENQUIRY),
        formField('text', 'position', 'Position'),
        messageField('Tell us about yourself', true),
        ...optIn,
      ])
    case 'finance':
      return financeEnquirySteps(context, optIn)
    case 'applyForFinance':
      return financeApplicationSteps('Finance Application', context, optIn)
    case 'financePreApproval':
      return financeApplicationSteps('Finance Pre-Approval', context, optIn)
    case 'tradeIn':
      return tradeInSteps('Trade-in Valuation', options, optIn)
    case 'sellMyCar':
      return tradeInSteps('Sell My Car', options, optIn)
    // S2 §7: it continues a lead that already has the shopper's details.
    case 'offerAccepted':
      return single([hiddenField('category', GENERAL_ENQUIRY), hiddenField('lead_id', context.leadId ?? '')])
    case 'serviceBooking':
      return single([...serviceBookingFields(options, context), ...optIn])
    case 'parts':
      return single([...partsFields(context), ...optIn])
    case 'fleet':
      return single([...fleetFields(context), ...optIn])
    // Ours: an enquiry that names the place, where the site has more than one.
    case 'contact':
      return single([
        ...enquiryFields({ ...options, websiteLocation: context.locations.length > 1 }, context),
        ...optIn,
      ])
  }
}

function single(fields: FormField[]): FormStep[] {
  return [{ title: '', fields }]
}

function relabelled(field: FormField, { labels }: FormOptions): FormField {
  return Object.hasOwn(labels, field.name) ? { ...field, label: labels[field.name] ?? field.label } : field
}
