/** A form from its first field to its answer (S2 §4 "Multi-step lead form"). */

import type { FormValues } from './form-values.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import { fieldsOf } from './forms/form-definition.ts'
import type { VisitorDetails } from './visitor-details.ts'
import { prefilled } from './visitor-details.ts'

/** What is known of the form's values before the shopper types: from the page and its link. */
export type KnownValues = Readonly<Record<string, string>>

/** The values with which a form opens: what is known, where the form asks and offers it, then what the device remembers. */
export function openingValues(definition: FormDefinition, known: KnownValues, details: VisitorDetails): FormValues {
  const values = fieldsOf(definition).map(({ name, kind, value, choices }) => {
    const text = kind !== 'flag' && Object.hasOwn(known, name) ? known[name] : undefined
    const isOffered =
      text !== undefined &&
      (choices.length === 0 || kind === 'amount' || choices.some((choice) => choice.value === text))
    return [name, isOffered ? text : value] as const
  })
  return prefilled(Object.fromEntries(values), details)
}

/** A form whose fields begin with what its page knows, also where no script fills it in. */
export function definitionWith(definition: FormDefinition, known: KnownValues): FormDefinition {
  const values = openingValues(definition, known, {})
  const steps = definition.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value })),
  }))
  return { ...definition, steps }
}

/** The step, from 0, on which a field stands; 0 for a field that the form does not have. */
export function stepOfField({ steps }: FormDefinition, name: string): number {
  return Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some((field) => field.name === name)),
  )
}

/** S2 §4: the next step until the last step, then submit. */
export function isLastStep(step: number, { steps }: FormDefinition): boolean {
  return step >= steps.length - 1
}
