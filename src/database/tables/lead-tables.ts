/** Tables of leads, of their way to the dealer, and of what shoppers ask before. */
import type { ColumnType, Generated } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { EstimateOutcome } from '#domain/valuation/estimate.ts'
import type { Json, SetByDatabase } from './column-types.ts'

export interface LeadsTable {
  id: string
  site_slug: string
  /** One lead for each key of a site. */
  idempotency_key: string
  /** Of what the shopper sent: the same key with another content is refused. */
  content_hash: string
  form: string
  values: Json<LeadValues>
  details: Json<LeadDetail[]>
  /** As it was when the lead was sent. */
  car: ColumnType<Car | null, string | null, string | null>
  consent: Json<ConsentRecord>
  /** Why the lead looks like spam; empty for others. */
  suspicions: Json<string[]>
  /** Who had signed in when it was sent, with the telephone number of the lead. */
  visitor_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: SetByDatabase
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export interface LeadDeliveriesTable {
  id: string
  lead_id: string
  target: Json<LeadTarget>
  state: DeliveryState
  attempts: Generated<number>
  last_error: ColumnType<string | null, string | null | undefined, string | null>
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Jobs that were given up. */
export interface DeadLettersTable {
  id: Generated<string>
  task: string
  payload: Json<object>
  error: string
  attempts: number
  at: SetByDatabase
}

export interface EmailMessage {
  /** The same for every attempt, so that a receiver can recognise a repeat: "<id@host>". */
  messageId: string
  to: readonly string[]
  replyTo: string | null
  subject: string
  text: string
  html: string
  attachments: readonly { filename: string; contentType: string; content: string }[]
  /** Others than those above. */
  headers?: Readonly<Record<string, string>>
}

export interface OutboxText {
  /** E.164. */
  to: string
  text: string
}

export type OutboxEntry = { kind: 'email'; message: EmailMessage } | { kind: 'text'; message: OutboxText }

/** Messages that a development platform would have sent. */
export interface OutboxTable {
  id: Generated<string>
  kind: OutboxEntry['kind']
  message: Json<EmailMessage | OutboxText>
  at: SetByDatabase
}

export interface ValuationsTable {
  id: Generated<string>
  site_slug: string
  values: Json<object>
  at: SetByDatabase
}

/** What services estimated, so that a lead includes what its shopper saw. */
export interface EstimatesTable {
  /** Of the site, the vehicle and the answers. */
  key: string
  site_slug: string
  outcome: Json<EstimateOutcome>
  at: SetByDatabase
}
