/** Tables of reservations, of payments and of prizes. */
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { PaymentState, ProviderState, ReservationState } from '#domain/reservations/reservation-state.ts'
import type { Instant, Json, SetByDatabase } from './column-types.ts'

export interface ReservationsTable {
  id: string
  /** Whoever knows it sees the reservation and can give it up. */
  token: string
  site_slug: string
  /** One of them holds a car of a site at a time. */
  car_id: string
  /** As it was when it was reserved. */
  car: Json<Car>
  /** Of who was signed in. */
  visitor_id: string | null
  idempotency_key: string
  content_hash: string
  /** The values of its lead: who the shopper is. */
  lead: Json<LeadValues>
  consent: Json<ConsentRecord>
  state: ReservationState
  amount_cents: number
  /** A hold that is not paid by then has lapsed. */
  hold_until: Instant
  created_at: SetByDatabase
  changed_at: SetByDatabase
}

export interface PaymentsTable {
  id: string
  site_slug: string
  reservation_id: string | null
  /** Which provider, and its own id; `null` until it has one. */
  provider: string
  provider_id: string | null
  /** Where the shopper pays. */
  url: string | null
  state: PaymentState
  amount_cents: number
  /** After it the provider takes no payment. Written once: a repeated request to the provider must not differ. */
  expires_at: Instant
  created_at: SetByDatabase
  changed_at: SetByDatabase
}

/** A payment by a reference and an amount. */
export interface OnlinePaymentsTable {
  id: string
  /** Whoever knows it sees how the payment stands. */
  token: string
  site_slug: string
  /** Of who was signed in. */
  visitor_id: string | null
  idempotency_key: string
  /** Of reference, amount and telephone number. */
  content_hash: string
  reference: string
  amount_cents: number
  /** The values of its lead: who the payer is. */
  lead: Json<LeadValues>
  consent: Json<ConsentRecord>
  provider: string
  provider_id: string | null
  url: string | null
  state: PaymentState
  expires_at: Instant
  created_at: SetByDatabase
  changed_at: SetByDatabase
}

/** One try at the wheel of a site. */
export interface SpinsTable {
  id: string
  site_slug: string
  /** One try for each account in each. */
  campaign: string
  visitor_id: string
  prize_id: string
  /** As it stood on the wheel. */
  label: string
  /** Of a prize that is worth something. */
  code: string | null
  consent: Json<ConsentRecord>
  created_at: SetByDatabase
}

/** What the test provider of development knows, as a provider outside would. */
export interface TestPaymentsTable {
  id: string
  /** Asked for again with the same key, it is the same payment. */
  key: string
  amount_cents: number
  description: string
  return_url: string
  cancel_url: string
  state: ProviderState
  expires_at: Instant
}
