/** The columns of a file: codes by row and values by code, decoded when they are asked for, or read row by row. */
import type { Codes } from '../rows/combine.ts'
import { combine } from '../rows/combine.ts'
import type { Planes, TakePlanes } from './byte-planes.ts'
import { planesFrom } from './byte-planes.ts'
import type { ColumnHead, TableHead } from './container.ts'
import type { TemplatePart } from './template.ts'
import { parseTemplate, transformed } from './template.ts'

export type Value = string | number | boolean | readonly string[] | null

export interface Column {
  readonly name: string
  /** By row; the whole column is decoded when this is first asked for. */
  readonly codes: Codes
  /** By code; those of numbers ascend, with null first. */
  readonly values: readonly Value[]
  codeAt(row: number): number
  /** The value of a row, without decoding the others; `known` are values of the same row. */
  at(row: number, known?: Known): unknown
}

/** Values of a row by column, those that are known. */
export type Known = Readonly<Record<string, unknown>>

export type Columns = ReadonlyMap<string, Column>

/** Bytes that hold a number. */
export function bytesFor(most: number): number {
  return most === 0 ? 0 : most < 0x100 ? 1 : most < 0x10000 ? 2 : most < 0x1000000 ? 3 : 4
}

/**
 * The columns of a file; `outer` are columns of another file that templates may speak of, of whose rows the first is
 * `firstRow`.
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
    const parent = head.p === undefined ? undefined : columns.get(heads[head.p]?.n ?? '')
    const take = planesFrom(body, head.o)
    columns.set(
      head.n,
      head.s
        ? readLists(head, head.s, rows, take)
        : head.t
          ? readTexts(head, head.t, rows, take, parent, find, firstRow)
          : readValues(head, rows, take, parent),
    )
  }
  return columns
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

function readValues(head: ColumnHead, rows: number, take: TakePlanes, parent: Column | undefined): Column {
  const [count, first, divisor, bytes] = head.i ?? [(head.v ?? []).length, 0, 0, 0]
  const steps = take(count, bytes)
  const values = once(() => {
    const made: Value[] = [null, ...(head.v ?? [])]
    if (head.i) {
      const all = steps.all()
      let value = first
      for (let index = 0; index < count; index += 1) {
        value += (all[index] as number) * divisor
        made.push(value)
      }
    }
    return made
  })
  const { codes, codeAt } = readCodes(head, count + 1, rows, take, parent)
  return lazyColumn(head.n, codes, values, codeAt, (row) => values()[codeAt(row)])
}

function lazyColumn(
  name: string,
  codes: () => Codes,
  values: () => readonly Value[],
  codeAt: Column['codeAt'],
  at: Column['at'],
): Column {
  return {
    name,
    get codes() {
      return codes()
    },
    get values() {
      return values()
    },
    codeAt,
    at,
  }
}

function readCodes(
  head: ColumnHead,
  size: number,
  rows: number,
  take: TakePlanes,
  parent: Column | undefined,
): { codes(): Codes; codeAt(row: number): number } {
  const bytes = bytesFor(size - 1)
  if (!parent) {
    const planes = take(rows, bytes)
    const codes = once(() => {
      const numbers = planes.all()
      if (head.d)
        for (let row = 1; row < rows; row += 1)
          numbers[row] = ((numbers[row] as number) + (numbers[row - 1] as number)) % size
      return numbers
    })
    return { codes, codeAt: head.d ? (row) => codes()[row] as number : fewAt(rows, codes, (row) => planes.at(row)) }
  }
  const lengths = take(parent.values.length, 2).all()
  const starts = new Uint32Array(lengths.length)
  let total = 0
  let most = 0
  for (let index = 0; index < lengths.length; index += 1) {
    const length = lengths[index] as number
    starts[index] = total
    total += length
    if (length > most) most = length
  }
  const seen = take(total, bytes)
  const ranks = take(rows, bytesFor(most - 1))
  const codes = once(() => {
    const found = new Uint16Array(rows)
    seenCodes(found, seen.all(), starts, parent.codes, ranks.all())
    return found
  })
  return { codes, codeAt: fewAt(rows, codes, (row) => seen.at((starts[parent.codeAt(row)] as number) + ranks.at(row))) }
}

const READS_A_ROW = 1 / 64

/** Reads one by one until so many were read that reading all at once is less work. */
function fewAt(rows: number, codes: () => Codes, at: (row: number) => number): (row: number) => number {
  let left = rows * READS_A_ROW
  let all: Codes | undefined
  return (row) => {
    if (!all && left-- < 0) all = codes()
    return all ? (all[row] as number) : at(row)
  }
}

