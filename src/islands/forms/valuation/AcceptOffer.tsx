/** The estimate of a valuation that has been sent, which the shopper accepts or leaves (S2 §4). */
import { useEffect, useId, useRef, useState } from 'react'
import type { LeadRequest } from '#contract/leads.ts'
import { fieldsOf, formWords } from '#domain/leads/forms/form-definition.ts'
import { asSentence } from '#domain/leads/lead-outcome.ts'
import { offerAcceptedLead } from '#domain/leads/offer-accepted.ts'
import type { EstimateRange } from '#domain/valuation/estimate.ts'
import { amountsText, comparedText } from '#domain/valuation/estimate.ts'
import type { ShownForm } from '#view-models/forms.ts'
import type { FormDevice } from '../form-device.ts'
import { leadRequest } from '../lead-request.ts'
import type { SendLead } from '../send-lead.ts'

interface AcceptOfferProps {
  /** The form of the valuation. */
  readonly form: ShownForm
  readonly leadId: string
  readonly range: EstimateRange
  readonly device: FormDevice
  readonly send: SendLead
  readonly onDone: () => void
}

export function AcceptOffer({ form, leadId, range, device, send, onDone }: AcceptOfferProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastRequest = useRef<LeadRequest | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const [title, submitLabel] = formWords('offerAccepted')
  const category = String(fieldsOf(form.definition).find(({ name }) => name === 'category')?.value ?? '')

  useEffect(() => heading.current?.focus(), [])

  const accept = async (): Promise<void> => {
    if (isSending) return
    setIsSending(true)
    setAlert(null)
    const around = device.surroundings(null, null, form.settings.linkedQueryParameters)
    const request = leadRequest(
      { definition: { ...form.definition, kind: 'offerAccepted' }, settings: form.settings },
      { ...offerAcceptedLead(leadId, category) },
      { ...around, carId: null },
      lastRequest.current,
    )
    lastRequest.current = request
    const outcome = await send(request, form.settings.platform)
    setIsSending(false)
    if (outcome.kind === 'sent') onDone()
    else setAlert(outcome.kind === 'refused' ? (outcome.errors[0]?.message ?? outcome.message) : outcome.message)
  }

  return (
    <section className="form-offer" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="form-estimate">
        Your details have reached us. Our online estimate: <strong>{amountsText(range)}</strong> {comparedText(range)}
      </p>
      <p className="form-note">
        Accept it, and we will call you to arrange an inspection. The price is settled once we have seen the car.
      </p>
      {alert !== null && (
        <p className="form-messages" role="alert">
          <strong>{asSentence(alert)}</strong> Your valuation request was still sent.
        </p>
      )}
      <div className="form-actions">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) onDone()
          }}
        >
          Not now
        </button>
        <button type="button" className="button" aria-disabled={isSending || undefined} onClick={accept}>
          {isSending ? 'Sending…' : alert === null ? submitLabel : 'Send again'}
        </button>
      </div>
    </section>
  )
}
