/** Empties garages: of a person who asks for it, and of people who have not come for a long time. */
import { sql } from 'kysely'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { Database } from '../database.ts'
import type { Owner } from './watchlist.ts'

/** What a lead says of a person; what remains is which form was sent when, and about which car. */
const NOBODY = JSON.stringify({
  name: null,
  last_name: null,
  email: null,
  phone: null,
  postcode: null,
  message: null,
  Rego: null,
  url: null,
  user_agent: null,
  lead_attributes: { visited_pages: [], linked_query_params: {} },
} satisfies Partial<LeadValues>)

/**
 * Deletes what a person keeps on a site. A lead that is still on its way is delivered, because the shopper asked for an
 * answer; of the others the platform's copy loses all that says who sent it. The dealer's own copy is the dealer's.
 */
export async function deleteGarage(db: Database, { siteSlug, visitorId }: Owner): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await emptyGarage(transaction, { siteSlug, visitorId })
    await sql`
      update leads set "values" = "values" || ${NOBODY}::jsonb, details = '[]'
      where site_slug = ${siteSlug} and visitor_id = ${visitorId}
        and not exists (select from lead_deliveries where lead_id = leads.id and state = 'waiting')`.execute(
      transaction,
    )
    await unlinkLeads(transaction, { siteSlug, visitorId })
  })
}

const GARAGE_TABLES = ['watchlist_entries', 'kept_searches', 'own_vehicles', 'alerts', 'garage_profiles'] as const

async function emptyGarage(transaction: Database, { siteSlug, visitorId }: Owner): Promise<void> {
  for (const table of GARAGE_TABLES) {
    await transaction.deleteFrom(table).where('site_slug', '=', siteSlug).where('visitor_id', '=', visitorId).execute()
  }
}

async function unlinkLeads(transaction: Database, { siteSlug, visitorId }: Owner): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ visitor_id: null })
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .execute()
}

/**
 * Empties the garages of a site whose people were not seen for so many days and get no alerts. Their enquiries stay the
 * dealer's for as long as the site keeps enquiries, without the account.
 */
export async function purgeGarages(db: Database, siteSlug: string, keepDays: number): Promise<void> {
  const kept = sql.join(
    [...GARAGE_TABLES, 'leads'].map(
      (table) => sql`select visitor_id from ${sql.table(table)} where site_slug = ${siteSlug}`,
    ),
    sql` union `,
  )
  const { rows } = await sql<{ visitor_id: string }>`
    select visitor_id from (${kept}) as owners
    where visitor_id is not null
      and not exists (select from visitors where id::text = owners.visitor_id
        and updated_at > now() - ${keepDays} * interval '1 day')
      and not exists (select from visitor_sessions where visitor_id::text = owners.visitor_id and site_slug = ${siteSlug})
      and not exists (select from garage_profiles where visitor_id = owners.visitor_id and site_slug = ${siteSlug}
        and alert_channel <> 'none')`.execute(db)
  for (const { visitor_id: visitorId } of rows) {
    await db.transaction().execute(async (transaction) => {
      await emptyGarage(transaction, { siteSlug, visitorId })
      await unlinkLeads(transaction, { siteSlug, visitorId })
    })
  }
}
