/** The tables as `migrations/` makes them. */
import type { Instant } from './tables/column-types.ts'
import type {
  DeadLettersTable,
  EstimatesTable,
  LeadDeliveriesTable,
  LeadsTable,
  OutboxTable,
  ValuationsTable,
} from './tables/lead-tables.ts'
import type {
  OnlinePaymentsTable,
  PaymentsTable,
  ReservationsTable,
  SpinsTable,
  TestPaymentsTable,
} from './tables/payment-tables.ts'
import type {
  BuildRunsTable,
  CarsTable,
  CdnPurgePathsTable,
  CdnPurgesTable,
  ChangedRowsTable,
  FeedAddressesTable,
  SiteBuildsTable,
  SiteStatesTable,
  SitesTable,
  WebhookMessagesTable,
} from './tables/stock-tables.ts'
import type { CarViewsTable, EventCountsTable, PhoneRevealsTable } from './tables/visit-tables.ts'
import type {
  AlertsTable,
  GarageProfilesTable,
  KeptSearchesTable,
  OwnVehiclesTable,
  SignInCodesTable,
  TextMessagesTable,
  VisitorSessionsTable,
  VisitorsTable,
  WatchlistEntriesTable,
} from './tables/visitor-tables.ts'

/** The pools of workers that run, by the id under which they lock jobs. */
export interface WorkerPoolsTable {
  id: string
  beat_at: Instant
}

export interface Tables {
  visitors: VisitorsTable
  visitor_sessions: VisitorSessionsTable
  sign_in_codes: SignInCodesTable
  text_messages: TextMessagesTable
  watchlist_entries: WatchlistEntriesTable
  kept_searches: KeptSearchesTable
  garage_profiles: GarageProfilesTable
  own_vehicles: OwnVehiclesTable
  alerts: AlertsTable
  reservations: ReservationsTable
  payments: PaymentsTable
  test_payments: TestPaymentsTable
  online_payments: OnlinePaymentsTable
  spins: SpinsTable
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
  webhook_messages: WebhookMessagesTable
  changed_rows: ChangedRowsTable
  site_builds: SiteBuildsTable
  build_runs: BuildRunsTable
  site_states: SiteStatesTable
  feed_addresses: FeedAddressesTable
  cdn_purges: CdnPurgesTable
  cdn_purge_paths: CdnPurgePathsTable
  worker_pools: WorkerPoolsTable
}
