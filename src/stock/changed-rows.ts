/**
 * Rows of single cars that a stock system sends between two feeds. Each is the whole car as the feed would have it, in the
 * names of the feed, as a JSON object; it says when it was changed in `updated_at`.
 */
import { hash } from 'node:crypto'
import { readInstant } from '#domain/values/read-date.ts'
import { onceForRuns, runsOf } from '#domain/values/runs.ts'
import type { StockImporterOptions } from './feed-reading.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import type { Finding } from './report.ts'
import { reportValue } from './report.ts'
import type { RowContext } from './rows/read-row.ts'
import { readRow } from './rows/read-row.ts'
import type { ReadRow } from './rows/row-collector.ts'
import type { StoredCar } from './rows/stored-row.ts'
import { storeRow } from './rows/stored-row.ts'

/** A row that was taken. */
export interface ChangedRow {
  row: object
  carId: string
  updatedAtMs: number
  /** Of the feed to which it was first applied; `null` before that. Another feed overrides it. */
  feedHash: string | null
}

export type ReadChangedRow =
  | { kind: 'car'; carId: string; updatedAtMs: number; stored: StoredCar; warnings: Finding[] }
  | { kind: 'refused'; problems: Finding[] }

export type ChangedRowReader = (row: object) => ReadChangedRow

type RowOptions = Pick<StockImporterOptions, 'stock' | 'locationCodes' | 'asAtYear'>

/** Reads rows as they would be read in the site's feed. */
export function createChangedRowReader({ stock, locationCodes, asAtYear }: RowOptions): ChangedRowReader {
  const mapping = chooseMapping(stock.mapping)
  const context: RowContext = {
    format: 'json',
    mapping,
    delimiter: '',
    header: [],
    priceType: stock.priceType,
    itemType: stock.itemType,
    locationCodes,
    asAtYear: asAtYear ?? new Date().getUTCFullYear(),
    dateOrder: mapping.dateOrder,
  }
  return (row) => {
    const bytes = Buffer.from(JSON.stringify(row))
    const outcome = readRow(bytes, false, null, context)
    if (outcome.kind === 'quarantined') return { kind: 'refused', problems: outcome.problems }
    // A mapping of the site's own need not read the field.
    const received = 'updated_at' in row ? row.updated_at : null
    const updatedAt = outcome.car.updatedAt ?? readInstant(received, mapping.dateOrder)
    const stored = storeRow({ ...outcome, columns: [] }, { lengthBytes: bytes.length, lineFeeds: 0 })
    if (updatedAt === null || stored.kind !== 'car') return { kind: 'refused', problems: [withoutInstant(received)] }
    const { id } = stored.head
    return { kind: 'car', carId: id, updatedAtMs: Date.parse(updatedAt), stored, warnings: outcome.warnings }
  }
}

function withoutInstant(received: unknown): Finding {
  return {
    field: 'updated_at',
    value: reportValue(received),
    expected: 'the instant of the change, such as 2026-03-31T09:00:00Z',
    reason: 'without it an older row could replace a newer one',
    reasonCode: 'updated-at-missing',
  }
}

/** A process that stays asks for the same rows again: each gives the same car as before. */
export function createChangedCars(options: RowOptions): (changed: readonly ChangedRow[]) => AppliedRow[] {
  const read = createChangedRowReader(options)
  let known = new Map<string, AppliedRow | null>()
  return (changed) => {
    const next = new Map<string, AppliedRow | null>()
    for (const { row } of changed) {
      const rowHash = hash('sha1', JSON.stringify(row), 'base64url')
      const before = known.get(rowHash)
      next.set(rowHash, before === undefined ? appliedRow(rowHash, read(row)) : before)
    }
    known = next
    return [...next.values()].filter((row) => row !== null)
  }
}

export interface AppliedRow {
  rowHash: string
  updatedAtMs: number
  stored: StoredCar
}

/** `null` for a row that the site's configuration of today refuses. */
function appliedRow(rowHash: string, read: ReadChangedRow): AppliedRow | null {
  return read.kind === 'car' ? { rowHash, updatedAtMs: read.updatedAtMs, stored: read.stored } : null
}

/** Whether a row still counts beside this feed: the next whole feed overrides it. */
export function isForFeed({ feedHash }: ChangedRow, currentHash: string): boolean {
  return feedHash === null || feedHash === currentHash
}

/** The rows of a feed, in which each changed row replaces the row of the same car; an older one changes nothing. */
export function withChangedRows(rows: readonly ReadRow[], changed: readonly AppliedRow[]): readonly ReadRow[] {
  if (changed.length === 0) return rows
  const byId = new Map(changed.map((row) => [row.stored.head.id, row]))
  const used = new Set<string>()
  const idsOfRuns = idsInRuns(rows)
  const replaced = (row: ReadRow): ReadRow => {
    if (row.stored.kind !== 'car') return row
    const { id, updatedAtMs } = row.stored.head
    const newer = byId.get(id)
    if (newer === undefined) return row
    used.add(id)
    return newer.updatedAtMs < updatedAtMs ? row : rowInPlace(newer, row)
  }
  const applied = runsOf(rows).flatMap((run, index) =>
    [...byId.keys()].some((id) => idsOfRuns[index]?.has(id)) ? run.map(replaced) : run,
  )
  for (const [id, newer] of byId) {
    if (!used.has(id)) applied.push(rowInPlace(newer, { row: applied.length + 1, line: 0 }))
  }
  return applied
}

/** The same object for the same row in the same place. */
function rowInPlace(applied: AppliedRow, { row, line }: Pick<ReadRow, 'row' | 'line'>): ReadRow {
  const known = rowsInPlace.get(applied)
  if (known?.row === row && known.line === line) return known
  const { rowHash, stored } = applied
  const placed = { rowHash, stored, row, line }
  rowsInPlace.set(applied, placed)
  return placed
}

const rowsInPlace = new WeakMap<AppliedRow, ReadRow>()

const idsInRuns = onceForRuns(
  (rows: readonly ReadRow[]) => new Set(rows.flatMap(({ stored }) => (stored.kind === 'car' ? [stored.head.id] : []))),
)
