/** The columns of a file, decoded: codes by row, and values by code. */
import type { Codes } from './combine.ts'
import { combine } from './combine.ts'
import type { ColumnHead, TableHead } from './container.ts'
import type { TemplatePart } from './template.ts'
import { parseTemplate, transformed } from './template.ts'

export type Value = string | number | boolean | readonly string[] | null

export interface Column {
  readonly name: string
  readonly codes: Codes
  /** By code; those of numbers ascend, with null first. */
  readonly values: readonly Value[]
  at(row: number): unknown
}

export type Columns = ReadonlyMap<string, Column>

/** Reads numbers of some bytes each, one byte of all of them after the other: bytes that are alike stand together. */
export class PlaneReader {
  at = 0
  readonly body: Uint8Array

  constructor(body: Uint8Array) {
    this.body = body
  }

  read(count: number, bytes: number): Codes {
    const { body, at } = this
    this.at += count * bytes
    if (bytes === 1) return body.subarray(at, this.at)
    const numbers = new (bytes < 3 ? Uint16Array : Uint32Array)(count)
    for (let plane = 0; plane < bytes; plane += 1) {
      const from = at + plane * count
      const shift = plane * 8
      for (let index = 0; index < count; index += 1) {
        numbers[index] = (numbers[index] as number) | ((body[from + index] as number) << shift)
      }
    }
    return numbers
  }
}

/** Bytes that hold a number. */
export function bytesFor(most: number): number {
  return most === 0 ? 0 : most < 0x100 ? 1 : most < 0x10000 ? 2 : most < 0x1000000 ? 3 : 4
}

/** Decodes all columns; `outer` are the columns that templates may speak of, of whose rows the first is `firstRow`. */
export function readColumns(
  { r: rows, c: heads }: TableHead,
  body: Uint8Array,
  outer: Columns = new Map(),
  firstRow = 0,
): Map<string, Column> {
  const reader = new PlaneReader(body)
  const columns = new Map<string, Column>()
  const done: Column[] = []
  for (const head of heads) {
    const column = head.s
      ? readLists(head, head.s, rows, reader)
      : head.t
        ? readTexts(head, head.t, rows, reader, done, (name) => outer.get(name) ?? columns.get(name), firstRow)
        : readValues(head, rows, reader, done)
    done.push(column)
    columns.set(head.n, column)
  }
  return columns
}

function readValues(head: ColumnHead, rows: number, reader: PlaneReader, done: readonly Column[]): Column {
  const values: Value[] = [null]
  if (head.i) {
    const [count, first, divisor, bytes] = head.i
    let value = first
    for (const step of reader.read(count, bytes)) {
      value += step * divisor
      values.push(value)
    }
  } else values.push(...(head.v ?? []))
  const codes = readCodes(head, values.length, rows, reader, done)
  return { name: head.n, codes, values, at: (row) => values[codes[row] as number] }
}

function readCodes(head: ColumnHead, size: number, rows: number, reader: PlaneReader, done: readonly Column[]): Codes {
  const bytes = bytesFor(size - 1)
  const codes = new (bytes < 3 ? Uint16Array : Uint32Array)(rows)
  const parent = head.p === undefined ? undefined : done[head.p]
  if (parent) {
    const lengths = reader.read(parent.values.length, 2)
    const starts = new Uint32Array(lengths.length)
    let total = 0
    let most = 0
    lengths.forEach((length, index) => {
      starts[index] = total
      total += length
      most = Math.max(most, length)
    })
    const seen = reader.read(total, bytes)
    const ranks = reader.read(rows, bytesFor(most - 1))
    const parents = parent.codes
    for (let row = 0; row < rows; row += 1) {
      codes[row] = seen[(starts[parents[row] as number] as number) + (ranks[row] as number)] as number
    }
  } else {
    codes.set(reader.read(rows, bytes))
    if (head.d)
      for (let row = 1; row < rows; row += 1) codes[row] = ((codes[row] as number) + (codes[row - 1] as number)) % size
  }
  return codes
}

function readLists(head: ColumnHead, parts: readonly string[], rows: number, reader: PlaneReader): Column {
  let codes: Codes = new Uint8Array(rows)
  let first: readonly number[] = [0]
  const planes = Array.from({ length: (parts.length + 7) >> 3 }, () => reader.read(rows, 1))
  for (const plane of planes) ({ codes, first } = combine(codes, first.length, plane, 256))
  const values = first.map((row) => parts.filter((_, index) => ((planes[index >> 3]?.[row] ?? 0) >> (index & 7)) & 1))
  return { name: head.n, codes, values, at: (row) => values[codes[row] as number] }
}

/** Texts are put together when they are asked for: most of them never are. */
function readTexts(
  head: ColumnHead,
  templates: readonly string[],
  rows: number,
  reader: PlaneReader,
  done: readonly Column[],
  find: (name: string) => Column | undefined,
  firstRow: number,
): Column {
  const parsed = templates.map(parseTemplate)
  const kinds = readCodes(head, templates.length + 1, rows, reader, done)
  const numbers = (head.a ?? []).map(([least, bytes]) => ({ least, codes: reader.read(rows, bytes) }))
  const number = (row: number, place: number): number =>
    (numbers[place]?.least ?? 0) + (numbers[place]?.codes[row] ?? 0)

  const at = (row: number): unknown => {
    const parts = parsed[(kinds[row] as number) - 1]
    if (!parts) return null
    const [only] = parts
    if (parts.length === 1 && only?.kind === 'field' && only.transform === 'raw')
      return find(only.name)?.at(row + firstRow)
    let place = 0
    const written = parts.map((part: TemplatePart) =>
      part.kind === 'text'
        ? part.text
        : part.kind === 'field'
          ? transformed(find(part.name)?.at(row + firstRow), part.transform)
          : String(number(row, place++)).padStart(part.width, '0'),
    )
    const text = written.join('')
    return head.j ? JSON.parse(text) : text
  }

  let made: { codes: Codes; values: Value[] } | undefined
  const get = (): { codes: Codes; values: Value[] } => {
    made ??= make()
    return made
  }
  const make = (): { codes: Codes; values: Value[] } => {
    let codes: Codes = kinds
    let size = templates.length + 1
    const take = (other: Codes, otherSize: number): void => {
      const both = combine(codes, size, other, otherSize)
      codes = both.codes
      size = both.first.length
    }
    const names = new Set(
      parsed.flatMap((parts) => parts.flatMap((part) => (part.kind === 'field' ? [part.name] : []))),
    )
    for (const name of names) {
      const column = find(name)
      if (column) take(column.codes, column.values.length)
    }
    for (const each of numbers) if (each.codes.length) take(each.codes, 2 ** 32)
    const both = combine(codes, size, new Uint8Array(rows), 1)
    return { codes: both.codes, values: both.first.map((row) => at(row) as Value) }
  }
  return {
    name: head.n,
    get codes() {
      return get().codes
    },
    get values() {
      return get().values
    },
    at,
  }
}
