/** One reading of a feed from its first byte to its report. */
import { createHash, hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StockOptions } from '#config/schema/stock.ts'
import { joinRuns, onceForRuns } from '#domain/values/runs.ts'
import { reportRows } from './build-report.ts'
import type { FeedHead, WideEncoding } from './feed-bytes.ts'
import { archiveName, FORMATS, feedFormat } from './formats/formats.ts'
import type { RecordSplitter } from './formats/record-splitter.ts'
import type { Mapping } from './mapping/mapping.ts'
import { missingColumns } from './mapping/missing-columns.ts'
import type { FeedEncoding, FeedReport, Unreadable } from './report.ts'
import type { ImportedCar } from './rows/imported-car.ts'
import type { PlacedCar, ResolveDuplicates } from './rows/resolve-duplicates.ts'
import type { ReadRow } from './rows/row-collector.ts'
import { RowCollector } from './rows/row-collector.ts'
import type { StoredRow } from './rows/stored-row.ts'
import { archiveInsteadOfFeed, emptyFeed, faultyFeed, foreignHeader } from './unreadable.ts'

export interface StockImport {
  /** Sorted by `car.id`, unique. */
  cars: ImportedCar[]
  /** Ids of the cars that count as sold only because their status is not known -> what the feed says instead. */
  unknownStatuses: ReadonlyMap<string, string>
  report: FeedReport
  /** Of the feed's content, without changed rows. */
  feedHash: string
}

/** What an import gives, beside the rows, to its result. */
interface FeedOutcome {
  rows: readonly ReadRow[]
  sizeBytes: number
  unreadable: Unreadable | null
  feedHash: string
  parsedRows: number
  resolve: ResolveDuplicates
}

export interface StockImporterOptions {
  feedFile: string
  /** Where rows are remembered from one process to the next; `null` to remember them only in memory. */
  cacheFile: string | null
  stock: StockOptions
  /** The codes of the site's locations. */
  locationCodes: string[]
  /** The year by which a car's year is judged; this year when not given. */
  asAtYear?: number
}

export class FeedReading {
  readonly #options: StockImporterOptions
  readonly #mapping: Mapping
  readonly #open: (context: string) => ReadonlyMap<string, StoredRow>
  #format: FeedReport['format'] = 'csv'
  #wide: WideEncoding | null = null
  #collector: RowCollector | null = null
  #splitter: RecordSplitter | null = null
  #unreadable: Unreadable | null = null

  constructor(
    options: StockImporterOptions,
    mapping: Mapping,
    open: (context: string) => ReadonlyMap<string, StoredRow>,
  ) {
    this.#options = options
    this.#mapping = mapping
    this.#open = open
    this.#format = options.stock.format ?? feedFormat(options.feedFile, Buffer.alloc(0))
  }

  /** None where the header is of another feed: what its cells lack would hide what is wrong. */
  get rows(): readonly ReadRow[] {
    return this.#foreignHeader() === null ? (this.#collector?.rows ?? []) : []
  }

  get parsedRows(): number {
    return this.#collector?.parsedRows ?? 0
  }

  get contextKey(): string {
    return this.#collector?.contextKey ?? ''
  }

