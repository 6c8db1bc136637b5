/** The page that answers a plain form whose values are not right: the same form, the values, and what to mend. */
import { html, raw } from 'hono/html'
import type { Site } from '#config/schema/site.ts'
import { endpointPath } from '#contract/endpoint.ts'
import { submitLead } from '#contract/leads.ts'
import { formContext } from '#domain/leads/form-context.ts'
import type { FormDefinition } from '#domain/leads/form-definition.ts'
import { FORM_KINDS, fieldsOf, formDefinition } from '#domain/leads/form-definition.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import type { FormField } from '#domain/leads/form-field.ts'
import type { ProblemError } from './problem-error.ts'

type Markup = ReturnType<typeof html>

/** Fields of the request that are no fields of the form, and are sent again as they came. */
const KEPT = ['form', 'car_id', 'page_id', 'url', 'notice_version', 'lead_id']

export async function refusedFormPage(
  problem: ProblemError,
  posted: Readonly<Record<string, string>>,
  site: Site,
): Promise<string> {
  const kind = FORM_KINDS.find((known) => known === posted['form']) ?? null
  const definition = kind === null ? null : formDefinition(kind, site.forms, formContext(kind, site))
  const errors = problem.extras.errors ?? []
  const title = definition?.title ?? 'Your enquiry'
  const page = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${site.name}</title><meta name="robots" content="noindex"></head>
<body><main><h1>${title}</h1>
<div role="alert"><p>${problem.message}</p>${errors.length === 0 ? '' : errorList(errors)}</div>
${definition === null ? '' : formMarkup(definition, posted, errors)}
<p><a href="/">${site.name}</a> <a href="tel:${site.phone.replaceAll(' ', '')}">${site.phone}</a></p></main></body></html>`
  return (await page).toString()
}

function errorList(errors: readonly FieldError[]): Markup {
  return html`<ul>${errors.map(({ name, message }) => html`<li><a href="#${name}">${message}</a></li>`)}</ul>`
}

function formMarkup(
  definition: FormDefinition,
  posted: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
): Markup {
  const kept = KEPT.filter((name) => posted[name] !== undefined)
  return html`<form method="post" action="${endpointPath(submitLead)}">
${kept.map((name) => html`<input type="hidden" name="${name}" value="${posted[name] ?? ''}">`)}
${fieldsOf(definition)
  .filter(({ kind }) => kind !== 'hidden')
  .map((field) =>
    fieldMarkup(
      field,
      posted[field.name] ?? '',
      errors.find(({ name }) => name === field.name),
    ),
  )}
<button>${definition.submitLabel}</button></form>`
}

function fieldMarkup(field: FormField, value: string, error: FieldError | undefined): Markup {
  const { name } = field
  const described = error === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`
  const message = error === undefined ? '' : html`<span id="${name}-error">${error.message}</span>`
  if (field.kind === 'flag') {
    return html`<p><label><input type="checkbox" id="${name}" name="${name}"${value === 'on' ? raw(' checked') : ''}${described}> ${field.label}</label> ${message}</p>`
  }
  return html`<p><label for="${name}">${field.label}</label> ${controlMarkup(field, value, described)} ${message}</p>`
}

function controlMarkup(
  { kind, name, choices, autocomplete }: FormField,
  value: string,
  described: Markup | '',
): Markup {
  switch (kind) {
    case 'message':
      return html`<textarea id="${name}" name="${name}" rows="4"${described}>${value}</textarea>`
    case 'select':
    case 'radio':
      return html`<select id="${name}" name="${name}"${described}><option value=""></option>${choices.map(
        (choice) =>
          html`<option value="${choice.value}"${choice.value === value ? raw(' selected') : ''}>${choice.label}</option>`,
      )}</select>`
    default:
      return html`<input id="${name}" name="${name}" type="${INPUT_TYPES[kind] ?? 'text'}" value="${value}"${autocomplete === null ? '' : html` autocomplete="${autocomplete}"`}${described}>`
  }
}

const INPUT_TYPES: Readonly<Partial<Record<FormField['kind'], string>>> = {
  email: 'email',
  phone: 'tel',
  dateTime: 'datetime-local',
}
