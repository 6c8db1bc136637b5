/** Tables of sites, their cars, and the builds that make them. */
import type { ColumnType, Generated } from 'kysely'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import type { BuildOutcomeKind, SiteState } from '#domain/fleet/fleet-site.ts'
import type { Instant, Json, SetByDatabase } from './column-types.ts'

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
  /** When it got another price than it had before. */
  price_changed_at: ColumnType<Date | null, never, Date | null>
  updated_at: SetByDatabase
}

/** Webhooks that were taken, by the ids of their senders. */
export interface WebhookMessagesTable {
  site_slug: string
  id: string
  at: SetByDatabase
}

/** Rows of single cars that came after a site's feed. */
export interface ChangedRowsTable {
  site_slug: string
  car_id: string
  /** As it was sent. */
  row: Json<object>
  updated_at: Instant
  /** Of the feed to which it was first applied; another one overrides it. */
  feed_hash: string | null
}

/** How the last build of each site ended that the queue has run. */
export interface SiteBuildsTable {
  site_slug: string
  kind: BuildOutcomeKind
  message: string
  release_id: string | null
  at: SetByDatabase
  duration_ms: number | null
  /** Of the feed that is held. */
  held_feed_hash: string | null
  /** Stands in the link that approves it, and goes when that is used. */
  held_id: string | null
  /** When somebody was last informed of a held feed. */
  informed_at: Instant | null
}

/** Builds of the last days that the queue has run. */
export interface BuildRunsTable {
  id: Generated<string>
  site_slug: string
  kind: BuildOutcomeKind
  duration_ms: number
  ended_at: SetByDatabase
}

/** How a worker has last found each site. */
export interface SiteStatesTable {
  site_slug: string
  state: Json<SiteState>
  /** When the size of the release was last measured. */
  measured_at: ColumnType<Date | null>
}

/** The address of a feed that a message has named last. */
export interface FeedAddressesTable {
  site_slug: string
  url: string
  sent_at: Instant
  /** Whether a build has fetched it. */
  is_taken: boolean
}

/** Up to which release a CDN has been asked to forget what changed, and why the last try failed. */
export interface CdnPurgesTable {
  site_slug: string
  release_id: string
  failure: string | null
  /** When it was last purged without a failure. */
  purged_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Addresses that a CDN is still to forget. */
export interface CdnPurgePathsTable {
  site_slug: string
  path: string
  release_id: string
}
