/** A reservation as a lead of the dealer: each step of it is a lead that continues the first. Ours. */
import { formatAud } from '#domain/formats/money.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { ReservationState, Settlement } from './reservation-state.ts'

export const RESERVATION_CATEGORY = 'Reservation'

/** What its leads are stored as: no form of a site sends them. */
export const RESERVATION_FORM = 'reservation'

/** `late`: paid after the hold had ended, so the money goes back. `requested`: the site takes no payment. */
export const RESERVATION_STAGES = ['requested', 'held', 'paid', 'released', 'expired', 'refunded', 'late'] as const
export type ReservationStage = (typeof RESERVATION_STAGES)[number]

/** As S2 §4 numbers the stages of an offer. */
export const RESERVATION_SUBCATEGORIES: Readonly<Record<ReservationStage, string>> = {
  requested: 'Call back to reserve',
  held: '1. Started',
  paid: '2. Paid',
  released: '3. Cancelled',
  expired: '3. Not paid',
  refunded: '4. Refunded',
  late: '3. Paid too late, is refunded',
}

/**
 * The lead of a stage, under the keys of S2 §3; the first has no `firstLeadId`. All of them continue the lead of the steps
 * that led to the reservation, where there were any.
 */
export function reservationLead(values: LeadValues, stage: ReservationStage, firstLeadId: string | null): LeadValues {
  return {
    ...values,
    category: RESERVATION_CATEGORY,
    subcategory: RESERVATION_SUBCATEGORIES[stage],
    lead_id: values.lead_id ?? firstLeadId,
  }
}

export function reservationDetails(reservationId: string, amountCents: number): LeadDetail[] {
  return [
    { label: 'Reservation', value: reservationId },
    { label: 'Amount', value: formatAud(amountCents / 100) },
  ]
}

/** Which stage of the lead a change is; `null` when nothing changed that the dealer needs to know. */
export function stageOfChange(before: Settlement, after: Settlement): ReservationStage | null {
  const changed: ReservationState | null = after.reservation === before.reservation ? null : after.reservation
  if (changed !== null) return changed
  return after.payment === 'refund-due' && before.payment !== 'refund-due' && after.reservation !== 'paid'
    ? 'late'
    : null
}
