/** The fields that most forms share (S2 §3 "Basic lead form fields"). */
import type { FormField } from './form-field.ts'
import { formField } from './form-field.ts'

/** Names and labels of S2 §3; the labels of last name and postcode are ours. */
export const CORE_FIELDS: readonly FormField[] = [
  formField('name', 'name', 'First Name', { required: true, autocomplete: 'given-name' }),
  formField('name', 'last_name', 'Last Name', { required: true, autocomplete: 'family-name' }),
  formField('postcode', 'postcode', 'Postcode', { required: true, autocomplete: 'postal-code' }),
  formField('phone', 'phone', 'Mobile Number', { required: true, autocomplete: 'tel' }),
  formField('email', 'email', 'Email Address', { required: true, autocomplete: 'email' }),
]

export function hiddenField(name: string, value: string): FormField {
  return formField('hidden', name, '', { value })
}

export function messageField(label: string, required: boolean): FormField {
  return formField('message', 'message', label, { required })
}

/** S2 §5: optional; AU §4: never ticked beforehand. Its words are those of `consentText`. */
export const OPT_IN_FIELD: FormField = formField('flag', 'opt_in', 'Offers and news')

/** S2 §5: optional. */
export const REGO_FIELD: FormField = formField('text', 'Rego', 'Rego')
