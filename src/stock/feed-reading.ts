/** One reading of a feed from its first byte to its report. */
import { hash } from 'node:crypto'
import { reportRows } from './build-report.ts'
import type { FeedHead, WideEncoding } from './feed-bytes.ts'
import { archiveName, csvDelimiter, feedFormat, looksLikeMarkup } from './feed-format.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { FeedEncoding, FeedReport, Unreadable } from './report.ts'
import type { PlacedCar } from './resolve-duplicates.ts'
import { resolveDuplicates } from './resolve-duplicates.ts'
import type { ReadRow } from './row-collector.ts'
import { RowCollector } from './row-collector.ts'
import { rulesFingerprint } from './rules-fingerprint.ts'
import { CsvSplitter } from './split/csv-splitter.ts'
import { JsonSplitter } from './split/json-splitter.ts'
import type { RecordSplitter } from './split/record-splitter.ts'
import { XmlSplitter } from './split/xml-splitter.ts'
import type { StockImport, StockImporterOptions } from './stock-import.ts'
import type { StoredRow } from './stored-row.ts'
import { archiveInsteadOfFeed, emptyFeed, faultyFeed, foreignHeader, markupInsteadOfCsv } from './unreadable.ts'

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
    if (archive !== null) this.#unreadable = archiveInsteadOfFeed(archive)
    else if (this.#format === 'csv' && looksLikeMarkup(bytes)) this.#unreadable = markupInsteadOfCsv()
    const delimiter = mapping.delimiter ?? csvDelimiter(bytes)
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
    this.#splitter = createSplitter(this.#format, this.#collector, mapping, delimiter)
  }

  readonly take = (bytes: Buffer): void => {
    if (this.#unreadable === null) this.#splitter?.write(bytes)
  }

  /** Why the feed as a whole cannot be trusted; `null` when it can. */
  finish(sizeBytes: number): Unreadable | null {
    const fault = this.#splitter?.end() ?? null
    if (this.#unreadable !== null) return this.#unreadable
    if (sizeBytes === 0) return emptyFeed(this.#options.feedFile, 0)
    if (fault !== null) return faultyFeed(this.#format, fault)
    const header = this.#foreignHeader()
    if (header !== null) return foreignHeader(header, this.#mapping.columns)
    if (this.#endsInsideRow()) {
      const line = this.rows.at(-1)?.line ?? 1
      return faultyFeed('csv', { kind: 'truncated', reason: 'the last row has fewer cells than the header', line })
    }
    return this.rows.length === 0 ? emptyFeed(this.#options.feedFile, sizeBytes) : null
  }

  result(sizeBytes: number, unreadable: Unreadable | null): StockImport {
    const placed: PlacedCar[] = []
    for (const { stored, rowHash, row, line } of this.rows) {
      if (stored.kind === 'car') placed.push({ stored, rowHash, row, line })
    }
    const { kept, duplicates } = resolveDuplicates(placed)
    const report: FeedReport = {
      feedFile: this.#options.feedFile,
      format: this.#format,
      encoding: this.#encoding(),
      sizeBytes,
      ...reportRows(this.rows, kept, duplicates),
      unreadable,
      parsedRows: this.#collector?.parsedRows ?? 0,
    }
    return { cars: kept.map(({ stored }) => stored.imported), unknownStatuses: unknownStatuses(kept), report }
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
    const splitter = this.#splitter
    if (!(splitter instanceof CsvSplitter) || splitter.endedWithLine || last?.kind !== 'quarantined') return false
    return last.problems.some(({ reasonCode }) => reasonCode === 'cells-missing')
  }

  #encoding(): FeedEncoding {
    if (this.#wide !== null) return this.#wide
    const narrowRows = this.#collector?.windows1252Rows ?? 0
    if (narrowRows === 0) return 'utf-8'
    return (this.#collector?.utf8Rows ?? 0) === 0 ? 'windows-1252' : 'mixed'
  }
}

function unknownStatuses(cars: readonly PlacedCar[]): Map<string, string> {
  const statuses = new Map<string, string>()
  for (const { stored } of cars) {
    const unknown = stored.warnings.find(({ reasonCode }) => reasonCode === 'status-unknown')
    if (unknown !== undefined) statuses.set(stored.head.id, unknown.value)
  }
  return statuses
}

function createSplitter(
  format: FeedReport['format'],
  sink: RowCollector,
  mapping: Mapping,
  delimiter: string,
): RecordSplitter {
  if (format === 'csv') return new CsvSplitter(sink, delimiter)
  return format === 'json' ? new JsonSplitter(sink, mapping.record) : new XmlSplitter(sink, mapping.record)
}
