/** Makes the files of a site's bundled search: the index, the identifiers and the chunks of cards. */
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { documentComparator } from '#domain/search/results/sort-options.ts'
import { EXACT_ATTRIBUTES, RANK_ORDER } from '#domain/search/text/ranking-rules.ts'
import { DEFAULT_SYNONYMS, synonymTable } from '#domain/search/text/synonyms.ts'
import { hashOf } from '#search/engine/format/container.ts'
import type { ChunkHead, IndexHead } from '#search/engine/format/index-head.ts'
import { CHUNK_ROWS } from '#search/engine/format/index-head.ts'
import type { CodedValues } from './code-values.ts'
import { ColumnMemory, codedOnce } from './column-memory.ts'
import type { InputColumn } from './input-column.ts'
import { writeColumns } from './write-columns.ts'
import { writeContainer } from './write-container.ts'

/** One car as the index takes it. */
export interface IndexedCar {
  readonly document: CarDocument
  /** What its card shows and the document does not say; any values that JSON can write. */
  readonly card: object
  /** Found by whole words only, and kept apart from the index, which they would double. */
  readonly vin: string | null
  readonly registration: string | null
  /** Where the car stands, for an engine that measures distances by itself; null where nobody says. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null
}

export interface SearchIndexOptions {
  /** In the order in which a match counts. */
  readonly searchable: readonly string[]
  readonly synonyms: Readonly<Record<string, readonly string[]>>
}

export const DEFAULT_INDEX_OPTIONS: SearchIndexOptions = {
  searchable: SEARCHABLE_ATTRIBUTES,
  synonyms: synonymTable(DEFAULT_SYNONYMS),
}

/**
 * Writes each file when it is asked for. The identifiers follow from the ids, VINs and plates of all cars, cards from the
 * cars that they show, in their order: whatever else changes, they stay the same.
 */
export interface SearchIndexWriter {
  index(): Uint8Array
  /** VINs and registration plates. */
  identifiers(): Uint8Array
  /** Cards of the rows from `chunk` × `CHUNK_ROWS` on. */
  cards(chunk: number): Uint8Array
}

export interface SearchIndexFiles {
  readonly index: Uint8Array
  readonly identifiers: Uint8Array
  readonly cards: readonly Uint8Array[]
}

type CodedColumn = InputColumn & { readonly coded: CodedValues }

/** What the texts of a document may repeat, from the plainest to the longest. */
const REPEATS: Readonly<Record<string, readonly string[]>> = {
  name: ['year', 'make', 'model', 'badge', 'series'],
  stocknum: [],
  id: ['stocknum'],
  slug: ['name', 'id'],
  make_model: ['make', 'model'],
}

/** Few of the document's values come again in texts of a card. */
const CARD_REPEATS = ['make', 'model', 'colour', 'body', 'year', 'name', 'stocknum', 'id', 'slug'] as const

/** The same cars give the same bytes, whatever is remembered: the memory only saves work. */
export function buildSearchIndex(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions = DEFAULT_INDEX_OPTIONS,
  memory: ColumnMemory = new ColumnMemory(),
): SearchIndexFiles {
  const writer = writeSearchIndex(cars, options, memory)
  const chunks = Array.from({ length: chunksOf(cars.length) }, (_, chunk) => chunk)
  return { index: writer.index(), identifiers: writer.identifiers(), cards: chunks.map(writer.cards) }
}

/** Files of cards for so many cars. */
export const chunksOf = (cars: number): number => Math.ceil(cars / CHUNK_ROWS)

export function writeSearchIndex(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions,
  memory: ColumnMemory,
): SearchIndexWriter {
  const byRank = documentComparator(RANK_ORDER)
  const sorted = [...cars].sort((a, b) => byRank(a.document, b.document))
  const documents = sorted.map(({ document }) => document)
  const partOf = (chunk: number): readonly IndexedCar[] => sorted.slice(chunk * CHUNK_ROWS, (chunk + 1) * CHUNK_ROWS)
  return {
    index() {
      const columns = documentColumns(documents, memory)
      const { heads, body } = writeColumns(sorted.length, columns)
      const cards = Array.from({ length: chunksOf(sorted.length) }, (_, chunk) => hashOfCars(partOf(chunk)))
      const head: IndexHead = {
        ...options,
        r: sorted.length,
        c: heads,
        exact: EXACT_ATTRIBUTES,
        of: [hashOfCars(sorted), ...cards],
      }
      return writeContainer(head, body)
    },
    identifiers() {
      const columns = memory.columns('identifiers', sorted, ['vin', 'registration'])
      // Templates are tried on them, though they repeat no other column.
      return writeFile(
        sorted,
        columns.map((column) => ({ ...column, repeats: [] })),
      )
    },
    cards(chunk) {
      const part = partOf(chunk)
      const outer = memory.columns(
        `documents ${chunk}`,
        part.map(({ document }) => document),
        // How many cars stand above one is no property of its own.
        Object.keys(part[0]?.document ?? {})
          .filter((name) => name !== 'custom_rank')
          .sort(),
      )
      const cards = part.map(({ card }) => card)
      const names = [...new Set(cards.flatMap((card) => Object.keys(card)))]
      return writeFile(part, cardColumns(memory.columns(`cards ${chunk}`, cards, names).map(coded), outer))
    },
  }
}

function writeFile(cars: readonly IndexedCar[], columns: readonly InputColumn[]): Uint8Array {
  const { heads, body } = writeColumns(cars.length, columns)
  const head: ChunkHead = { r: cars.length, c: heads, of: hashOfCars(cars) }
  return writeContainer(head, body)
}

/** Which cars, and in which order. */
function hashOfCars(cars: readonly IndexedCar[]): number {
  const ids = new TextEncoder().encode(JSON.stringify(cars.map(({ document }) => document.id)))
  const words = new Uint8Array((UNHASHED_BYTES + ids.length + 3) & ~3)
  words.set(ids, UNHASHED_BYTES)
  return hashOf(words)
}

/** What `hashOf` passes over. */
const UNHASHED_BYTES = 8

/** Columns of many values first: those after them can be predicted by them. Texts come last, after what they repeat. */
function documentColumns(documents: readonly CarDocument[], memory: ColumnMemory): InputColumn[] {
  const plain = memory.columns('documents', documents, Object.keys(documents[0] ?? {})).map(coded)
  const order = Object.keys(REPEATS)
  return plain
    .sort(
      (a, b) =>
        order.indexOf(a.name) - order.indexOf(b.name) ||
        b.coded.distinct.length - a.coded.distinct.length ||
        (a.name < b.name ? -1 : 1),
    )
    .map((column) => {
      const repeats = REPEATS[column.name]
      return repeats === undefined ? column : { ...column, repeats: plain.filter(({ name }) => repeats.includes(name)) }
    })
}

/** With more rows to a value, a dictionary is small, and looking for a template takes longer than it saves. */
const FEW_ROWS_A_VALUE = 4

function cardColumns(cards: readonly CodedColumn[], outer: readonly InputColumn[]): InputColumn[] {
  const repeats = CARD_REPEATS.flatMap((each) => outer.find(({ name }) => name === each) ?? [])
  return cards.map((column) => {
    const same = outer.find(({ values }) => values.every((value, row) => value === column.values[row]))
    if (same !== undefined) return { ...column, repeats: [same] }
    const hasManyRowsAValue = column.coded.distinct.length * FEW_ROWS_A_VALUE < column.values.length
    return hasManyRowsAValue ? column : { ...column, repeats }
  })
}

const coded = (column: InputColumn): CodedColumn => ({ ...column, coded: codedOnce(column.values) })
