/** The values of a form's inputs and their problems: React Hook Form with the rules of `domain`. */
import type { ChangeEvent, FocusEvent, RefCallback } from 'react'
import { useMemo } from 'react'
import type { Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { formatKilometreField, readKilometres } from '#domain/formats/odometer.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { formErrors } from '#domain/leads/form-errors.ts'
import type { FormValue, FormValues } from '#domain/leads/form-values.ts'
import type { FormDefinition } from '#domain/leads/forms/form-definition.ts'
import { fieldsOf } from '#domain/leads/forms/form-definition.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FieldBinding {
  readonly ref: RefCallback<Control>
  readonly onChange: (event: ChangeEvent<Control>) => void
  readonly onBlur: (event: FocusEvent<Control>) => void
}

export interface FieldValues {
  bind(field: FormField): FieldBinding
  /** The message below the field. */
  problemOf(name: string): string | null
  /** By the names of the fields, the hidden ones too. */
  read(): FormValues
  write(name: string, value: FormValue): void
  /** Checks some fields, and shows what is wrong with them. */
  check(fields: readonly FormField[]): FieldError[]
  /** Shows what the platform says is wrong. */
  refuse(errors: readonly FieldError[]): void
}

/** The inputs by their keys: the name of a field may hold what React Hook Form reads as a path, such as a full stop. */
type Inputs = Record<string, FormValue | undefined>

/** `onType` follows each change that the shopper makes. */
export function useFieldValues(definition: FormDefinition, onType: (values: FormValues) => void): FieldValues {
  const { fields, keyOf, named, resolver } = useMemo(() => inputsOf(definition), [definition])
  // Nothing has a default: React Hook Form then keeps what was typed before it was there.
  const { register, setValue, getValues, setError, clearErrors, trigger, formState } = useForm<Inputs>({
    resolver,
    shouldFocusError: false,
  })
  const { errors } = formState
  const problemOf = (name: string): string | null => errors[keyOf(name)]?.message ?? null
  const read = (): FormValues => named(getValues())
  const show = (problems: readonly FieldError[]): void => {
    for (const { name, message } of problems) setError(keyOf(name), { type: 'rule', message })
  }
  return {
    bind(field) {
      const key = keyOf(field.name)
      const registered = register(key)
      return {
        ref: registered.ref,
        onChange(event) {
          const { target } = event
          const value = target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value
          void registered.onChange({ type: 'change', target: { name: key, value } })
          if (problemOf(field.name) !== null) void trigger(key)
          onType(read())
        },
        onBlur() {
          const kilometres = field.kind === 'kilometres' ? readKilometres(String(getValues(key) ?? '')) : null
          if (kilometres !== null) setValue(key, formatKilometreField(kilometres))
          void registered.onBlur({ type: 'blur', target: { name: key, value: getValues(key) } })
        },
      }
    },
    problemOf,
    read,
    write: (name, value) => setValue(keyOf(name), value),
    check(some) {
      const found = formErrors(some, read())
      clearErrors(fields.map(({ name }) => keyOf(name)))
      show(found)
      return found
    },
    refuse: show,
  }
}

function inputsOf(definition: FormDefinition) {
  const fields = fieldsOf(definition)
  const keys = new Map(fields.map(({ name }, index) => [name, `input${index}`]))
  const keyOf = (name: string): string => keys.get(name) ?? name
  const named = (inputs: Inputs): FormValues =>
    Object.fromEntries(fields.map((field) => [field.name, inputValue(field, inputs[keyOf(field.name)])]))
  const resolver: Resolver<Inputs> = (inputs) => {
    const found = formErrors(fields, named(inputs))
    return found.length === 0
      ? { values: inputs, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(found.map(({ name, message }) => [keyOf(name), { type: 'rule', message }])),
        }
  }
  return { fields, keyOf, named, resolver }
}

/** A ticked box holds its `value`; a radio group of which none is chosen holds `null`. */
function inputValue({ kind, value }: FormField, input: unknown): FormValue {
  if (kind === 'hidden') return input === undefined ? value : String(input)
  if (kind === 'flag') return input === true || input === 'on'
  return typeof input === 'string' ? input : ''
}
