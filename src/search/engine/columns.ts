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
  at: number
  readonly body: Uint8Array

  constructor(body: Uint8Array, at: number) {
    this.body = body
    this.at = at
  }

  read(count: number, bytes: number): Codes {
    const { body, at } = this
    this.at += count * bytes
    const numbers = new (bytes < 3 ? Uint16Array : Uint32Array)(count)
    if (bytes) numbers.set(body.subarray(at, at + count))
    for (let plane = 1; plane < bytes; plane += 1) {
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

/**
 * The columns of a file, each decoded when it is first asked for; `outer` are columns of another file that templates may
 * speak of, of whose rows the first is `firstRow`.
 */
export function readColumns(
  { r: rows, c: heads }: TableHead,
  body: Uint8Array,
  outer: Columns = new Map(),
  firstRow = 0,
): Map<string, Column> {
  const columns = new Map<string, Column>()
  const find = (name: string): Column | undefined => outer.get(name) ?? columns.get(name)
  for (const head of heads) {
    const reader = new PlaneReader(body, head.o)
    const parent = head.p === undefined ? undefined : columns.get(heads[head.p]?.n ?? '')
    const make = (): Decoded =>
      head.s ? readLists(head.s, rows, reader) : head.t ? texts(head.t).all() : readValues(head, rows, reader, parent)
    let read: ReturnType<typeof readTexts> | undefined
    const texts = (templates: readonly string[]): ReturnType<typeof readTexts> => {
      read ??= readTexts(head, templates, rows, reader, parent, find, firstRow)
      return read
    }
    let made: Decoded | undefined
    const all = (): Decoded => {
      made ??= make()
      return made
    }
    columns.set(head.n, {
      name: head.n,
      get codes() {
        return all().codes
      },
      get values() {
        return all().values
      },
      at: (row) => (head.t ? texts(head.t).at(row) : all().values[all().codes[row] as number]),
    })
  }
  return columns
}

interface Decoded {
  readonly codes: Codes
  readonly values: readonly Value[]
}

function readValues(head: ColumnHead, rows: number, reader: PlaneReader, parent: Column | undefined): Decoded {
  const values: Value[] = [null]
  if (head.i) {
    const [count, first, divisor, bytes] = head.i
    const steps = reader.read(count, bytes)
    let value = first
    for (let index = 0; index < count; index += 1) {
      value += (steps[index] as number) * divisor
      values.push(value)
    }
  } else values.push(...(head.v ?? []))
  return { values, codes: readCodes(head, values.length, rows, reader, parent) }
}

function readCodes(
  head: ColumnHead,
  size: number,
  rows: number,
  reader: PlaneReader,
  parent: Column | undefined,
): Codes {
  const bytes = bytesFor(size - 1)
  if (!parent) {
    const codes = reader.read(rows, bytes)
    if (head.d) {
      for (let row = 1; row < rows; row += 1) codes[row] = ((codes[row] as number) + (codes[row - 1] as number)) % size
    }
    return codes
  }
  const codes = new Uint16Array(rows)
  const lengths = reader.read(parent.values.length, 2)
  const starts = new Uint32Array(lengths.length)
  let total = 0
  let most = 0
  for (let index = 0; index < lengths.length; index += 1) {
    const length = lengths[index] as number
    starts[index] = total
    total += length
    if (length > most) most = length
  }
  const seen = reader.read(total, bytes)
  const ranks = reader.read(rows, bytesFor(most - 1))
  const parents = parent.codes
  for (let row = 0; row < rows; row += 1) {
    codes[row] = seen[(starts[parents[row] as number] as number) + (ranks[row] as number)] as number
  }
  return codes
}

function readLists(parts: readonly string[], rows: number, reader: PlaneReader): Decoded {
  let codes: Codes = new Uint16Array(rows)
  let first: readonly number[] = [0]
  const planes = Array.from({ length: (parts.length + 7) >> 3 }, () => reader.read(rows, 1))
  for (const plane of planes) ({ codes, first } = combine(codes, first.length, plane, 256))
  const values = first.map((row) => parts.filter((_, index) => ((planes[index >> 3]?.[row] ?? 0) >> (index & 7)) & 1))
  return { codes, values }
}

/** Texts are put together when they are asked for: most of them never are. */
function readTexts(
  head: ColumnHead,
  templates: readonly string[],
  rows: number,
  reader: PlaneReader,
  parent: Column | undefined,
  find: (name: string) => Column | undefined,
  firstRow: number,
): { at: (row: number) => unknown; all: () => Decoded } {
  const parsed = templates.map(parseTemplate)
  const kinds = readCodes(head, templates.length + 1, rows, reader, parent)
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

  const all = (): Decoded => {
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
  return { at, all }
}
