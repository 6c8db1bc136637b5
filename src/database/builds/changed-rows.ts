/** Rows of single cars that came after a site's feed, until the next feed overrides them. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface StoredChangedRow {
  row: object
  carId: string
  updatedAtMs: number
  /** Of the feed to which it was first applied; `null` before that. */
  feedHash: string | null
}

export type TakenRow = Omit<StoredChangedRow, 'feedHash'>

/** Of two rows of a car the newer one stays, whichever comes last. */
export async function takeChangedRows(db: Database, siteSlug: string, rows: readonly TakenRow[]): Promise<void> {
  for (const { row, carId, updatedAtMs } of rows) {
    const values = { row: JSON.stringify(row), updated_at: new Date(updatedAtMs), feed_hash: null }
    await db
      .insertInto('changed_rows')
      .values({ site_slug: siteSlug, car_id: carId, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['site_slug', 'car_id'])
          .doUpdateSet(values)
          .where(sql<boolean>`changed_rows.updated_at <= excluded.updated_at`),
      )
      .execute()
  }
}

export async function readChangedRows(db: Database, siteSlug: string): Promise<StoredChangedRow[]> {
  const rows = await db
    .selectFrom('changed_rows')
    .select(['row', 'car_id', 'updated_at', 'feed_hash'])
    .where('site_slug', '=', siteSlug)
    .orderBy('car_id')
    .execute()
  return rows.map(({ row, car_id: carId, updated_at, feed_hash: feedHash }) => ({
    row,
    carId,
    updatedAtMs: updated_at.getTime(),
    feedHash,
  }))
}

/** After a release that was made of the feed and these rows: those of an older feed go, the others belong to this one. */
export async function settleChangedRows(
  db: Database,
  siteSlug: string,
  rows: readonly StoredChangedRow[],
  feedHash: string,
): Promise<void> {
  for (const row of rows) {
    if (row.feedHash === feedHash) continue
    const { carId, updatedAtMs } = row
    // One that has come meanwhile is newer, or not applied yet.
    const version = { site_slug: siteSlug, car_id: carId, updated_at: new Date(updatedAtMs) }
    if (row.feedHash === null) {
      await db
        .updateTable('changed_rows')
        .set({ feed_hash: feedHash })
        .where((where) => where.and(version))
        .where(sql<boolean>`row::text = ${JSON.stringify(row.row)}`)
        .execute()
    } else {
      await db
        .deleteFrom('changed_rows')
        .where((where) => where.and({ ...version, feed_hash: row.feedHash }))
        .execute()
    }
  }
}
