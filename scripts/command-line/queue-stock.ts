/** Has the platform's knowledge of a site brought up to date by a job. */

import { queueStock } from '#database/builds/site-builds.ts'
import { openDatabase } from '#database/database.ts'

/** After a build: a database that cannot be reached is said, and stops nothing. */
export async function queueBuiltStock(databaseUrl: string, slugs: readonly string[]): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1, log: () => {} })
  try {
    for (const slug of slugs) await queueStock(db, slug)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(
      `The job that stores the new stock for the platform was not queued (${code ?? message}). A worker reads it when it starts; or build again when the database of DATABASE_URL answers.`,
    )
  } finally {
    await close()
  }
}
