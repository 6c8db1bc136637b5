/** What people keep in their garage: details, searches and vehicles, each person's on each site. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AlertChannel } from '#domain/alerts/alert.ts'
import type { GarageDetails } from '#domain/garage/garage-details.ts'
import { NO_DETAILS } from '#domain/garage/garage-details.ts'
import type { OwnVehicle } from '#domain/garage/own-vehicle.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import { ONLINE_PAYMENT_FORM, PAYMENT_SUBCATEGORIES } from '#domain/payments/online-payment.ts'
import { RESERVATION_FORM, RESERVATION_SUBCATEGORIES } from '#domain/reservations/reservation-lead.ts'
import type { ReservationState } from '#domain/reservations/reservation-state.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import { SPIN_FORM } from '#domain/spin/spin-to-win.ts'
import type { Database } from '../database.ts'
import type { Owner } from './watchlist.ts'

export interface GarageProfile {
  details: GarageDetails
  alertChannel: AlertChannel
  alertConsent: ConsentRecord | null
}

/** Of somebody who has said nothing yet: empty, and without alerts. */
export async function readProfile(db: Database, { siteSlug, visitorId }: Owner): Promise<GarageProfile> {
  const row = await db
    .selectFrom('garage_profiles')
    .select(['details', 'alert_channel', 'alert_consent'])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return row === undefined
    ? { details: NO_DETAILS, alertChannel: 'none', alertConsent: null }
    : { details: row.details, alertChannel: row.alert_channel, alertConsent: row.alert_consent }
}

export async function writeProfile(
  db: Database,
  { siteSlug, visitorId, phoneNumber }: Owner & { phoneNumber: string },
  { details, alertChannel, alertConsent }: GarageProfile,
): Promise<void> {
  const values = {
    phone_number: phoneNumber,
    details: JSON.stringify(details),
    alert_channel: alertChannel,
    alert_consent: alertConsent === null ? null : JSON.stringify(alertConsent),
    updated_at: new Date(),
  }
  await db
    .insertInto('garage_profiles')
    .values({ site_slug: siteSlug, visitor_id: visitorId, ...values })
    .onConflict((conflict) => conflict.columns(['site_slug', 'visitor_id']).doUpdateSet(values))
    .execute()
}

/** Stops the alerts of one person; what waits is not sent any more. */
export async function stopAlerts(db: Database, { siteSlug, visitorId }: Owner): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('garage_profiles')
      .set({ alert_channel: 'none', alert_consent: null })
      .where('site_slug', '=', siteSlug)
      .where('visitor_id', '=', visitorId)
      .execute()
    await transaction
      .deleteFrom('alerts')
      .where('site_slug', '=', siteSlug)
      .where('visitor_id', '=', visitorId)
      .where('sent_at', 'is', null)
      .execute()
  })
}

/** Newest first. */
export async function readSearches(db: Database, { siteSlug, visitorId }: Owner): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('kept_searches')
    .select('search')
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .orderBy('saved_at', 'desc')
    .execute()
  return rows.map(({ search }) => search)
}

export async function writeSearches(
  db: Database,
  { siteSlug, visitorId }: Owner,
  searches: readonly SavedSearch[],
): Promise<void> {
  for (const search of searches) {
    const saved = JSON.stringify(search)
    await db
      .insertInto('kept_searches')
      .values({
        site_slug: siteSlug,
        visitor_id: visitorId,
        path: search.path,
        search: saved,
        saved_at: new Date(search.savedAtMs),
      })
      .onConflict((conflict) => conflict.columns(['site_slug', 'visitor_id', 'path']).doUpdateSet({ search: saved }))
      .execute()
  }
}

export async function removeSearch(db: Database, { siteSlug, visitorId }: Owner, path: string): Promise<void> {
  await db
    .deleteFrom('kept_searches')
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .where('path', '=', path)
    .execute()
}

