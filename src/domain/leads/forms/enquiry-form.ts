/** The enquiry form (S2 §5 "Enquiry form"). */
import { GENERAL_ENQUIRY } from '../category.ts'
import { CORE_FIELDS, hiddenField, messageField, REGO_FIELD } from './core-fields.ts'
import type { FormField } from './form-field.ts'
import { choicesOf, formField } from './form-field.ts'
import type { FormContext, FormOptions } from './form-options.ts'
import { preferredDealershipField, websiteLocationField } from './place-fields.ts'

export function enquiryFields(options: FormOptions, context: FormContext): FormField[] {
  return [
    ...CORE_FIELDS,
    categoryField(options),
    ...preferredDealershipField(context),
    ...(options.websiteLocation ? websiteLocationField(context) : []),
    ...(options.rego ? [REGO_FIELD] : []),
    messageField('Comments', options.requireComments),
  ]
}

/** S2 §5: a select when the general enquiry choice is enabled; otherwise every enquiry is a general one. */
function categoryField({ generalEnquiry, categories, defaultCategory }: FormOptions): FormField {
  return generalEnquiry
    ? formField('select', 'category', 'Enquiry Type', {
        required: true,
        value: defaultCategory,
        choices: choicesOf(categories),
      })
    : hiddenField('category', GENERAL_ENQUIRY)
}
