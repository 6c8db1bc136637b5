/** The service booking (S2 §2 "/service (Book a Service)"). Its fields are ours. */
import { CORE_FIELDS, hiddenField, messageField, REGO_FIELD } from './core-fields.ts'
import type { FormField } from './form-field.ts'
import { formField } from './form-field.ts'
import type { FormContext, FormOptions } from './form-options.ts'
import { preferredDealershipField, websiteLocationField } from './place-fields.ts'

/** Ours: what a workshop is asked for; each that is ticked becomes one of `additional_services` (S2 §5). */
export const SERVICES = [
  'Logbook service',
  'Tyres and wheel alignment',
  'Brakes',
  'Air conditioning',
  'Loan car',
] as const

export function serviceBookingFields({ serviceBooking }: FormOptions, context: FormContext): FormField[] {
  return [
    ...CORE_FIELDS,
    hiddenField('category', 'Service Enquiry'),
    formField('text', 'Vehicle Make', 'Vehicle Make', { required: true }),
    formField('text', 'Vehicle Model', 'Vehicle Model', { required: true }),
    REGO_FIELD,
    ...preferredDealershipField(context),
    ...websiteLocationField(context),
    ...(serviceBooking.bookingDate ? [formField('dateTime', 'dateTime', 'Preferred Date')] : []),
    ...serviceBooking.services.map((service) => formField('flag', service, service)),
    messageField('Message', false),
  ]
}