  readonly begin = ({ bytes, wide, marked }: FeedHead): void => {
    const { stock, feedFile, locationCodes } = this.#options
    const asAtYear = this.#options.asAtYear ?? new Date().getUTCFullYear()
    const mapping = this.#mapping
    this.#wide = wide
    this.#format = stock.format ?? feedFormat(feedFile, bytes)
    const archive = archiveName(bytes)
    const format = FORMATS[this.#format]
    this.#unreadable = archive === null ? format.refuse(bytes) : archiveInsteadOfFeed(archive)
    const delimiter = mapping.delimiter ?? format.findDelimiter(bytes)
    const { priceType, itemType } = stock
    // A byte order mark knows better than a configuration that was right for another feed.
    const encoding = marked ? 'utf-8' : stock.encoding
    const { dateOrder } = mapping
    const context = {
      format: this.#format,
      mapping,
      delimiter,
      priceType,
      itemType,
      locationCodes,
      asAtYear,
      dateOrder,
    }
    const parts = [
      rulesFingerprint(),
      this.#format,
      stock.mapping,
      priceType,
      itemType,
      encoding,
      locationCodes,
      asAtYear,
    ]
    // What UTF-16 was has become UTF-8 by now.
    const rowEncoding = wide === null ? encoding : 'utf-8'
    const baseKey = hash('sha1', JSON.stringify(parts), 'base64url')
    this.#collector = new RowCollector(rowEncoding, context, baseKey, { open: this.#open })
    this.#splitter = format.createSplitter(this.#collector, { record: mapping.record, delimiter })
  }

  readonly take = (bytes: Buffer): void => {
    if (this.#unreadable === null) this.#splitter?.write(bytes)
  }

  /** Why the feed as a whole cannot be trusted; `null` when it can. */
  finish(sizeBytes: number): Unreadable | null {
    const fault = this.#splitter?.end() ?? null
    if (this.#unreadable !== null) return this.#unreadable
    if (sizeBytes === 0) return emptyFeed(this.#options.feedFile, 0)
    if (fault !== null) return faultyFeed(FORMATS[this.#format].label, fault)
    const header = this.#foreignHeader()
    if (header !== null) return foreignHeader(header, this.#mapping.columns)
    if (this.#endsInsideRow()) {
      const line = this.rows.at(-1)?.line ?? 1
      return faultyFeed(FORMATS[this.#format].label, {
        kind: 'truncated',
        reason: 'the last row has fewer cells than the header',
        line,
      })
    }
    return this.rows.length === 0 ? emptyFeed(this.#options.feedFile, sizeBytes) : null
  }

  result({ rows, sizeBytes, unreadable, feedHash, parsedRows, resolve }: FeedOutcome): StockImport {
    const { kept, duplicates } = resolve(joinRuns(placedCars(rows)))
    const report: FeedReport = {
      feedFile: this.#options.feedFile,
      format: this.#format,
      encoding: this.#encoding(),
      sizeBytes,
      ...reportRows(rows, kept, duplicates),
      unreadable,
      ...this.#missingColumns(kept.length === 0),
      parsedRows,
    }
    const unknown = new Map(unknownStatuses(kept).flat())
    return { cars: joinRuns(importedCars(kept)), unknownStatuses: unknown, report, feedHash }
  }

  /** Nothing where the feed could not be read, or has no row that shows its columns. Without a car, all columns. */
  #missingColumns(hasNoCar: boolean): Pick<FeedReport, 'missingColumns' | 'columns'> {
    const { named } = this.#mapping
    const lists = new Set(columnLists(this.rows).flat())
    const columns = this.#collector?.header ?? [...new Set([...lists].flat())]
    const missing = this.rows.length === 0 || columns.length === 0 ? [] : missingColumns(named, columns)
    return {
      missingColumns: missing,
      columns: missing.length === 0 && !hasNoCar ? [] : columns.filter((name) => name !== ''),
    }
  }

  /** A CSV's header that has none of the mapping's columns; `null` when it has some, or there is none. */
  #foreignHeader(): readonly string[] | null {
    const header = this.#collector?.header ?? null
    if (header === null) return null
    const names = new Set(header.map((name) => name.toLowerCase()))
    return this.#mapping.columns.some((column) => names.has(column.toLowerCase())) ? null : header
  }

  #endsInsideRow(): boolean {
    const last = this.rows.at(-1)?.stored
    if (this.#splitter?.lastRecordOpen !== true || last?.kind !== 'quarantined') return false
    return last.problems.some(({ reasonCode }) => reasonCode === 'cells-missing')
  }

  #encoding(): FeedEncoding {
    if (this.#wide !== null) return this.#wide
    const narrowRows = this.#collector?.windows1252Rows ?? 0
    if (narrowRows === 0) return 'utf-8'
    return (this.#collector?.utf8Rows ?? 0) === 0 ? 'windows-1252' : 'mixed'
  }
}

const placedCars = onceForRuns((rows: readonly ReadRow[]) => rows.filter(isPlacedCar))
const columnLists = onceForRuns((rows: readonly ReadRow[]) => [...new Set(rows.map(({ stored }) => stored.columns))])
const importedCars = onceForRuns((cars: readonly PlacedCar[]) => cars.map(({ stored }) => stored.imported))

function isPlacedCar(row: ReadRow): row is ReadRow & PlacedCar {
  return row.stored.kind === 'car'
}

const unknownStatuses = onceForRuns((cars: readonly PlacedCar[]) =>
  cars.flatMap(({ stored }): [id: string, status: string][] => {
    const unknown = stored.warnings.find(({ reasonCode }) => reasonCode === 'status-unknown')
    return unknown === undefined ? [] : [[stored.head.id, unknown.value]]
  }),
)

let knownRules: string | null = null

/**
 * Hash of the code that turns rows into cars, so that no row read by an older rule is reused: this room and `domain/`;
 * once compiled into one file, the folder that this file is in.
 */
function rulesFingerprint(): string {
  knownRules ??= hashFolders([import.meta.dirname, join(import.meta.dirname, '../domain')])
  return knownRules
}

function hashFolders(folders: string[]): string {
  const sum = createHash('sha1')
  for (const folder of folders) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.[mc]?[jt]s$/.test(name)) sum.update(name).update(readFileSync(join(folder, name)))
    }
  }
  return sum.digest('base64url')
}
