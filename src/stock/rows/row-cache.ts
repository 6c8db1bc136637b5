/**
 * The rows of the last import on disk, by the hash of each raw row.
 *
 * The file: one line of JSON (what it is, its lengths and its checksum), an index in JSON, of each car its outline and its
 * memo one after another, which are sliced and not parsed, and the blocks of whole cars. A file that is torn, foreign or
 * of other rules is ignored.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import type { Finding } from '../report.ts'
import { CarBlocks, writeCarBlocks } from './car-blocks.ts'
import type { CarHead } from './imported-car.ts'
import { carBytes } from './imported-car.ts'
import type { StoredRow } from './stored-row.ts'
import { sharedPictures, storedCar } from './stored-row.ts'

const FORMAT = 'forecourt-rows-7'

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
  /** Its place in the lists of columns. */
  columns: number,
  head: Omit<CarHead, 'ownPictures'>,
  /** Places in the list of all pictures: many cars share them. */
  ownPictures: number[],
  outlineBytes: number,
  memoMadeFrom: string | null,
  memoHash: string,
  memoBytes: number,
  carBytes: number,
  warnings: Finding[],
  repairs: string[],
]
interface Index {
  pictures: string[]
  /** Lists of columns: most rows of a feed have the same. */
  columns: (readonly string[])[]
  entries: (CarEntry | QuarantineEntry)[]
  /** Of the blocks of whole cars, in bytes. */
  blockLengths: number[]
}

type QuarantineEntry = [hash: string, lengthBytes: number, lineFeeds: number, columns: number, problems: Finding[]]

/** Values that many rows share, each written once. */
class PlaceList<Value> {
  readonly #places = new Map<Value, number>()

  get values(): Value[] {
    return [...this.#places.keys()]
  }

  placeOf(value: Value): number {
    const place = this.#places.get(value) ?? this.#places.size
    this.#places.set(value, place)
    return place
  }
}

/** The rows that were stored under the same context; empty when there are none that can be trusted. */
export function loadRows(file: string, context: string): Map<string, StoredRow> {
  try {
    return readRows(readFileSync(file), context)
  } catch {
    // No file, or not one of ours: the rows are read again, which only costs time.
    return new Map()
  }
}

/** More than a header has. */
const HEADER_BYTES = 1_024

/** Names the content of a file of rows, which is large, by its header alone; `null` where there is no such file. */
export function rowsVersion(file: string): string | null {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const start = Buffer.alloc(HEADER_BYTES)
      const [line = ''] = start.toString('utf8', 0, readSync(descriptor, start)).split('\n', 1)
      const { format, context, bodyBytes, checksum } = v.parse(headerSchema, JSON.parse(line))
      return [format, context, bodyBytes, checksum].join(' ')
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return null
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
  const {
    pictures,
    columns: columnLists,
    entries,
    blockLengths,
  } = JSON.parse(content.toString('utf8', 0, header.indexBytes)) as Index
  let at = header.indexBytes
  const slice = (length: number): Buffer => {
    at += length
    return content.subarray(at - length, at)
  }
  const blocksLength = blockLengths.reduce((sum, length) => sum + length, 0)
  let blockAt = content.length - blocksLength
  const blocks = blockLengths.map((length) => {
    blockAt += length
    return content.subarray(blockAt - length, blockAt)
  })
  const carLengths: number[] = []
  const wholeCars = new CarBlocks(blocks, carLengths)
  const listsByPlaces = new Map<string, readonly string[]>()
  const picturesAt = (places: readonly number[]): readonly string[] => {
    const key = places.join()
    const list = listsByPlaces.get(key) ?? sharedPictures(places.map((place) => pictures[place] ?? ''))
    listsByPlaces.set(key, list)
    return list
  }
  for (const entry of entries) {
    const raw = { lengthBytes: entry[1], lineFeeds: entry[2] }
    const columns = columnLists[entry[3]] ?? []
    if (entry.length === 5) {
      rows.set(entry[0], { kind: 'quarantined', raw, columns, saved: { memo: null }, problems: entry[4] })
      continue
    }
    const [
      hash,
      ,
      ,
      ,
      values,
      picturePlaces,
      outlineLength,
      madeFrom,
      memoHash,
      memoLength,
      carLength,
      warnings,
      repairs,
    ] = entry
    const head = { ...values, ownPictures: picturesAt(picturePlaces) }
    const outline = slice(outlineLength)
    const memo = madeFrom === null ? null : { madeFrom, hash: memoHash, bytes: slice(memoLength) }
    const place = carLengths.push(carLength) - 1
    const bytes = { outline, readCar: () => wholeCars.read(place) }
    rows.set(hash, storedCar({ raw, columns, head, bytes, warnings, repairs }, memo))
  }
  return rows
}

/** Replaces the file in one step, so that it is always a whole one. */
export function saveRows(file: string, context: string, rows: ReadonlyMap<string, StoredRow>): void {
  const entries: Index['entries'] = []
  const body: Buffer[] = []
  const cars: Buffer[] = []
  const pictures = new PlaceList<string>()
  const columns = new PlaceList<readonly string[]>()
  for (const [hash, row] of rows) {
    const { lengthBytes, lineFeeds } = row.raw
    if (row.kind === 'quarantined') {
      entries.push([hash, lengthBytes, lineFeeds, columns.placeOf(row.columns), row.problems])
      continue
    }
    const { warnings, repairs } = row
    const bytes = row.bytes ?? carBytes(row.imported)
    const { ownPictures, ...head } = row.head
    const { memo } = row.imported
    const places = ownPictures.map((picture) => pictures.placeOf(picture))
    const car = bytes.readCar()
    const [outlineLength, memoLength, carLength] = [bytes.outline.length, memo?.bytes.length ?? 0, car.length]
    const madeFrom = memo?.madeFrom ?? null
    entries.push([
      hash,
      lengthBytes,
      lineFeeds,
      columns.placeOf(row.columns),
      head,
      places,
      outlineLength,
      madeFrom,
      memo?.hash ?? '',
      memoLength,
      carLength,
      warnings,
      repairs,
    ])
    body.push(bytes.outline, ...(memo === null ? [] : [memo.bytes]))
    cars.push(car)
  }
  const blocks = writeCarBlocks(cars)
  const blockLengths = blocks.map(({ length }) => length)
  const index: Index = { pictures: pictures.values, columns: columns.values, entries, blockLengths }
  const indexBytes = Buffer.from(JSON.stringify(index))
  const content = Buffer.concat([indexBytes, ...body, ...blocks])
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
