/** The forms of the parts and fleet departments (S2 §2 "/vehicle-parts-and-accessories", "/fleet"). Fields are ours. */
import { CORE_FIELDS, hiddenField, messageField, REGO_FIELD } from './core-fields.ts'
import type { FormField } from './form-field.ts'
import { formField } from './form-field.ts'
import type { FormContext } from './form-options.ts'
import { preferredDealershipField, websiteLocationField } from './place-fields.ts'

export function partsFields(context: FormContext): FormField[] {
  return [
    ...CORE_FIELDS,
    hiddenField('category', 'Parts Enquiry'),
    formField('text', 'Vehicle Make', 'Vehicle Make', { required: true }),
    formField('text', 'Vehicle Model', 'Vehicle Model', { required: true }),
    REGO_FIELD,
    ...preferredDealershipField(context),
    ...websiteLocationField(context),
    messageField('Parts or accessories', true),
  ]
}

export function fleetFields(context: FormContext): FormField[] {
  return [
    ...CORE_FIELDS,
    hiddenField('category', 'Fleet Enquiry'),
    formField('text', 'company', 'Company', { required: true, autocomplete: 'organization' }),
    formField('amount', 'fleet_size', 'Vehicles in your fleet'),
    ...preferredDealershipField(context),
    messageField('Message', true),
  ]
}
