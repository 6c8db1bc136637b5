/** Writes columns in the way that compresses best; `engine/columns.ts` reads them. */
import { bytesFor } from '#search/engine/columns.ts'
import type { ColumnHead } from '#search/engine/container.ts'
import { parseTemplate, transformed } from '#search/engine/template.ts'
import type { CodedValues } from './code-values.ts'
import { codedOnce, keptBy, keptByBoth } from './column-memory.ts'
import { bytesOfCodes, bytesOfText } from './entropy.ts'
import type { Fields, Template } from './make-template.ts'
import { makeTemplate } from './make-template.ts'
import { PlaneWriter } from './write-container.ts'

export interface InputColumn {
  readonly name: string
  /** One a row: a text, a number, a boolean, a list of texts, null, or an object. */
  readonly values: readonly unknown[]
  /** The columns that its texts may repeat; no templates are tried without. */
  readonly repeats?: readonly InputColumn[]
  /** The values coded, where somebody needed that before. */
  readonly coded?: CodedValues
}

export interface WrittenColumns {
  readonly heads: ColumnHead[]
  readonly body: Uint8Array
}

/** A column of codes that others may be told from. */
interface Coded {
  readonly codes: Uint32Array
  readonly size: number
}

const MOST_PARENT_VALUES = 4096
/** Rows that are looked at to choose how a column is written. */
const SAMPLE_ROWS = 4096
const MOST_CHILDREN = 0xffff

export function writeColumns(rows: number, columns: readonly InputColumn[]): WrittenColumns {
  const writer = new PlaneWriter()
  const done: (Coded | null)[] = []
  const heads = columns.map((column): ColumnHead => ({ o: writer.length, ...writeColumn(column) }))
  return { heads, body: writer.body() }

  function writeColumn(column: InputColumn): Omit<ColumnHead, 'o'> {
    if (column.values.some(Array.isArray)) return writeLists(rows, column, writer, done)
    const texts = column.repeats === undefined ? null : templatesOnce(column, column.repeats)
    const coded = column.coded ?? codedOnce(column.values)
    // A dictionary is not sorted where it cannot be the smaller one.
    const plain =
      coded.distinct.some((value) => typeof value === 'object') ||
      (texts !== null && texts.bytes < leastBytes(coded.distinct))
        ? null
        : dictionaryOf(coded)
    if (texts !== null && (plain === null || texts.bytes < plain.bytes)) return writeTexts(column, texts, writer, done)
    if (plain === null) throw new Error(`no way to write the column ${column.name}`)
    const { head, values } = plain.binary ?? { head: { v: plain.values }, values: null }
    if (values !== null) writer.write(values, head.i?.[3] ?? 0)
    return { n: column.name, ...head, ...writeCodes(plain.codes, plain.values.length + 1, writer, done) }
  }
}

type Scalar = string | number | boolean

interface Dictionary {
  readonly values: readonly Scalar[]
  readonly codes: Uint32Array
  readonly bytes: number
  readonly binary: { readonly head: Pick<ColumnHead, 'i'>; readonly values: readonly number[] } | null
}

/** What a dictionary of these values needs at least: that of their texts, without quotes and commas. */
function leastBytes(distinct: readonly unknown[]): number {
  return distinct.reduce((sum: number, value) => sum + (typeof value === 'string' ? bytesOfText(value) : 0), 0)
}

const dictionaryOf = keptBy(({ codes: given, distinct }: CodedValues): Dictionary => {
  const sorted = distinct
    .map((value, index) => ({ value: value as Scalar, lower: String(value).toLowerCase(), code: index + 1 }))
    .sort(compareValues)
  const values = sorted.map(({ value }) => value)
  const newCodes = new Uint32Array(distinct.length + 1)
  sorted.forEach(({ code }, index) => {
    newCodes[code] = index + 1
  })
  const codes = given.map((code) => newCodes[code] ?? 0)
  const binary = binaryNumbers(values)
  const dictionaryBytes =
    binary === null ? bytesOfText(JSON.stringify(values)) : bytesOfCodes(binary.values, binary.head.i?.[3] ?? 0)
  return { values, codes, binary, bytes: dictionaryBytes + bytesOfCodes(codes, bytesFor(values.length)) }
})

