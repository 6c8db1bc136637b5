/** Jobs that were given up, until a person has seen to them. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface DeadLetter {
  task: string
  payload: object
  error: string
  attempts: number
}

export async function addDeadLetter(db: Database, { task, payload, error, attempts }: DeadLetter): Promise<void> {
  await db
    .insertInto('dead_letters')
    .values({ task, payload: JSON.stringify(payload), error, attempts })
    .execute()
}

export async function purgeDeadLetters(db: Database, keepDays: number): Promise<void> {
  await db.deleteFrom('dead_letters').where('at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`).execute()
}