function seenCodes(codes: Uint16Array, seen: Codes, starts: Uint32Array, parents: Codes, ranks: Codes): void {
  for (let row = 0; row < codes.length; row += 1)
    codes[row] = seen[(starts[parents[row] as number] as number) + (ranks[row] as number)] as number
}

interface Decoded {
  readonly codes: Codes
  readonly values: readonly Value[]
}

function decoded(name: string, all: () => Decoded, at: Column['at']): Column {
  return lazyColumn(
    name,
    () => all().codes,
    () => all().values,
    (row) => all().codes[row] as number,
    at,
  )
}

function readLists(head: ColumnHead, parts: readonly string[], rows: number, take: TakePlanes): Column {
  const planes = Array.from({ length: (parts.length + 7) >> 3 }, () => take(rows, 1))
  const at = (row: number): readonly string[] =>
    parts.filter((_, index) => ((planes[index >> 3]?.at(row) ?? 0) >> (index & 7)) & 1)
  const all = once(() => {
    let codes: Codes = new Uint16Array(rows)
    let first: readonly number[] = [0]
    for (const plane of planes) ({ codes, first } = combine(codes, first.length, plane.all(), 256))
    return { codes, values: first.map(at) }
  })
  return decoded(head.n, all, at)
}

/** Texts are put together when they are asked for: most of them never are. */
function readTexts(
  head: ColumnHead,
  templates: readonly string[],
  rows: number,
  take: TakePlanes,
  parent: Column | undefined,
  find: (name: string) => Column | undefined,
  firstRow: number,
): Column {
  const parsed = templates.map(parseTemplate)
  const raw = parsed.map(([only, ...others]) =>
    !others.length && only?.kind === 'field' && only.transform === 'raw' ? only.name : null,
  )
  const kinds = readCodes(head, templates.length + 1, rows, take, parent)
  const numbers = (head.a ?? []).map(([least, bytes]): [number, Planes] => [least, take(rows, bytes)])
  let whole: Decoded | undefined

  const field = (name: string, row: number, known: Known): unknown => known[name] ?? find(name)?.at(row + firstRow)
  const at = (row: number, known: Known = {}): unknown => {
    if (whole) return whole.values[whole.codes[row] as number]
    const kind = kinds.codeAt(row) - 1
    const same = raw[kind]
    if (same) return field(same, row, known)
    const parts = parsed[kind]
    if (!parts) return null
    let place = 0
    const number = (): number => {
      const [least, planes] = numbers[place++] as [number, Planes]
      return least + planes.at(row)
    }
    let text = ''
    for (const part of parts) text += written(part, row, number, known)
    return head.j ? JSON.parse(text) : text
  }
  const written = (part: TemplatePart, row: number, number: () => number, known: Known): string =>
    part.kind === 'text'
      ? part.text
      : part.kind === 'field'
        ? transformed(field(part.name, row, known), part.transform)
        : String(number()).padStart(part.width, '0')

  const all = once(() => {
    let both = combine(kinds.codes(), templates.length + 1, new Uint16Array(rows), 1)
    const add = (other: Codes, size: number): void => {
      both = combine(both.codes, both.first.length, other, size)
    }
    const names = new Set(parsed.flat().map((part) => part.kind === 'field' && part.name))
    for (const name of names) {
      const column = name && find(name)
      if (column) add(column.codes, column.values.length)
    }
    for (const [, planes] of numbers) add(planes.all(), 2 ** 32)
    whole = { codes: both.codes, values: both.first.map((row) => at(row) as Value) }
    return whole
  })
  return decoded(head.n, all, at)
}
