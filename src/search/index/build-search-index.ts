/** Makes the files of a site's bundled search: the index, the identifiers and the chunks of cards. */
import type { CarDocument } from '#domain/search/car-document.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/index-attributes.ts'
import { documentComparator } from '#domain/search/sort-options.ts'
import { DEFAULT_SYNONYMS, synonymTable } from '#domain/search/synonyms.ts'
import type { ChunkHead, IndexHead } from '#search/engine/index-head.ts'
import { CHUNK_ROWS } from '#search/engine/index-head.ts'
import type { CodedValues } from './code-values.ts'
import { ColumnMemory, codedOnce } from './column-memory.ts'
import type { InputColumn } from './input-column.ts'
import { EXACT_ATTRIBUTES } from './ranking-rules.ts'
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

export interface SearchIndexFiles {
  readonly index: Uint8Array
  /** VINs and registration plates. */
  readonly identifiers: Uint8Array
  /** Cards of each `CHUNK_ROWS` rows. */
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
const CARD_REPEATS = ['id', 'slug', 'name', 'stocknum', 'make', 'model', 'colour', 'body', 'year'] as const

/** The same cars give the same bytes, whatever is remembered: the memory only saves work. */
export function buildSearchIndex(
  cars: readonly IndexedCar[],
  options: SearchIndexOptions = DEFAULT_INDEX_OPTIONS,
  memory: ColumnMemory = new ColumnMemory(),
): SearchIndexFiles {
  const byRank = documentComparator({ attribute: 'custom_rank', direction: 'desc' })
  const sorted = [...cars].sort((a, b) => byRank(a.document, b.document))
  const columns = documentColumns(
    sorted.map(({ document }) => document),
    memory,
  )
  const { heads, body } = writeColumns(sorted.length, columns)
  const head: IndexHead = { ...options, r: sorted.length, c: heads, exact: EXACT_ATTRIBUTES }
  const index = writeContainer(head, body)
  const of = new Uint32Array(index.buffer, 4, 1)[0] ?? 0
  const identifiers = writeFile(of, sorted.length, [
    {
      name: 'vin',
      values: memory.keep(
        'vin',
        sorted.map(({ vin }) => vin),
      ),
      repeats: [],
    },
    {
      name: 'registration',
      values: memory.keep(
        'registration',
        sorted.map(({ registration }) => registration),
      ),
      repeats: [],
    },
  ])
  const cards: Uint8Array[] = []
  for (let from = 0; from < sorted.length; from += CHUNK_ROWS) {
    const part = sorted.slice(from, from + CHUNK_ROWS)
    const outer = columns.map(({ name, values }) => ({
      name,
      values: memory.keep(`${from} ${name}`, values.slice(from, from + CHUNK_ROWS)),
    }))
    cards.push(
      writeFile(
        of,
        part.length,
        cardColumns(
          part.map(({ card }) => card),
          outer,
          (name, values) => memory.keep(`${from} card ${name}`, values),
        ),
      ),
    )
  }
  return { index, identifiers, cards }
}

function writeFile(of: number, rows: number, columns: readonly InputColumn[]): Uint8Array {
  const { heads, body } = writeColumns(rows, columns)
  const head: ChunkHead = { r: rows, c: heads, of }
  return writeContainer(head, body)
}

/** Columns of many values first: those after them can be told from them. Texts come last, after what they repeat. */
function documentColumns(documents: readonly CarDocument[], memory: ColumnMemory): InputColumn[] {
  const plain = columnsOf(documents, Object.keys(documents[0] ?? {}), (name, values) => memory.keep(name, values))
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

type Keep = (name: string, values: readonly unknown[]) => readonly unknown[]

/** Row by row, for a row's values stand together in memory. */
function columnsOf(records: readonly object[], names: readonly string[], keep: Keep): CodedColumn[] {
  const columns = names.map((name) => ({ name, values: new Array<unknown>(records.length) }))
  for (const [row, record] of (records as readonly Readonly<Record<string, unknown>>[]).entries()) {
    for (const { name, values } of columns) values[row] = record[name] ?? null
  }
  return columns.map((column) => {
    const values = keep(column.name, column.values)
    return { name: column.name, values, coded: codedOnce(values) }
  })
}

function cardColumns(cards: readonly object[], outer: readonly InputColumn[], keep: Keep): InputColumn[] {
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))]
  return columnsOf(cards, names, keep).map((column) => {
    const same = outer.find(({ values }) => values.every((value, row) => value === column.values[row]))
    if (same !== undefined) return { ...column, repeats: [same] }
    if (column.coded.distinct.length * FEW_ROWS_A_VALUE < cards.length) return column
    return { ...column, repeats: outer.filter(({ name }) => CARD_REPEATS.some((each) => each === name)) }
  })
}
