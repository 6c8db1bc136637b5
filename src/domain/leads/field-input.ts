/** How a browser helps with a field: the type, the keyboard and the bounds of its input. */
import { POSTCODE_LENGTH } from '#domain/places/postcode.ts'
import { MAX_EMAIL_CHARACTERS } from './field-problem.ts'
import type { FormKind } from './forms/form-definition.ts'
import type { FieldKind, FormField } from './forms/form-field.ts'

/** The id of a field's input on a page. */
export function fieldId(kind: FormKind, name: string): string {
  return `${kind}-${name.replace(/[^\w-]/g, '_')}`
}

interface InputAttributes {
  type: 'text' | 'email' | 'tel' | 'datetime-local'
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  autoCapitalize?: 'characters' | 'words'
  spellCheck?: boolean
}

const ATTRIBUTES: Readonly<Partial<Record<FieldKind, InputAttributes>>> = {
  name: { type: 'text', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', maxLength: MAX_EMAIL_CHARACTERS },
  phone: { type: 'tel' },
  postcode: { type: 'text', inputMode: 'numeric', maxLength: POSTCODE_LENGTH },
  amount: { type: 'text', inputMode: 'numeric' },
  kilometres: { type: 'text', inputMode: 'numeric' },
  dateTime: { type: 'datetime-local' },
}

export function inputAttributes({ kind, name }: FormField): InputAttributes {
  if (name === 'Rego') return { type: 'text', autoCapitalize: 'characters', spellCheck: false }
  return ATTRIBUTES[kind] ?? { type: 'text' }
}

/** Fields that stand in a row of their own; two of the others share one where there is room. */
const WIDE_KINDS: ReadonlySet<FieldKind> = new Set(['message', 'radio', 'email', 'dateTime'])

export function isWide({ kind, name }: FormField): boolean {
  return WIDE_KINDS.has(kind) || name === 'opt_in' || name === 'terms'
}