interface Sortable {
  readonly value: Scalar
  readonly lower: string
}

/** Numbers ascend, so that codes compare as numbers do; texts stand as Meilisearch lists facet values. */
function compareValues(a: Sortable, b: Sortable): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  return a.lower < b.lower ? -1 : a.lower > b.lower ? 1 : a.value < b.value ? -1 : 1
}

const MOST_STEP = 0xffffffff
const FEW_NUMBERS = 8

/** Whole numbers as steps from one to the next. */
function binaryNumbers(values: readonly Scalar[]): Dictionary['binary'] {
  if (values.length < FEW_NUMBERS || !values.every((value) => Number.isSafeInteger(value))) return null
  const numbers = values as readonly number[]
  const first = numbers[0] ?? 0
  const steps = numbers.map((value, index) => value - (numbers[index - 1] ?? value))
  const divisor = steps.reduce(greatestDivisor, 0) || 1
  // The first step is none: the reader adds it to the first number.
  const most = steps.reduce((sum, step) => Math.max(sum, step / divisor), 0)
  if (most > MOST_STEP) return null
  return { head: { i: [numbers.length, first, divisor, bytesFor(most)] }, values: steps.map((step) => step / divisor) }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** Codes as they are, as steps, or as ranks among what is seen with a column before: whichever is smallest. */
function writeCodes(
  codes: Uint32Array,
  size: number,
  writer: PlaneWriter,
  done: (Coded | null)[],
): Pick<ColumnHead, 'p' | 'd'> {
  const planes = bytesFor(size - 1)
  const { coded, steps, plainBytes, stepBytes } = codedSteps(codes, size)
  const parent = chooseParent(coded, done, Math.min(plainBytes, stepBytes))
  done.push(size <= MOST_PARENT_VALUES ? coded : null)
  if (parent !== null) {
    writer.write(parent.lengths, 2)
    writer.write(parent.seen, planes)
    writer.write(parent.ranks, bytesFor(Math.max(...parent.lengths) - 1))
    return { p: parent.place }
  }
  const asSteps = stepBytes < plainBytes
  writer.write(asSteps ? steps : codes, planes)
  return asSteps ? { d: 1 } : {}
}

const codedSteps = keptBy((codes: Uint32Array, size: number) => {
  const planes = bytesFor(size - 1)
  const steps = codes.map((code, row) => (row === 0 ? code : (code - (codes[row - 1] ?? 0) + size) % size))
  const coded: Coded = { codes, size }
  return { coded, steps, plainBytes: bytesOfCodes(codes, planes), stepBytes: bytesOfCodes(steps, planes) }
})

interface Ranked {
  readonly lengths: readonly number[]
  readonly seen: readonly number[]
  readonly ranks: Uint32Array
  readonly bytes: number
}

function chooseParent(
  child: Coded,
  done: readonly (Coded | null)[],
  aloneBytes: number,
): (Ranked & { place: number }) | null {
  if (aloneBytes < 16) return null
  const { codes, size } = child
  const share = Math.min(1, SAMPLE_ROWS / codes.length)
  let best: { place: number; bytes: number } | null = null
  for (const [place, parent] of done.entries()) {
    if (parent === null) continue
    const bytes = sampleBytes(child, parent)
    if (bytes < aloneBytes * share * 1.1 && (best === null || bytes < best.bytes)) best = { place, bytes }
  }
  const parent = best === null ? null : done[best.place]
  if (best === null || !parent) return null
  const ranked = rankedWhole(child, parent)
  const fits =
    size <= MOST_CHILDREN && ranked.bytes < aloneBytes && ranked.lengths.every((length) => length <= MOST_CHILDREN)
  return fits ? { ...ranked, place: best.place } : null
}

const sampleBytes = keptByBoth(
  (child: Coded, parent: Coded) =>
    rankWithin(child.codes.subarray(0, SAMPLE_ROWS), child.size, {
      ...parent,
      codes: parent.codes.subarray(0, SAMPLE_ROWS),
    }).bytes,
)

const rankedWhole = keptByBoth((child: Coded, parent: Coded) => rankWithin(child.codes, child.size, parent))

/** Each code as its rank, by frequency, among the codes that stand with the parent's code. */
function rankWithin(codes: Uint32Array, size: number, parent: Coded): Ranked {
  const counts = new Map<number, number>()
  for (let row = 0; row < codes.length; row += 1) {
    const key = (parent.codes[row] ?? 0) * size + (codes[row] ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const pairs = [...counts].sort(
    ([a, countA], [b, countB]) => Math.floor(a / size) - Math.floor(b / size) || countB - countA || a - b,
  )
  const lengths = new Array<number>(parent.size).fill(0)
  const rankOf = new Map<number, number>()
  for (const [key] of pairs) {
    const place = Math.floor(key / size)
    rankOf.set(key, lengths[place] ?? 0)
    lengths[place] = (lengths[place] ?? 0) + 1
  }
  const seen = pairs.map(([key]) => key % size)
  const ranks = codes.map((code, row) => rankOf.get((parent.codes[row] ?? 0) * size + code) ?? 0)
  const bytes =
    bytesOfCodes(lengths, 2) +
    bytesOfCodes(seen, bytesFor(size - 1)) +
    bytesOfCodes(ranks, bytesFor(lengths.reduce((most, length) => Math.max(most, length), 1) - 1))
  return { lengths, seen, ranks, bytes }
}

function writeLists(
  rows: number,
  column: InputColumn,
  writer: PlaneWriter,
  done: (Coded | null)[],
): Omit<ColumnHead, 'o'> {
  const { parts, bytes } = listBits(column.values as readonly (readonly string[])[], rows)
  writer.write(bytes, 1)
  done.push(null)
  return { n: column.name, s: parts }
}

const listBits = keptBy((lists: readonly (readonly string[])[], rows: number) => {
  const parts = partsInOrder(lists)
  const bitOf = new Map(parts.map((part, index) => [part, index]))
  const bytes = new Uint8Array(rows * ((parts.length + 7) >> 3))
  lists.forEach((list, row) => {
    for (const part of list) {
      const bit = bitOf.get(part) ?? 0
      const at = (bit >> 3) * rows + row
      bytes[at] = (bytes[at] ?? 0) | (1 << (bit & 7))
    }
  })
  return { parts, bytes }
})

/** All parts, in an order that the lists themselves keep where they agree on one. */
function partsInOrder(lists: readonly (readonly string[])[]): string[] {
  const before = new Map<string, Set<string>>()
  for (const list of lists) {
    list.forEach((part, index) => {
      const others = before.get(part) ?? new Set()
      for (const other of list.slice(0, index)) others.add(other)
      before.set(part, others)
    })
  }
  const left = new Set(
    [...before.keys()]
      .map((value) => ({ value, lower: value.toLowerCase() }))
      .sort(compareValues)
      .map(({ value }) => value),
  )
  const parts: string[] = []
  while (left.size > 0) {
    const free = [...left].find(
      (part) => ![...(before.get(part) ?? [])].some((other) => other !== part && left.has(other)),
    )
    const next = free ?? [...left][0] ?? ''
    left.delete(next)
    parts.push(next)
  }
  return parts
}

interface Texts {
  readonly templates: readonly string[]
  readonly codes: Uint32Array
  /** By place of the number in its text, then by row. */
  readonly numbers: readonly { least: number; planes: number; values: readonly number[] }[]
  readonly bytes: number
  readonly json: boolean
}

/** A template that rows before had: most rows have one of few. */
interface KnownTemplate extends Template {
  writes(text: string, row: number): boolean
}

const MOST_KNOWN = 4

function knownTemplate(template: string, repeats: readonly InputColumn[]): KnownTemplate {
  const parts = parseTemplate(template).map((part) => ({
    part,
    values: part.kind === 'field' ? repeats.find(({ name }) => name === part.name)?.values : undefined,
  }))
  return {
    template,
    numbers: [],
    writes(text, row) {
      let written = ''
      for (const { part, values } of parts) {
        if (part.kind === 'text') written += part.text
        else if (part.kind === 'field') {
          const value = values?.[row]
          if (value === null || value === '') return false
          written += transformed(value, part.transform)
        }
      }
      return written === text
    },
  }
}

function templatesOnce({ values }: InputColumn, repeats: readonly InputColumn[]): Texts | null {
  return templatesByArrays(values, ...repeats.flatMap(({ name, values }) => [name, values]))
}

/** Names and values of what may be repeated, one after the other: an answer is known by what it was worked out from. */
const templatesByArrays = keptBy((values: readonly unknown[], ...pairs: readonly (string | readonly unknown[])[]) => {
  const repeats = Array.from(
    { length: pairs.length / 2 },
    (_, index): InputColumn => ({
      name: pairs[index * 2] as string,
      values: pairs[index * 2 + 1] as readonly unknown[],
    }),
  )
  return templatesOf({ values }, repeats)
})

function templatesOf(column: Pick<InputColumn, 'values'>, repeats: readonly InputColumn[]): Texts | null {
  const same = repeats.find(({ values }) => values.every((value, row) => value === column.values[row]))
  const json = column.values.some((value) => typeof value === 'object' && value !== null)
  if (same === undefined && !json && !column.values.some((value) => typeof value === 'string')) return null
  const places = new Map<string, number>()
  const known: KnownTemplate[] = []
  const codes = new Uint32Array(column.values.length)
  const numbers: number[][] = []
  column.values.forEach((value, row) => {
    if (value === null || value === undefined) return
    const text = json ? JSON.stringify(value) : String(value)
    const made =
      same !== undefined
        ? { template: `\u0001${same.name}\u0005`, numbers: [] }
        : (known.find((template) => template.writes(text, row)) ??
          makeTemplate(
            text,
            repeats.map(({ name, values }): Fields[number] => [name, values[row]]),
          ))
    if (made.numbers.length === 0 && known.length < MOST_KNOWN && !places.has(made.template)) {
      known.push(knownTemplate(made.template, repeats))
    }
    if (!places.has(made.template)) places.set(made.template, places.size + 1)
    codes[row] = places.get(made.template) ?? 0
    made.numbers.forEach((number, place) => {
      numbers[place] ??= new Array<number>(column.values.length).fill(-1)
      numbers[place][row] = number
    })
  })
  const templates = [...places.keys()]
  const written = numbers.map((values) => {
    const least = values.reduce((low, value) => (value < 0 ? low : Math.min(low, value)), Number.MAX_SAFE_INTEGER)
    const offsets = values.map((value) => (value < 0 ? 0 : value - least))
    return { least, planes: bytesFor(offsets.reduce((most, value) => Math.max(most, value), 0)), values: offsets }
  })
  const bytes =
    bytesOfText(JSON.stringify(templates)) +
    bytesOfCodes(codes, bytesFor(templates.length)) +
    written.reduce((sum, { values, planes }) => sum + bytesOfCodes(values, planes), 0)
  return { templates, codes, numbers: written, bytes, json }
}

function writeTexts(
  column: InputColumn,
  texts: Texts,
  writer: PlaneWriter,
  done: (Coded | null)[],
): Omit<ColumnHead, 'o'> {
  const how = writeCodes(texts.codes, texts.templates.length + 1, writer, done)
  for (const { values, planes } of texts.numbers) writer.write(values, planes)
  // Its codes tell templates, not values: no other column may lean on it.
  done[done.length - 1] = null
  return {
    n: column.name,
    t: texts.templates,
    a: texts.numbers.map(({ least, planes }) => [least, planes]),
    ...how,
    ...(texts.json ? { j: 1 as const } : {}),
  }
}
