/**
 * A form of the site, on a page or in a dialog. The server renders all steps as one plain form that works as it is; in
 * the browser the style sheet shows one step at a time, and this code continues when the shopper reaches for the form.
 */
import type { SubmitEvent } from 'react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { HONEYPOT_FIELD } from '#contract/leads.ts'
import { fieldId } from '#domain/leads/field-input.ts'
import { ERRORS_HEADING } from '#domain/leads/form-errors.ts'
import type { FormLink } from '#domain/leads/form-link.ts'
import { isLastStep } from '#domain/leads/form-state.ts'
import { isValuation } from '#domain/leads/forms/form-definition.ts'
import { REGISTRATION_STATE } from '#domain/leads/forms/trade-in-form.ts'
import { platformCallUrl } from '#domain/platform/platform-calls.ts'
import { isOffered } from '#domain/time/appointment-times.ts'
import type { EstimateRange } from '#domain/valuation/estimate.ts'
import type { ShownForm } from '#view-models/forms.ts'
import { AppointmentField } from './AppointmentField.tsx'
import { FormFieldView } from './FormFieldView.tsx'
import { FormMessages } from './FormMessages.tsx'
import { FormProgress } from './FormProgress.tsx'
import type { FormDevice } from './form-device.ts'
import type { SendLead } from './send-lead.ts'
import { TurnstileWidget } from './TurnstileWidget.tsx'
import { useLeadForm } from './use-lead-form.ts'
import { AcceptOffer } from './valuation/AcceptOffer.tsx'
import type { Valuation } from './valuation/use-valuation.ts'
import { useValuation } from './valuation/use-valuation.ts'
import { EstimateNote, RegistrationLookup } from './valuation/ValuationParts.tsx'
import type { ValuationCalls } from './valuation/valuation-calls.ts'
import { browserValuationCalls } from './valuation/valuation-calls.ts'

export interface LeadFormProps {
  readonly form: ShownForm
  /** What led to the form, where that is known already; otherwise it is in the address of the page. */
  readonly link: FormLink | null
  readonly draftName: string
  readonly device: FormDevice
  readonly send: SendLead
  readonly onSent: (leadId: string) => void
  /** Only of trade-ins. */
  readonly valuationCalls?: ValuationCalls
}

export function LeadForm({ form, onSent, valuationCalls = browserValuationCalls, ...others }: LeadFormProps) {
  const { definition, settings } = form
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLLegendElement>(null)
  /** What the shopper may accept, once the valuation has been sent. */
  const [offer, setOffer] = useState<{ leadId: string; range: EstimateRange } | null>(null)
  const messages = useRef<HTMLDivElement>(null)
  const latestValuation = useRef<Valuation | null>(null)
  const sent = (leadId: string): void => {
    // The newest: the estimate may have come while the form was being sent.
    const newest = latestValuation.current
    void newest?.record(leadId)
    const range = newest?.estimate?.kind === 'answered' ? newest.estimate.range : null
    if (range === null) onSent(leadId)
    else setOffer({ leadId, range })
  }
  const state = useLeadForm({ form, onSent: sent, ...others }, element)
  const { fields, step, isSending, errors, alert, failures } = state
  const valuation = useValuation(definition, settings, fields, step, valuationCalls)
  useEffect(() => {
    latestValuation.current = valuation
  })
  const hasEstimate = settings.valuation?.hasEstimates === true && isValuation(definition.kind)
  const isMultiStep = definition.steps.length > 1
  const idOf = (name: string): string => fieldId(definition.kind, name)

  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    heading.current?.focus()
  }, [step])

  useEffect(() => {
    if (failures > 0) messages.current?.focus()
  }, [failures])

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    void state.advance()
  }

  if (offer !== null) {
    const { device, send } = others
    return <AcceptOffer {...offer} form={form} device={device} send={send} onDone={() => onSent(offer.leadId)} />
  }
  return (
    <form
      ref={element}
      className="lead-form"
      method="post"
      action={platformCallUrl(settings.platform, 'lead')}
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value={definition.kind} />
      <input type="hidden" name="car_id" value={others.link?.carId ?? ''} />
      <input type="hidden" name="page_id" value={form.page.path} />
      <input type="hidden" name="url" value={form.page.url} />
      <input type="hidden" name="notice_version" value={settings.consent.version} />
      {isMultiStep && <FormProgress steps={definition.steps} step={step} />}
      <FormMessages ref={messages} heading={ERRORS_HEADING} errors={errors} alert={alert} idOf={idOf} />
      {definition.steps.map((each, index) => (
        <fieldset key={each.title} className="form-step" data-current={index === step ? '' : undefined}>
          <legend
            className={isMultiStep ? 'form-step__title' : 'hidden'}
            tabIndex={-1}
            ref={index === step ? heading : null}
          >
            {each.title}
          </legend>
          {hasEstimate && isLastStep(index, definition) && <EstimateNote estimate={valuation.estimate} />}
          <div className="form-step__fields">
            {each.fields.map((field) => {
              const props = {
                field: field.name === 'opt_in' ? { ...field, label: settings.consent.marketingOptIn } : field,
                id: idOf(field.name),
                problem: fields.problemOf(field.name),
                bind: fields.bind(field),
              }
              const value =
                state.appointments.length > 0 && field.kind === 'dateTime' ? fields.read()[field.name] : null
              const view =
                typeof value === 'string' && isOffered(state.appointments, value) ? (
                  <AppointmentField
                    {...props}
                    days={state.appointments}
                    value={value}
                    choose={(next) => state.answer(field.name, next)}
                  />
                ) : (
                  <FormFieldView {...props} />
                )
              return (
                <Fragment key={field.name}>
                  {view}
                  {field.name === REGISTRATION_STATE && settings.valuation?.hasLookup === true && (
                    <RegistrationLookup valuation={valuation} />
                  )}
                </Fragment>
              )
            })}
          </div>
        </fieldset>
      ))}
      <div className="form-trap" aria-hidden="true">
        <label>
          Company website
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {settings.turnstileSiteKey !== undefined && (
        <TurnstileWidget siteKey={settings.turnstileSiteKey} failedTries={state.failedTries} />
      )}
      {state.isPrefilled && (
        <p className="form-note">
          Your details are filled in from this device.{' '}
          <button type="button" className="form-note__button" onClick={state.forget}>
            Forget my details
          </button>
        </p>
      )}
      <div className="form-actions">
        {isMultiStep && (
          <button
            type="button"
            className="button button--quiet form-actions__back"
            hidden={step === 0}
            onClick={state.retreat}
          >
            Back
          </button>
        )}
        {isMultiStep && (
          <button
            type="button"
            className="button form-actions__next"
            hidden={isLastStep(step, definition)}
            onClick={state.advance}
          >
            Next
          </button>
        )}
        <button
          type="submit"
          className="button form-actions__submit"
          data-waits={isLastStep(step, definition) ? undefined : ''}
          aria-disabled={isSending || undefined}
        >
          {isSending ? 'Sending…' : alert === null ? definition.submitLabel : 'Send again'}
        </button>
      </div>
      <p className="form-notice">
        {settings.consent.collectionNotice}
        {settings.privacyHref !== null && (
          <>
            {' '}
            <a href={settings.privacyHref}>Privacy policy</a>
          </>
        )}
      </p>
    </form>
  )
}
