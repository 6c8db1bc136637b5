/** Visitors who sign in, and their sessions. better-auth writes sessions; what stands here is ours. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The visitor exists from now on, and was seen; two calls at once for one number make one visitor. */
export async function ensureVisitor(db: Database, phoneNumber: string): Promise<void> {
  await db
    .insertInto('visitors')
    .values({ phone_number: phoneNumber, name: '', email: `${phoneNumber.slice(1)}@phone.invalid` })
    .onConflict((conflict) => conflict.column('phone_number').doUpdateSet({ updated_at: sql<Date>`now()` }))
    .execute()
}

/** Ends every session that the visitor has on a site. */
export async function endSessions(db: Database, siteSlug: string, visitorId: string): Promise<void> {
  await db
    .deleteFrom('visitor_sessions')
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .execute()
}

/** What names a visitor; deleting the visitor would leave it without its person. */
const OF_VISITORS = [
  'visitor_sessions',
  'garage_profiles',
  'watchlist_entries',
  'kept_searches',
  'own_vehicles',
  'leads',
  'reservations',
  'online_payments',
  'spins',
] as const

const IS_IDLE = sql<boolean>`${sql.join(
  OF_VISITORS.map(
    (table) =>
      sql`not exists (select from ${sql.table(table)} as held where held.visitor_id::text = visitors.id::text)`,
  ),
  sql` and `,
)}`

/** Deletes the visitor with their number once no site has anything of them; until then nothing happens. */
export async function forgetIdleVisitor(db: Database, visitorId: string): Promise<void> {
  await db.deleteFrom('visitors').where('id', '=', visitorId).where(IS_IDLE).execute()
}

/** Whoever has just come may be signing in. */
const IDLE_HOURS = 24

/** Deletes every visitor of whom no site has anything. */
export async function purgeIdleVisitors(db: Database): Promise<void> {
  await db
    .deleteFrom('visitors')
    .where('updated_at', '<', sql<Date>`now() - ${IDLE_HOURS} * interval '1 hour'`)
    .where(IS_IDLE)
    .execute()
}

/** Deletes what works no more; a session that has ended says when its visitor was last seen. */
export async function purgeSignIns(db: Database): Promise<void> {
  await sql`
    with ended as (delete from visitor_sessions where expires_at < now() returning visitor_id, expires_at)
    update visitors set updated_at = greatest(updated_at, last.at)
    from (select visitor_id, max(expires_at) as at from ended group by visitor_id) as last
    where visitors.id = last.visitor_id`.execute(db)
  for (const table of ['sign_in_codes', 'text_messages'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', sql<Date>`now()`).execute()
  }
}
