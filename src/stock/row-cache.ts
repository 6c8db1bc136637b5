/**
 * The rows of the last import on disk, by the hash of each raw row.
 *
 * The file: one line of JSON (what it is, its lengths and its checksum), an index in JSON, and the cars' own JSON
 * one after another, which is sliced and not parsed. A file that is torn, foreign or of other rules is ignored.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import type { CarHead } from './imported-car.ts'
import type { Finding } from './report.ts'
import type { StoredRow } from './stored-row.ts'
import { storedCar } from './stored-row.ts'

const FORMAT = 'forecourt-rows-3'

const headerSchema = v.object({
  format: v.literal(FORMAT),
  context: v.string(),
  indexBytes: v.number(),
  bodyBytes: v.number(),
  checksum: v.number(),
})

type CarEntry = [
  hash: string,
  lengthBytes: number,
  lineFeeds: number,
  head: CarHead,
  summaryBytes: number,
  carBytes: number,
  warnings: Finding[],
  repairs: string[],
]
type QuarantineEntry = [hash: string, lengthBytes: number, lineFeeds: number, problems: Finding[]]

/** The rows that were stored under the same context; empty when there are none that can be trusted. */
export function loadRows(file: string, context: string): Map<string, StoredRow> {
  try {
    return readRows(readFileSync(file), context)
  } catch {
    // No file, or not one of ours: the rows are read again, which only costs time.
    return new Map()
  }
}

function readRows(bytes: Buffer, context: string): Map<string, StoredRow> {
  const rows = new Map<string, StoredRow>()
  const lineEnd = bytes.indexOf(10)
  const header = v.parse(headerSchema, JSON.parse(bytes.toString('utf8', 0, Math.max(0, lineEnd))))
  const content = bytes.subarray(lineEnd + 1)
  if (header.context !== context || content.length !== header.indexBytes + header.bodyBytes) return rows
  if (crc32(content) !== header.checksum) return rows
  // The checksum vouches for the shape: only this module writes such files.
  const index = JSON.parse(content.toString('utf8', 0, header.indexBytes)) as (CarEntry | QuarantineEntry)[]
  let at = header.indexBytes
  for (const entry of index) {
    const raw = { lengthBytes: entry[1], lineFeeds: entry[2] }
    if (entry.length === 4) {
      rows.set(entry[0], { kind: 'quarantined', raw, problems: entry[3] })
      continue
    }
    const [hash, , , head, summaryLength, carLength, warnings, repairs] = entry
    const summaryBytes = content.subarray(at, at + summaryLength)
    const carBytes = content.subarray(at + summaryLength, at + summaryLength + carLength)
    rows.set(hash, storedCar(raw, head, carBytes, summaryBytes, warnings, repairs))
    at += summaryLength + carLength
  }
  return rows
}

/** Replaces the file in one step, so that it is always a whole one. */
export function saveRows(file: string, context: string, rows: ReadonlyMap<string, StoredRow>): void {
  const index: (CarEntry | QuarantineEntry)[] = []
  const body: Buffer[] = []
  for (const [hash, row] of rows) {
    const { lengthBytes, lineFeeds } = row.raw
    if (row.kind === 'quarantined') index.push([hash, lengthBytes, lineFeeds, row.problems])
    else {
      index.push([
        hash,
        lengthBytes,
        lineFeeds,
        row.head,
        row.summaryBytes.length,
        row.carBytes.length,
        row.warnings,
        row.repairs,
      ])
      body.push(row.summaryBytes, row.carBytes)
    }
  }
  const indexBytes = Buffer.from(JSON.stringify(index))
  const content = Buffer.concat([indexBytes, ...body])
  const header = {
    format: FORMAT,
    context,
    indexBytes: indexBytes.length,
    bodyBytes: content.length - indexBytes.length,
    checksum: crc32(content),
  }
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  try {
    writeFileSync(temporary, `${JSON.stringify(header)}\n`)
    writeFileSync(temporary, content, { flag: 'a' })
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
}
