/** Which pools of workers live: a killed one keeps its jobs locked until somebody notices. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export async function beat(db: Database, poolId: string): Promise<void> {
  await db
    .insertInto('worker_pools')
    .values({ id: poolId, beat_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: sql<Date>`now()` }))
    .execute()
}

export interface KnownPool {
  id: string
  /** It has not beaten for so long, by the clock of the database. */
  isSilent: boolean
}

export async function knownPools(db: Database, silentMs: number): Promise<KnownPool[]> {
  return db
    .selectFrom('worker_pools')
    .select(['id', sql<boolean>`beat_at < now() - ${`${silentMs} milliseconds`}::interval`.as('isSilent')])
    .execute()
}

export async function forgetPools(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('worker_pools').where('id', 'in', ids).execute()
}

/** Jobs whose last attempt was cut off, so that no task has given them up. */
export async function cutOffJobs(db: Database): Promise<{ id: string; attempts: number }[]> {
  const { rows } = await sql<{ id: string; attempts: number }>`
    select id::text, attempts from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null limit 1000`.execute(db)
  return rows
}
