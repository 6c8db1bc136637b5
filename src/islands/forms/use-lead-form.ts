/** A form from its first field to its answer: steps, drafts, sending and sending again (S2 §4 "Multi-step lead form"). */
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { LeadRequest } from '#contract/leads.ts'
import { draftWithEstimate } from '#domain/leads/finance-message.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import type { FormLink } from '#domain/leads/form-link.ts'
import { isLastStep, openingValues, stepOfField } from '#domain/leads/form-state.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { fieldsOf } from '#domain/leads/forms/form-definition.ts'
import { VISITOR_KEYS } from '#domain/leads/visitor-details.ts'
import type { AppointmentDay } from '#domain/time/appointment-times.ts'
import type { ShownForm } from '#view-models/forms.ts'
import type { FormDevice } from './form-device.ts'
import { leadRequest } from './lead-request.ts'
import type { SendLead } from './send-lead.ts'
import type { FieldValues } from './use-field-values.ts'
import { useFieldValues } from './use-field-values.ts'

export interface LeadFormOptions {
  form: ShownForm
  /** What led to the form, where that is known already; otherwise it is in the address of the page. */
  link: FormLink | null
  /** Under which name the draft is kept. */
  draftName: string
  device: FormDevice
  send: SendLead
  onSent(leadId: string): void
}

export interface LeadFormState {
  fields: FieldValues
  /** From 0. */
  step: number
  isSending: boolean
  /** What was wrong when the shopper last went on, as far as it is not mended yet. */
  errors: readonly FieldError[]
  /** The form-level alert. */
  alert: string | null
  /** How often the shopper could not go on: whoever shows the messages takes the focus there. */
  failures: number
  /** How often the form was sent in vain. */
  failedTries: number
  /** When a test drive can begin; empty until it is known. */
  appointments: readonly AppointmentDay[]
  /** Answers a field by other means than its own input. */
  answer(name: string, value: string): void
  /** Whether remembered details were filled in. */
  isPrefilled: boolean
  forget(): void
  /** Goes to the next step, or sends from the last. */
  advance(): Promise<void>
  retreat(): void
}

/** `element`: the form as the server made it, in which the shopper may have typed before this code was there. */
export function useLeadForm(options: LeadFormOptions, element: RefObject<HTMLFormElement | null>): LeadFormState {
  const { form, draftName, device, send, onSent } = options
  const { definition } = form
  const [step, setStep] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [shown, setShown] = useState<readonly FieldError[]>([])
  const [alert, setAlert] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const [failedTries, setFailedTries] = useState(0)
  const [isPrefilled, setIsPrefilled] = useState(false)
  const [appointments, setAppointments] = useState<readonly AppointmentDay[]>([])
  const carId = useRef<string | null>(null)
  const lastRequest = useRef<LeadRequest | null>(null)
  const startedMs = useRef<number | null>(null)
  const keep = (values: FormValues, at: number) =>
    device.drafts.write(draftName, { step: at, values, request: lastRequest.current })
  const fields = useFieldValues(definition, (values) => {
    startedMs.current ??= performance.now()
    keep(values, step)
  })

  // Once, on the device: neither the draft nor the details are known where the server renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form opens once
  useEffect(() => {
    const typed = fields.read()
    const untouched = openingValues(definition, {}, {})
    const draft = device.drafts.read(draftName)
    const details = device.visitor.read()
    if (draft === null && Object.keys(details).length === 0) startedMs.current ??= performance.now()
    const link = options.link ?? device.link()
    carId.current = link.carId
    const opening = {
      ...openingValues(definition, { ...form.known, ...link.known }, details),
      ...(draft === null ? {} : draftWithEstimate(draft.values, link.known)),
    }
    for (const [name, value] of Object.entries(opening)) {
      if (typed[name] === untouched[name] && value !== untouched[name]) fields.write(name, value)
    }
    if (draft !== null) setStep(Math.min(draft.step, definition.steps.length - 1))
    lastRequest.current = draft?.request ?? null
    setIsPrefilled(Object.keys(details).length > 0)
    element.current?.setAttribute('data-ready', '')
    if (definition.kind === 'testDrive' && fieldsOf(definition).some(({ kind }) => kind === 'dateTime'))
      void device.appointments(link.carId, form.settings.platform).then(setAppointments)
  }, [])

  const goTo = (next: number): void => {
    setStep(next)
    setShown([])
    setAlert(null)
    keep(fields.read(), next)
  }

  const submit = async (): Promise<void> => {
    setIsSending(true)
    setAlert(null)
    const values = fields.read()
    const around = device.surroundings(element.current, startedMs.current, form.settings.linkedQueryParameters)
    const request = leadRequest(form, values, { ...around, carId: carId.current }, lastRequest.current)
    lastRequest.current = request
    keep(values, step)
    const outcome = await send(request, form.settings.platform)
    setIsSending(false)
    if (outcome.kind === 'sent') {
      device.drafts.forget(draftName)
      device.visitor.remember(values)
      onSent(outcome.leadId)
      return
    }
    setAlert(outcome.message)
    setFailures((count) => count + 1)
    setFailedTries((count) => count + 1)
    if (outcome.kind === 'refused' && outcome.errors.length > 0) {
      fields.refuse(outcome.errors)
      setShown(outcome.errors)
      setStep(Math.min(...outcome.errors.map(({ name }) => stepOfField(definition, name))))
    }
  }

  return {
    fields,
    step,
    isSending,
    errors: shown.filter(({ name }) => fields.problemOf(name) !== null),
    alert,
    failures,
    failedTries,
    appointments,
    answer(name, value) {
      fields.write(name, value)
      keep(fields.read(), step)
    },
    isPrefilled,
    forget() {
      device.visitor.forget()
      for (const name of VISITOR_KEYS) fields.write(name, '')
      keep(fields.read(), step)
      setIsPrefilled(false)
    },
    async advance() {
      if (isSending) return
      const found = fields.check(definition.steps[step]?.fields ?? [])
      setShown(found)
      if (found.length > 0) {
        setAlert(null)
        setFailures((count) => count + 1)
      } else if (isLastStep(step, definition)) await submit()
      else goTo(step + 1)
    },
    retreat() {
      if (step > 0) goTo(step - 1)
    },
  }
}
