/** One field of a form, with its label above it and its problem below. */
import type { ReactNode } from 'react'
import { inputAttributes, isWide } from '#domain/leads/field-input.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import { isOptional } from '#domain/leads/forms/form-field.ts'
import type { FieldBinding } from './use-field-values.ts'

export interface FieldViewProps {
  readonly field: FormField
  readonly id: string
  readonly problem: string | null
  readonly bind: FieldBinding
}

export function FormFieldView(props: FieldViewProps) {
  switch (props.field.kind) {
    case 'hidden':
      return (
        <input type="hidden" name={props.field.name} defaultValue={String(props.field.value)} ref={props.bind.ref} />
      )
    case 'flag':
      return <FlagField {...props} />
    case 'radio':
      return <RadioField {...props} />
    default:
      return <TextField {...props} />
  }
}

function TextField({ field, id, problem, bind }: FieldViewProps) {
  const { name, label, kind, required, autocomplete, choices } = field
  const shared = {
    id,
    name,
    required,
    autoComplete: autocomplete ?? undefined,
    defaultValue: String(field.value),
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
    ref: bind.ref,
    onChange: bind.onChange,
    onBlur: bind.onBlur,
  }
  return (
    <div className={isWide(field) ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional(field) && <Optional />}
      </label>
      {kind === 'select' ? (
        <select {...shared}>
          {field.value === '' && <option value="">Choose…</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : kind === 'message' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} {...inputAttributes(field)} list={choices.length > 0 ? `${id}-choices` : undefined} />
      )}
      {kind === 'amount' && choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      )}
      <Problem id={id} problem={problem} />
    </div>
  )
}

function RadioField({ field, id, problem, bind }: FieldViewProps) {
  const { name, label, required, choices, value } = field
  return (
    <fieldset
      className="field field--wide form-choices"
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : `${id}-problem`}
    >
      <legend className="field__label">
        {label}
        {isOptional(field) && <Optional />}
      </legend>
      <div className="form-choices__list">
        {choices.map((choice, index) => (
          <label key={choice.value} className="form-choice">
            <input
              // The link of the list of errors leads to the first.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              required={required}
              ref={bind.ref}
              onChange={bind.onChange}
              onBlur={bind.onBlur}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <Problem id={id} problem={problem} />
    </fieldset>
  )
}

function FlagField({ field, id, problem, bind }: FieldViewProps) {
  const { name, label, required, value } = field
  return (
    <div className={isWide(field) ? 'field field--wide' : 'field'}>
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={value === true}
          required={required}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          ref={bind.ref}
          onChange={bind.onChange}
          onBlur={bind.onBlur}
        />
        <span>{label}</span>
      </label>
      <Problem id={id} problem={problem} />
    </div>
  )
}

export function Optional(): ReactNode {
  return <span className="field__optional"> (optional)</span>
}

export function Problem({ id, problem }: { readonly id: string; readonly problem: string | null }): ReactNode {
  return problem === null ? null : (
    <p className="field__problem" id={`${id}-problem`}>
      {problem}
    </p>
  )
}
