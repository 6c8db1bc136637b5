/** The fields of a form that is shown again, as `islands/forms/FormFieldView.tsx` shows them. */
import { html, raw } from 'hono/html'
import type { ConsentText } from '#domain/leads/consent.ts'
import { fieldId, inputAttributes, isWide } from '#domain/leads/field-input.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import { isOptional } from '#domain/leads/forms/form-field.ts'

export type Markup = ReturnType<typeof html>

export interface FieldsMarkup {
  kind: FormKind
  posted: Readonly<Record<string, string>>
  errors: readonly FieldError[]
  optIn: ConsentText
}

export function fieldMarkup(field: FormField, { kind, posted, errors, optIn }: FieldsMarkup): Markup {
  const { name, label } = field
  const id = fieldId(kind, name)
  const value = posted[name] ?? ''
  const classes = isWide(field) ? 'field field--wide' : 'field'
  const message = errors.find((error) => error.name === name)?.message
  const described = message === undefined ? '' : html` aria-invalid="true" aria-describedby="${id}-problem"`
  const problem = message === undefined ? '' : html`<p class="field__problem" id="${id}-problem">${message}</p>`
  const optional = isOptional(field) ? html`<span class="field__optional"> (optional)</span>` : ''
  if (field.kind === 'flag') {
    const words = name === 'opt_in' ? optIn.marketingOptIn : label
    return html`<div class="${classes}"><label class="choice"><input id="${id}" type="checkbox" name="${name}" value="on"${checkedIf(value === 'on')}${described}><span>${words}</span></label>${problem}</div>`
  }
  if (field.kind === 'radio') {
    const choices = field.choices.map(
      (choice, index) =>
        html`<label class="form-choice"><input${index === 0 ? html` id="${id}"` : ''} type="radio" name="${name}" value="${choice.value}"${checkedIf(choice.value === value)}>${choice.label}</label>`,
    )
    return html`<fieldset class="field field--wide form-choices"${described}><legend class="field__label">${label}${optional}</legend><div class="form-choices__list">${choices}</div>${problem}</fieldset>`
  }
  return html`<div class="${classes}"><label for="${id}">${label}${optional}</label>${controlMarkup(field, id, value, described)}${problem}</div>`
}

function controlMarkup(field: FormField, id: string, value: string, described: Markup | ''): Markup {
  const { kind, name, choices, autocomplete } = field
  switch (kind) {
    case 'message':
      return html`<textarea id="${id}" name="${name}" rows="4"${described}>${value}</textarea>`
    case 'select':
      return html`<select id="${id}" name="${name}"${described}><option value="">Choose…</option>${choices.map(
        (choice) =>
          html`<option value="${choice.value}"${choice.value === value ? raw(' selected') : ''}>${choice.label}</option>`,
      )}</select>`
    default:
      return html`<input id="${id}" name="${name}" type="${inputAttributes(field).type}" value="${value}"${
        autocomplete === null ? '' : html` autocomplete="${autocomplete}"`
      }${described}>`
  }
}

function checkedIf(isChecked: boolean): Markup | '' {
  return isChecked ? raw(' checked') : ''
}
