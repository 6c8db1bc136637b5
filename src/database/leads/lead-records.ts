/** Leads as the dealer's staff look at them: lists, what was not delivered, and what is deleted. */
import { sql } from 'kysely'
import { internationalPhone } from '#domain/formats/phone.ts'
import type { Database } from '../database.ts'
import type { StoredLead } from './leads.ts'
import { toStoredLead } from './leads.ts'

export interface ListedLead extends StoredLead {
  deliveries: { waiting: number; delivered: number; failed: number }
}

/** The newest first; `limit` null is all of them. */
export async function listLeads(db: Database, siteSlug: string, limit: number | null): Promise<ListedLead[]> {
  let query = db
    .selectFrom('leads')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('lead_deliveries')
        .whereRef('lead_id', '=', 'leads.id')
        .select(
          sql<ListedLead['deliveries']>`jsonb_build_object(
            'waiting', count(*) filter (where state = 'waiting'),
            'delivered', count(*) filter (where state = 'delivered'),
            'failed', count(*) filter (where state = 'failed'))`.as('counts'),
        )
        .as('deliveries'),
    ])
    .where('site_slug', '=', siteSlug)
    .orderBy('created_at', 'desc')
  if (limit !== null) query = query.limit(limit)
  const rows = await query.execute()
  return rows.map((row) => ({
    ...toStoredLead(row),
    deliveries: row.deliveries ?? { waiting: 0, delivered: 0, failed: 0 },
  }))
}

export interface FailedDelivery {
  leadId: string
  target: object
  error: string | null
  at: Date | null
}

/** Deliveries that were given up, the newest first. */
export async function listFailedDeliveries(db: Database, siteSlug: string): Promise<FailedDelivery[]> {
  return db
    .selectFrom('lead_deliveries')
    .innerJoin('leads', 'leads.id', 'lead_deliveries.lead_id')
    .where('leads.site_slug', '=', siteSlug)
    .where('lead_deliveries.state', '=', 'failed')
    .select(['lead_id as leadId', 'target', 'last_error as error', 'finished_at as at'])
    .orderBy('finished_at', 'desc')
    .execute()
}

/** Every lead of the person with this e-mail address or telephone number, as it was typed or without spaces. */
export async function leadsOfPerson(db: Database, siteSlug: string, person: string): Promise<StoredLead[]> {
  const rows = await db.selectFrom('leads').selectAll().where(isOfPerson(siteSlug, person)).execute()
  return rows.map(toStoredLead)
}

/** One that holds a car, or whose money is on its way back, is no such: somebody still has to act upon it. */
const IS_SETTLED = sql<boolean>`state not in ('held', 'paid') and not exists (
  select from payments where reservation_id = reservations.id and payments.state not in ('closed', 'refunded'))`

/**
 * Deletes them, with their deliveries and what the outbox kept for them, and reservations and payments that have ended
 * without money; returns how many leads. A try at the wheel stays as a number of its prize, without its person and code.
 */
export async function forgetPerson(db: Database, siteSlug: string, person: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom('leads').where(isOfPerson(siteSlug, person)).returning('id').execute()
    await transaction
      .deleteFrom('reservations')
      .where(isOfPerson(siteSlug, person, 'lead'))
      .where(IS_SETTLED)
      .execute()
    await transaction
      .deleteFrom('online_payments')
      .where(isOfPerson(siteSlug, person, 'lead'))
      .where('state', 'in', ['closed', 'refunded'])
      .execute()
    await sql`
      update spins set visitor_id = 'forgotten ' || spins.id, code = null
      from visitors where visitors.id::text = spins.visitor_id and spins.site_slug = ${siteSlug}
        and visitors.phone_number = ${internationalPhone(person)}`.execute(transaction)
    for (const { id } of rows) {
      await sql`delete from outbox where message ->> 'text' like ${`%${id}%`}`.execute(transaction)
    }
    return rows.length
  })
}

/** Deletes leads, and reservations that ended, before so many days; returns how many leads. */
export async function purgeLeads(db: Database, siteSlug: string, keepDays: number): Promise<number> {
  const oldest = sql<Date>`now() - ${keepDays} * interval '1 day'`
  await db
    .deleteFrom('reservations')
    .where('site_slug', '=', siteSlug)
    .where('changed_at', '<', oldest)
    .where(IS_SETTLED)
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where('site_slug', '=', siteSlug)
    .where('created_at', '<', oldest)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function isOfPerson(siteSlug: string, person: string, column: 'values' | 'lead' = 'values') {
  const values = sql.ref(column)
  const digits = person.replace(/\D/g, '').replace(/^61/, '0')
  return sql<boolean>`site_slug = ${siteSlug} and (
    lower(${values} ->> 'email') = ${person.trim().toLowerCase()}
    or (${digits.length >= 8} and regexp_replace(regexp_replace(${values} ->> 'phone', '\\D', '', 'g'), '^61', '0') = ${digits}))`
}
