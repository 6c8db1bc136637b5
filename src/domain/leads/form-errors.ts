/** The list of errors above a form (S2 §5, §8). */
import { fieldProblem } from './field-problem.ts'
import type { FormValues } from './form-values.ts'
import { textOf } from './form-values.ts'
import type { FormField } from './forms/form-field.ts'

/** S2 §8. */
export const ERRORS_HEADING = 'Please fix the following errors:'

export interface FieldError {
  name: string
  message: string
}

/** Every problem of some fields, in their order. */
export function formErrors(fields: readonly FormField[], values: FormValues): FieldError[] {
  return fields.flatMap((field) => {
    const required = isNeeded(field, values)
    const message = fieldProblem(
      { ...field, required },
      Object.hasOwn(values, field.name) ? values[field.name] : undefined,
    )
    return message === null ? [] : [{ name: field.name, message }]
  })
}

function isNeeded({ required, neededWhen }: FormField, values: FormValues): boolean {
  return required || (neededWhen !== null && (textOf(values, neededWhen.field) !== null) === neededWhen.filled)
}
