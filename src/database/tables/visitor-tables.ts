/** Tables of people who sign in, and of what they keep. */
import type { ColumnType, Generated } from 'kysely'
import type { Alert, AlertChannel } from '#domain/alerts/alert.ts'
import type { GarageDetails } from '#domain/garage/garage-details.ts'
import type { OwnVehicle } from '#domain/garage/own-vehicle.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import type { Instant, Json, SetByDatabase } from './column-types.ts'

/** One for each phone number, on every site. */
export interface VisitorsTable {
  id: Generated<string>
  /** E.164. */
  phone_number: string
  phone_number_verified: Generated<boolean>
  /** better-auth asks for a name and an e-mail address; neither is known. */
  name: string
  email: string
  /** When the visitor was last seen to sign in, or to have a session. */
  updated_at: SetByDatabase
}

/** Written by better-auth. */
export interface VisitorSessionsTable {
  id: Generated<string>
  visitor_id: string
  /** The site on which the visitor has signed in: a session is valid on no other. */
  site_slug: string
  token: string
  expires_at: Instant
}

export interface SignInCodesTable {
  site_slug: string
  phone_hash: string
  code_hash: string
  tries_left: number
  expires_at: Instant
}

/** Text messages that wait to be sent. */
export interface TextMessagesTable {
  id: Generated<string>
  site_slug: string
  /** E.164. */
  phone_number: string
  text: string
  /** After it the message is not sent any more. */
  expires_at: Instant
  at: SetByDatabase
}

/** Cars that a person who has signed in watches. */
export interface WatchlistEntriesTable {
  site_slug: string
  visitor_id: string
  car_id: string
  /** What the car cost when it was saved; `null` when it had no price. */
  saved_price_aud: number | null
  saved_at: SetByDatabase
  /** Kept for a while after it was removed, so that the removal can be undone. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface KeptSearchesTable {
  site_slug: string
  visitor_id: string
  /** With its parameters: "/search/used-cars?query=hilux". */
  path: string
  search: Json<SavedSearch>
  saved_at: SetByDatabase
}

/** A person's own details on one site, and how they want to hear of what changes. */
export interface GarageProfilesTable {
  site_slug: string
  visitor_id: string
  /** E.164. */
  phone_number: string
  details: Json<GarageDetails>
  alert_channel: AlertChannel
  /** Which words the person agreed to, and when; `null` while no alerts are wanted. */
  alert_consent: ColumnType<ConsentRecord | null, string | null, string | null>
  /** When the last alert was sent. */
  alerted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  updated_at: SetByDatabase
}

export interface OwnVehiclesTable {
  id: string
  site_slug: string
  visitor_id: string
  vehicle: Json<OwnVehicle>
  added_at: SetByDatabase
}

export interface AlertsTable {
  id: Generated<string>
  site_slug: string
  visitor_id: string
  /** What has changed, from what to what: one alert for each. */
  change: string
  alert: Json<Alert>
  /** The message that it goes out with; `null` while it waits. */
  message_id: ColumnType<string | null, string | null | undefined, string | null>
  at: SetByDatabase
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
