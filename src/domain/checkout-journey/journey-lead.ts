/** Buying online as a lead of the dealer: one lead, which each later change and the reservation continue. Ours. */
import { formatAud } from '#domain/formats/money.ts'
import { financeValues } from '#domain/leads/finance-message.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { textOf } from '#domain/leads/form-values.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { DeliveryEstimate } from '#domain/running-costs/delivery-price.ts'
import type { JourneyOptions } from './journey-steps.ts'
import {
  APPOINTMENT,
  DELIVERY_POSTCODE,
  FINANCE_ESTIMATE,
  handoverField,
  PAYMENT_FIELD,
  tradeInFields,
} from './journey-steps.ts'

export const JOURNEY_CATEGORY = 'Online Purchase'

/** A shopper who changes more often than this calls. */
export const MAX_STAGES = 40

/** The key of a stage, from 1: the same post again is the same stage. */
export function stageKey(journeyKey: string, stage: number): string {
  return `journey-${journeyKey}-${stage}`
}

/** As S2 §4 numbers the stages of an offer. The first has no `firstLeadId`. */
export function journeyLead(values: LeadValues, firstLeadId: string | null): LeadValues {
  const subcategory = firstLeadId === null ? '1. Details given' : '2. Changed'
  return { ...values, category: JOURNEY_CATEGORY, subcategory, lead_id: firstLeadId }
}

/** What the platform has worked out itself; nothing of it is believed from the browser. */
export interface JourneyFindings {
  readonly tradeInEstimate: readonly LeadDetail[]
  /** `null` when it is not delivered, or nobody knows the price. */
  readonly delivery: DeliveryEstimate | null
}

/** What was chosen, as a salesperson reads it. */
export function journeyDetails(values: FormValues, options: JourneyOptions, findings: JourneyFindings): LeadDetail[] {
  const detail = (label: string, value: string | null): LeadDetail[] => (value === null ? [] : [{ label, value }])
  const handover = handoverField(options)
  const isDelivered = values[handover.name] === 'delivery'
  return [
    ...(values['trade_in'] === 'yes' ? tradeInDetails(values, options, findings) : detail('Trade-in', 'None')),
    ...detail('Payment', chosenLabel(PAYMENT_FIELD, values)),
    ...(values[PAYMENT_FIELD.name] === 'finance' ? detail('Finance', financeText(values)) : []),
    ...detail('Handover', chosenLabel(handover, values)),
    ...(isDelivered
      ? [
          ...detail('Delivery to', textOf(values, DELIVERY_POSTCODE)),
          ...detail('Delivery price', findings.delivery === null ? null : formatAud(findings.delivery.priceAud)),
        ]
      : detail('Appointment', textOf(values, APPOINTMENT)?.replace('T', ' ') ?? 'To be agreed on')),
  ]
}

function tradeInDetails(values: FormValues, options: JourneyOptions, findings: JourneyFindings): LeadDetail[] {
  const answers = tradeInFields(options).flatMap(({ name, label }) => {
    const value = textOf(values, name)
    return value === null ? [] : [{ label: `Trade-in: ${label}`, value }]
  })
  return [...answers, ...findings.tradeInEstimate]
}

/** "My finance estimate: $18,990 over 5 years at 6.29% p.a."; `null` when the calculator was not used. */
export function financeText(values: FormValues): string | null {
  return financeValues(textOf(values, FINANCE_ESTIMATE) ?? '')['message'] ?? null
}

/** The words of what was chosen; `null` before. */
export function chosenLabel(
  field: { readonly name: string; readonly choices: readonly { value: string; label: string }[] },
  values: FormValues,
): string | null {
  return field.choices.find(({ value }) => value === values[field.name])?.label ?? null
}
