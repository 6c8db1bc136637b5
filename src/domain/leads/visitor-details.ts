/** The details that a visitor's device remembers, and that fill the next form (S2 §3 "Visitor details"). */
import type { FormValues } from './form-values.ts'
import { textOf } from './form-values.ts'

/** S2 §3: name, last name, email, phone, postcode. */
export const VISITOR_KEYS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const
export type VisitorDetails = Partial<Record<(typeof VISITOR_KEYS)[number], string>>

/** What to remember after a form: what it says now, and from before what it did not ask or left empty. */
export function rememberedDetails(before: VisitorDetails, values: FormValues): VisitorDetails {
  const after = { ...before }
  for (const key of VISITOR_KEYS) {
    const value = textOf(values, key)
    if (value !== null) after[key] = value
  }
  return after
}

/** A form's first values with the remembered details in its empty fields. */
export function prefilled(values: FormValues, details: VisitorDetails): FormValues {
  const known = VISITOR_KEYS.flatMap((key) => {
    const remembered = details[key]
    return values[key] === '' && remembered !== undefined ? [[key, remembered] as const] : []
  })
  return { ...values, ...Object.fromEntries(known) }
}
