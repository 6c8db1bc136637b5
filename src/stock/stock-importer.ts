/** Imports a site's stock feed: cars, and a report of everything that is wrong with it. */
import { readFeedBytes } from './feed-bytes.ts'
import { FeedReading } from './feed-reading.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import { loadRows, saveRows } from './row-cache.ts'
import type { ReadRow } from './row-collector.ts'
import type { StockImport, StockImporterOptions } from './stock-import.ts'
import type { StoredRow } from './stored-row.ts'
import { missingFeed } from './unreadable.ts'

export type { ImportedCar } from './imported-car.ts'
export type { StockImport, StockImporterOptions } from './stock-import.ts'

export interface StockImporter {
  /**
   * Reads the feed as it is now. Never throws for what a feed holds: see `report.unreadable`.
   * An unchanged row gives the same `ImportedCar` object as the last call did.
   */
  import(): Promise<StockImport>
}

interface Rows {
  context: string
  byHash: Map<string, StoredRow>
}

export function createStockImporter(options: StockImporterOptions): StockImporter {
  const { feedFile, cacheFile, stock } = options
  const mapping = chooseMapping(stock.mapping)
  let remembered: Rows | null = null
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
        if (cacheFile !== null && !sameRows(rows, remembered?.byHash)) saveRows(cacheFile, feed.contextKey, rows)
        remembered = { context: feed.contextKey, byHash: rows }
      }
      return feed.result(sizeBytes, unreadable)
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

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
