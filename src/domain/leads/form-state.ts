/** A form from its first field to its answer (S2 §4 "Multi-step lead form"). */
import type { FormDefinition } from './form-definition.ts'
import { fieldsOf } from './form-definition.ts'
import type { FieldError } from './form-errors.ts'
import { formErrors } from './form-errors.ts'
import type { FormValue, FormValues } from './form-values.ts'
import { leadOutcome, SUBMIT_FAILURE, SUCCESS_PATH } from './lead-outcome.ts'
import type { VisitorDetails } from './visitor-details.ts'
import { prefilled } from './visitor-details.ts'

export interface EditingForm {
  kind: 'editing'
  /** From 0. */
  step: number
  values: FormValues
  errors: readonly FieldError[]
  /** The form-level alert. */
  formError: string | null
}

export type FormState =
  | EditingForm
  | { kind: 'submitting'; step: number; values: FormValues }
  /** `path`: where a multi-step form leads then; `null` when a single-step form gives thanks in its place. */
  | { kind: 'succeeded'; leadId: string; path: string | null }

/** The form as it opens, with what the visitor's device remembers filled in. */
export function openForm(definition: FormDefinition, details: VisitorDetails): EditingForm {
  const values = Object.fromEntries(fieldsOf(definition).map(({ name, value }) => [name, value]))
  return { kind: 'editing', step: 0, values: prefilled(values, details), errors: [], formError: null }
}

/** A changed value; the field's own error and the alert go with it. */
export function changeField(state: FormState, name: string, value: FormValue): FormState {
  if (state.kind !== 'editing') return state
  const errors = state.errors.filter((error) => error.name !== name)
  return { ...state, values: { ...state.values, [name]: value }, errors, formError: null }
}

/** S2 §4: the next step until the last step, then submit; only when the step has no errors. */
export function advanceForm(state: FormState, definition: FormDefinition): FormState {
  if (state.kind !== 'editing') return state
  const { step, values } = state
  const errors = formErrors(definition.steps[step]?.fields ?? [], values)
  if (errors.length > 0) return { ...state, errors, formError: null }
  return isLastStep(step, definition)
    ? { kind: 'submitting', step, values }
    : { kind: 'editing', step: step + 1, values, errors: [], formError: null }
}

/** Back one step, with everything that was entered. */
export function retreatForm(state: FormState): FormState {
  if (state.kind !== 'editing' || state.step === 0) return state
  return { ...state, step: state.step - 1, errors: [], formError: null }
}

/** S2 §4, §8: success of a multi-step form goes to /success; a failure keeps the values and shows the error. */
export function receiveAnswer(state: FormState, definition: FormDefinition, answer: unknown): FormState {
  if (state.kind !== 'submitting') return state
  const outcome = leadOutcome(answer)
  if (outcome.kind === 'failure') return failed(state.step, state.values, outcome.message)
  return { kind: 'succeeded', leadId: outcome.leadId, path: definition.steps.length > 1 ? SUCCESS_PATH : null }
}

/** S2 §8 "Form submit failure": no answer came. */
export function receiveFailure(state: FormState): FormState {
  return state.kind === 'submitting' ? failed(state.step, state.values, SUBMIT_FAILURE) : state
}

export function isLastStep(step: number, { steps }: FormDefinition): boolean {
  return step >= steps.length - 1
}

function failed(step: number, values: FormValues, formError: string): EditingForm {
  return { kind: 'editing', step, values, errors: [], formError }
}
