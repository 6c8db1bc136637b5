/** Imports a site's stock feed: cars, and a report of everything that is wrong with it. */
import { readFeedBytes } from './feed-bytes.ts'
import type { StockImport, StockImporterOptions } from './feed-reading.ts'
import { FeedReading } from './feed-reading.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import { loadRows, saveRows } from './rows/row-cache.ts'
import type { ReadRow } from './rows/row-collector.ts'
import type { StoredRow } from './rows/stored-row.ts'
import { missingFeed } from './unreadable.ts'

export type { StockImport, StockImporterOptions } from './feed-reading.ts'
export type { CarMemo, ImportedCar } from './rows/imported-car.ts'

export interface StockImporter {
  /**
   * Reads the feed as it is now. Never throws for what a feed holds: see `report.unreadable`.
   * An unchanged row gives the same `ImportedCar` object as the last call did.
   */
  import(): Promise<StockImport>
  /**
   * Keeps the rows of the last good import for the next process. Apart from the import, because it takes as long as
   * one and nothing waits for it: call it when the cars have been published. Throws when the disk refuses.
   */
  saveRows(): void
}

interface Rows {
  context: string
  byHash: Map<string, StoredRow>
}

export function createStockImporter(options: StockImporterOptions): StockImporter {
  const { feedFile, cacheFile, stock } = options
  const mapping = chooseMapping(stock.mapping)
  let remembered: Rows | null = null
  let unsaved = false
  return {
    async import() {
      const feed = new FeedReading(options, mapping, (context) => {
        remembered = rowsOf(remembered, context, cacheFile)
        return remembered.byHash
      })
      let sizeBytes = 0
      try {
        ;({ sizeBytes } = await readFeedBytes(feedFile, stock.encoding, feed.begin, feed.take))
      } catch (error) {
        if (!isFileError(error)) throw error
        return feed.result(0, missingFeed(feedFile, error))
      }
      const unreadable = feed.finish(sizeBytes)
      const rows = rowsByHash(feed.rows)
      // A faulty feed must not make good rows be forgotten.
      if (unreadable === null) {
        unsaved ||= !sameRows(rows, remembered?.byHash)
        remembered = { context: feed.contextKey, byHash: rows }
      }
      return feed.result(sizeBytes, unreadable)
    },
    saveRows() {
      if (cacheFile === null || remembered === null) return
      const { context, byHash } = remembered
      if (!unsaved && !hasNewMemos(byHash)) return
      saveRows(cacheFile, context, byHash)
      unsaved = false
      for (const row of byHash.values()) if (row.kind === 'car') row.savedMemo = row.imported.memo
    },
  }
}

function rowsOf(remembered: Rows | null, context: string, cacheFile: string | null): Rows {
  if (remembered?.context === context) return remembered
  return { context, byHash: cacheFile === null ? new Map() : loadRows(cacheFile, context) }
}

function rowsByHash(rows: readonly ReadRow[]): Map<string, StoredRow> {
  return new Map(rows.map(({ rowHash, stored }) => [rowHash, stored]))
}

function sameRows(rows: ReadonlyMap<string, StoredRow>, known: ReadonlyMap<string, StoredRow> | undefined): boolean {
  if (known === undefined || known.size !== rows.size) return false
  for (const rowHash of rows.keys()) if (!known.has(rowHash)) return false
  return true
}

function hasNewMemos(rows: ReadonlyMap<string, StoredRow>): boolean {
  for (const row of rows.values()) if (row.kind === 'car' && row.imported.memo !== row.savedMemo) return true
  return false
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
