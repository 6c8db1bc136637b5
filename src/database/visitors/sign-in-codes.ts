/** The codes that visitors sign in with. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface NewCode {
  siteSlug: string
  phoneHash: string
  codeHash: string
  tries: number
  lifetimeSeconds: number
}

/** Replaces the code that the number had on this site. */
export async function writeCode(db: Database, code: NewCode): Promise<void> {
  const values = {
    code_hash: code.codeHash,
    tries_left: code.tries,
    expires_at: sql<Date>`now() + ${code.lifetimeSeconds} * interval '1 second'`,
  }
  await db
    .insertInto('sign_in_codes')
    .values({ site_slug: code.siteSlug, phone_hash: code.phoneHash, ...values })
    .onConflict((conflict) => conflict.columns(['site_slug', 'phone_hash']).doUpdateSet(values))
    .execute()
}

/** Takes one try before the code is compared, so that tries at the same time cannot exceed the number. */
export async function takeTry(
  db: Database,
  siteSlug: string,
  phoneHash: string,
): Promise<{ codeHash: string; triesLeft: number } | null> {
  const row = await db
    .updateTable('sign_in_codes')
    .set((expression) => ({ tries_left: expression('tries_left', '-', 1) }))
    .where('site_slug', '=', siteSlug)
    .where('phone_hash', '=', phoneHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst()
  return row === undefined ? null : { codeHash: row.code_hash, triesLeft: row.tries_left }
}

/** Whether this call has used the code up: of two at once only one has. */
export async function consumeCode(
  db: Database,
  siteSlug: string,
  phoneHash: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_codes')
    .where('site_slug', '=', siteSlug)
    .where('phone_hash', '=', phoneHash)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
