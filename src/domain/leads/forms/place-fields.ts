/** Selects of dealerships and places (S2 §5). */
import { hiddenField } from './core-fields.ts'
import type { FormField } from './form-field.ts'
import { formField } from './form-field.ts'
import type { FormContext } from './form-options.ts'

/** S2 §5: preferred dealership is asked, and required, when the site has more than one dealership. */
export function preferredDealershipField({ dealerships }: FormContext): FormField[] {
  if (dealerships.length <= 1) return []
  const choices = dealerships.map(({ slug, name }) => ({ value: slug, label: name }))
  return [formField('select', 'dealership_slug', 'Preferred Dealership', { required: true, choices })]
}

/** S2 §5: the website location select is required when shown. Ours: one place needs no choice. */
export function websiteLocationField({ locations }: FormContext): FormField[] {
  const [first, ...others] = locations
  if (first === undefined) return []
  if (others.length === 0) return [hiddenField('location', first.code)]
  const choices = locations.map(({ code, name }) => ({ value: code, label: name }))
  return [formField('select', 'location', 'Location', { required: true, choices })]
}
