/** What a form asks, as data: rendered by islands, checked in the browser and again by the server. */

export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'text'
  | 'message'
  | 'kilometres'
  | 'amount'
  | 'year'
  | 'select'
  | 'radio'
  | 'flag'
  | 'dateTime'
  | 'hidden'

export interface Choice {
  value: string
  label: string
}

export interface FormField {
  /** The key of its value; a key of S2 §3 where there is one. */
  name: string
  label: string
  kind: FieldKind
  required: boolean
  /** The field is required, too, while the other one is filled in, or while it is not. */
  neededWhen: Condition | null
  /** What it holds before the shopper changes it. */
  value: string | boolean
  /** What can be chosen, in a select or a radio group; otherwise empty. */
  choices: readonly Choice[]
  /** The HTML `autocomplete` token, for what a browser knows. */
  autocomplete: string | null
}

export interface Condition {
  /** The name of another field. */
  field: string
  filled: boolean
}

/** One screen of a form. */
export interface FormStep {
  title: string
  fields: readonly FormField[]
}

interface FieldExtras {
  required?: boolean
  neededWhen?: Condition
  value?: string | boolean
  choices?: readonly Choice[]
  autocomplete?: string
}

/** A field that is optional, empty and without choices unless its extras say otherwise. */
export function formField(kind: FieldKind, name: string, label: string, extras: FieldExtras = {}): FormField {
  const { required = false, neededWhen = null, choices = [], autocomplete = null } = extras
  const { value = kind === 'flag' ? false : '' } = extras
  return { name, label, kind, required, neededWhen, value, choices, autocomplete }
}

/** Whether its label says so. A field that is needed while another one is empty does not. */
export function isOptional({ required, neededWhen }: FormField): boolean {
  return !required && neededWhen?.filled !== false
}

/** Choices that are stored as they are shown. */
export function choicesOf(labels: readonly string[]): Choice[] {
  return labels.map((label) => ({ value: label, label }))
}
