/** Imports a site's stock feed: cars, and a report of everything that is wrong with it. */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { keepRuns } from '#domain/values/runs.ts'
import type { ChangedRow } from './changed-rows.ts'
import { createChangedCars, isForFeed, withChangedRows } from './changed-rows.ts'
import { readFeedBytes } from './feed-bytes.ts'
import type { StockImport, StockImporterOptions } from './feed-reading.ts'
import { FeedReading } from './feed-reading.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import type { Unreadable } from './report.ts'
import type { CarMemo } from './rows/imported-car.ts'
import { createResolver } from './rows/resolve-duplicates.ts'
import { loadRows, saveRows } from './rows/row-cache.ts'
import type { ReadRow } from './rows/row-collector.ts'
import type { StoredRow } from './rows/stored-row.ts'
import { missingFeed } from './unreadable.ts'

export type { StockImport, StockImporterOptions } from './feed-reading.ts'
export type { CarMemo, ImportedCar } from './rows/imported-car.ts'

export interface StockImporter {
  /**
   * Reads the feed as it is now. Never throws for what a feed holds: see `report.unreadable`.
   * An unchanged row gives the same `ImportedCar` object as the last call did. `changedRows` are applied to it, in so far
   * as no later feed has overridden them.
   */
  import(changedRows?: readonly ChangedRow[]): Promise<StockImport>
  /**
   * Keeps the rows of the last good import for the next process, when enough of them are new to it. Apart from the import,
   * because it takes as long as one and nothing waits for it: call it when the cars have been published. Throws when the
   * disk refuses.
   */
  saveRows(): void
}

interface Rows {
  context: string
  byHash: Map<string, StoredRow>
}

/**
 * The file holds every car, and is written as a whole: with 10,000 cars that takes longer than the build of one price. Up to
 * this share of rows the next process reads again instead, which takes it milliseconds.
 */
const UNSAVED_SHARE = 0.02

/** A file that was written a moment ago may be written again without a trace in its times. */
const SETTLED_MS = 2_000

/** A feed as it was read. */
interface Reading {
  feed: FeedReading
  sizeBytes: number
  unreadable: Unreadable | null
  /** Of the feed's content. */
  feedHash: string
  /** Of the file; `null` when it may change without another one. */
  version: string | null
}

export function createStockImporter(options: StockImporterOptions): StockImporter {
  const { feedFile, cacheFile, stock } = options
  const mapping = chooseMapping(stock.mapping)
  const changedCars = createChangedCars(options)
  const resolve = createResolver()
  let remembered: Rows | null = null
  let last: Reading | null = null
  let lastRows: readonly ReadRow[] | null = null

  async function read(): Promise<Reading> {
    const version = await settledVersion(feedFile)
    if (last !== null && version !== null && last.version === version) return last
    const feed = new FeedReading(options, mapping, (context) => {
      remembered = rowsOf(remembered, context, cacheFile)
      return remembered.byHash
    })
    const sum = createHash('sha1')
    const take = (bytes: Buffer): void => {
      sum.update(bytes)
      feed.take(bytes)
    }
    let sizeBytes = 0
    let unreadable: Unreadable | null
    try {
      ;({ sizeBytes } = await readFeedBytes(feedFile, stock.encoding, feed.begin, take))
      unreadable = feed.finish(sizeBytes)
    } catch (error) {
      if (!isFileError(error)) throw error
      return { feed, sizeBytes: 0, unreadable: missingFeed(feedFile, error), feedHash: '', version: null }
    }
    const rows = rowsByHash(feed.rows)
    // A faulty feed must not make good rows be forgotten.
    if (unreadable === null) remembered = { context: feed.contextKey, byHash: rows }
    // One that was replaced while it was read is read again the next time.
    const isSame = version !== null && version === (await settledVersion(feedFile))
    return { feed, sizeBytes, unreadable, feedHash: sum.digest('base64url'), version: isSame ? version : null }
  }

  return {
    async import(changedRows = []) {
      const before = last
      last = await read()
      const { feed, sizeBytes, unreadable, feedHash } = last
      const applied = changedCars(changedRows.filter((row) => isForFeed(row, feedHash)))
      const rows = keepRuns(unreadable === null ? withChangedRows(feed.rows, applied) : feed.rows, lastRows)
      lastRows = rows
      const parsedRows = last === before ? 0 : feed.parsedRows
      return feed.result({ rows, sizeBytes, unreadable, feedHash, parsedRows, resolve })
    },
    saveRows() {
      if (cacheFile === null || remembered === null) return
      const { context, byHash } = remembered
      const unsaved = [...byHash.values()].filter(isUnsaved).length
      if (unsaved <= byHash.size * UNSAVED_SHARE) return
      saveRows(cacheFile, context, byHash)
      for (const row of byHash.values()) row.saved = { memo: memoOf(row) }
    },
  }
}

/** Changes whenever the file does; `null` while that is not sure. */
async function settledVersion(file: string): Promise<string | null> {
  const { ino, size, mtimeMs, ctimeMs } = (await stat(file).catch(() => null)) ?? {
    ino: 0,
    size: 0,
    mtimeMs: 0,
    ctimeMs: Date.now(),
  }
  return Math.abs(Date.now() - ctimeMs) < SETTLED_MS ? null : `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

function rowsOf(remembered: Rows | null, context: string, cacheFile: string | null): Rows {
  if (remembered?.context === context) return remembered
  return { context, byHash: cacheFile === null ? new Map() : loadRows(cacheFile, context) }
}

function rowsByHash(rows: readonly ReadRow[]): Map<string, StoredRow> {
  return new Map(rows.map(({ rowHash, stored }) => [rowHash, stored]))
}

/** Whether the file lacks the row, or what was made of its car since. */
function isUnsaved(row: StoredRow): boolean {
  return row.saved?.memo !== memoOf(row)
}

function memoOf(row: StoredRow): CarMemo | null {
  return row.kind === 'car' ? row.imported.memo : null
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
