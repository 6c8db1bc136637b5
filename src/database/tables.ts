/** The tables as `migrations/` makes them; instants are ISO 8601 in JSON and `Date` in columns. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { EstimateOutcome } from '#domain/valuation/estimate.ts'

type Instant = ColumnType<Date, Date | string, Date | string>
type SetByDatabase = ColumnType<Date, Date | string | undefined, Date | string>
/** Read as a value, written as JSON text. */
type Json<Value extends object | null> = JSONColumnType<Value>

export interface SitesTable {
  slug: string
  /** The host of the site's own address, in lower case: "www.example.com.au". */
  host: string
  /** The whole configuration, with defaults filled in. */
  configuration: Json<Site>
  configuration_hash: string
  /** The page of the last release in which a plain form is answered; HTML. */
  form_answer: ColumnType<string | null, string | null | undefined, string | null>
  updated_at: SetByDatabase
}

export interface CarsTable {
  site_slug: string
  id: string
  slug: string
  car: Json<Car>
  car_hash: string
  /** Set when the car has left the site. */
  removed_at: ColumnType<Date | null>
  updated_at: SetByDatabase
}

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
}

/** E-mails that a development platform would have sent. */
export interface OutboxTable {
  id: Generated<string>
  kind: 'email'
  message: Json<EmailMessage>
  at: SetByDatabase
}

/** The pools of workers that run, by the id under which they lock jobs. */
export interface WorkerPoolsTable {
  id: string
  beat_at: Instant
}

/** How many visitors have looked at a car. */
export interface CarViewsTable {
  site_slug: string
  car_id: string
  views: string
}

export interface PhoneRevealsTable {
  id: Generated<string>
  site_slug: string
  car_id: string
  dealership_id: string | null
  at: SetByDatabase
}

/** How often an analytics event came in on a day. */
export interface EventCountsTable {
  site_slug: string
  /** In the site's time zone. */
  day: ColumnType<string, string, never>
  event_id: number
  count: string
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

export interface Tables {
  estimates: EstimatesTable
  car_views: CarViewsTable
  phone_reveals: PhoneRevealsTable
  valuations: ValuationsTable
  event_counts: EventCountsTable
  sites: SitesTable
  cars: CarsTable
  leads: LeadsTable
  lead_deliveries: LeadDeliveriesTable
  dead_letters: DeadLettersTable
  outbox: OutboxTable
  worker_pools: WorkerPoolsTable
}
