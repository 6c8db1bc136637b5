/**
 * The answer to a plain form whose values are not right: the site's own page for it, with the same form, the values and
 * what to mend. The markup is that of `islands/forms`, so that the site's style sheets fit it.
 */
import { html, raw } from 'hono/html'
import type { Site } from '#config/schema/site.ts'
import { endpointPath } from '#contract/endpoint.ts'
import { HONEYPOT_FIELD, submitLead } from '#contract/leads.ts'
import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/car-title.ts'
import { consentText } from '#domain/leads/consent.ts'
import { fieldId } from '#domain/leads/field-input.ts'
import { withForm } from '#domain/leads/form-answer.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import type { FormDefinition } from '#domain/leads/forms/form-definition.ts'
import { FORM_KINDS, formDefinition } from '#domain/leads/forms/form-definition.ts'
import type { ProblemError } from '../http/problem-error.ts'
import type { FieldsMarkup, Markup } from './refused-form-fields.ts'
import { fieldMarkup } from './refused-form-fields.ts'

/** Fields of the request that are no fields of the form, and are sent again as they came. */
const KEPT = ['form', 'car_id', 'page_id', 'url', 'notice_version', 'lead_id', HONEYPOT_FIELD]

export interface RefusedForm {
  problem: ProblemError
  posted: Readonly<Record<string, string>>
  site: Site
  /** The car that the form is about. */
  car: Car | null
  /** The page of the site's last release; `null` before it was stored. */
  shell: string | null
}

export async function refusedFormPage({ shell, ...refused }: RefusedForm): Promise<string> {
  const form = (await formMarkup(refused)).toString()
  const answer = shell === null ? null : withForm(shell, form)
  if (answer !== null) return answer
  const { name } = refused.site
  const page = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title><meta name="robots" content="noindex"></head><body><main>${raw(form)}</main></body></html>`
  return (await page).toString()
}

function formMarkup({ problem, posted, site, car }: Omit<RefusedForm, 'shell'>): Markup {
  const kind = FORM_KINDS.find((known) => known === posted['form']) ?? null
  const context = kind === null ? null : formContext(kind, site, car?.locationCode ?? null, posted['lead_id'] ?? null)
  const definition = kind === null || context === null ? null : formDefinition(kind, site.forms, context)
  const errors = problem.extras.errors ?? []
  const messages = html`<div class="form-messages" role="alert"><p class="form-messages__heading">${problem.message}</p>${
    errors.length === 0 ? '' : errorList(errors, definition)
  }</div>`
  return html`<h1>${definition?.title ?? 'Your enquiry'}</h1>
<section class="form-panel" id="form" aria-label="${definition?.title ?? 'Your enquiry'}">
${car === null ? '' : html`<p class="form-car"><span class="form-car__words"><strong>${carTitle(car)}</strong></span></p>`}
${
  definition === null
    ? html`${messages}<p><a href="tel:${site.phone.replaceAll(' ', '')}">${site.phone}</a></p>`
    : wholeForm(definition, messages, { posted, errors, optIn: consentText(site.forms.privacy, site.name) })
}
</section>`
}

function errorList(errors: readonly FieldError[], definition: FormDefinition | null): Markup {
  const items = errors.map(({ name, message }) =>
    definition === null
      ? html`<li>${message}</li>`
      : html`<li><a href="#${fieldId(definition.kind, name)}">${message}</a></li>`,
  )
  return html`<ul>${items}</ul>`
}

function wholeForm(definition: FormDefinition, messages: Markup, fields: Omit<FieldsMarkup, 'kind'>): Markup {
  const { posted, optIn } = fields
  const kept = KEPT.filter((name) => (posted[name] ?? '') !== '')
  const isMultiStep = definition.steps.length > 1
  const steps = definition.steps.map(
    (
      step,
    ) => html`<fieldset class="form-step"><legend class="${isMultiStep ? 'form-step__title' : 'hidden'}">${step.title}</legend>
<div class="form-step__fields">${step.fields
      .filter(({ kind }) => kind !== 'hidden')
      .map((field) => fieldMarkup(field, { ...fields, kind: definition.kind }))}</div></fieldset>`,
  )
  // All steps are shown, whether or not the browser runs scripts: this page has none for forms.
  return html`<form class="lead-form" data-plain method="post" action="${endpointPath(submitLead)}" novalidate>
${kept.map((name) => html`<input type="hidden" name="${name}" value="${posted[name] ?? ''}">`)}
${messages}${steps}
<div class="form-actions"><button class="button">${definition.submitLabel}</button></div>
<p class="form-notice">${optIn.collectionNotice}</p></form>`
}