/** Every kept search of a site whose owner wants alerts. */
export async function readAlertedSearches(
  db: Database,
  siteSlug: string,
): Promise<{ visitorId: string; search: SavedSearch }[]> {
  return db
    .selectFrom('kept_searches')
    .innerJoin('garage_profiles', (join) =>
      join
        .onRef('garage_profiles.site_slug', '=', 'kept_searches.site_slug')
        .onRef('garage_profiles.visitor_id', '=', 'kept_searches.visitor_id'),
    )
    .select(['kept_searches.visitor_id as visitorId', 'search'])
    .where('kept_searches.site_slug', '=', siteSlug)
    .where('alert_channel', '!=', 'none')
    .execute()
}

export interface StoredVehicle {
  id: string
  vehicle: OwnVehicle
}

export async function readVehicles(db: Database, { siteSlug, visitorId }: Owner): Promise<StoredVehicle[]> {
  return db
    .selectFrom('own_vehicles')
    .select(['id', 'vehicle'])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .orderBy('added_at')
    .execute()
}

/** Adds a vehicle when `id` is null, else changes the owner's own; says whether there is one. */
export async function writeVehicle(
  db: Database,
  { siteSlug, visitorId }: Owner,
  id: string | null,
  vehicle: OwnVehicle,
): Promise<boolean> {
  if (id === null) {
    await db
      .insertInto('own_vehicles')
      .values({ id: randomUUID(), site_slug: siteSlug, visitor_id: visitorId, vehicle: JSON.stringify(vehicle) })
      .execute()
    return true
  }
  const { numUpdatedRows } = await db
    .updateTable('own_vehicles')
    .set({ vehicle: JSON.stringify(vehicle) })
    .where('id', '=', id)
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says whether it was the owner's. */
export async function removeVehicle(db: Database, { siteSlug, visitorId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_vehicles')
    .where('id', '=', id)
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface Enquiry {
  id: string
  form: string
  sentAt: Date
  /** What the lead says, and the car as it was then. */
  values: LeadValues
  car: { slug: string; name: string } | null
  /** Whether every delivery of it has arrived. */
  isDelivered: boolean
}

/**
 * Those that were sent while signed in, with the number of the account; the newest first. What was paid, won
 * and reserved has lists of its own; a reservation for which the dealer calls back has not.
 */
export async function readEnquiries(db: Database, { siteSlug, visitorId }: Owner): Promise<Enquiry[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'form', 'created_at', 'values', 'car'])
    .select(({ selectFrom }) => [
      selectFrom('lead_deliveries')
        .whereRef('lead_id', '=', 'leads.id')
        .where('state', '!=', 'delivered')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('undelivered'),
    ])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    // A later stage belongs to the enquiry that it continues.
    .where(sql<boolean>`"values" ->> 'lead_id' is null`)
    .where('form', '!=', SPIN_FORM)
    .where(
      sql<boolean>`not (form = ${ONLINE_PAYMENT_FORM} and "values" ->> 'subcategory' = ${PAYMENT_SUBCATEGORIES.paid})`,
    )
    .where(
      sql<boolean>`not (form = ${RESERVATION_FORM} and "values" ->> 'subcategory' != ${RESERVATION_SUBCATEGORIES.requested})`,
    )
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, form, created_at, values, car, undelivered }) => ({
    id,
    form,
    sentAt: created_at,
    values,
    car: car === null ? null : { slug: car.slug, name: car.name },
    isDelivered: Number(undelivered) === 0,
  }))
}

export interface OwnReservation {
  car: { slug: string; name: string }
  state: ReservationState
  reservedAt: Date
}

/** Those that were made while signed in; the newest first. */
export async function readOwnReservations(db: Database, { siteSlug, visitorId }: Owner): Promise<OwnReservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .select(['car', 'state', 'created_at'])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ car: { slug, name }, state, created_at }) => ({
    car: { slug, name },
    state,
    reservedAt: created_at,
  }))
}
