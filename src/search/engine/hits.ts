/** Rows as hits: the document, the card and the words that were found. */
import type { Columns, Known, Value } from './format/columns.ts'
import { CHUNK_ROWS } from './format/index-head.ts'
import type { Evaluation, SearchEngine } from './search-engine.ts'
import type { Highlighted } from './search-request.ts'
import type { TextPart } from './text/text-match.ts'

/** A car as a page of hits shows it: its document, what its card says besides, and the words that were found. */
export interface BundledHit {
  readonly objectID: string
  readonly card: Readonly<Record<string, unknown>>
  readonly _highlightResult: Readonly<Record<string, Highlighted | readonly Highlighted[]>>
  readonly [attribute: string]: unknown
}

/** Rows that are remembered: a shopper who filters, sorts and goes back sees the same cars again. */
const MAX_SHOWN = 500

type Fields = Record<string, unknown>
type ReadRow = (row: number, known?: Known) => Fields

/** Reads rows as objects. One that has all its names already is copied and filled sooner than one that gets them. */
function rowReader(columns: Columns, others: readonly string[] = []): ReadRow {
  const read = [...columns.values()]
  const blank: Fields = Object.fromEntries([...columns.keys(), ...others].map((name) => [name, null]))
  return (row, known) => {
    const fields = { ...blank }
    for (const column of read) fields[column.name] = column.at(row, known ?? fields)
    return fields
  }
}

export function createHits() {
  const chunks = new Map<number, ReadRow>()
  const shown = new Map<number, Fields>()
  let readHit: ReadRow = () => ({})
  let size = 0

  const shownRow = ({ columns }: SearchEngine, row: number): Fields => {
    let hit = shown.get(row)
    if (!hit) {
      if (columns.size > size) readHit = rowReader(columns, ['objectID', 'card', '_highlightResult'])
      size = columns.size
      hit = readHit(row)
      hit['objectID'] = String(hit['id'])
      hit['card'] = chunks.get(Math.floor(row / CHUNK_ROWS))?.(row % CHUNK_ROWS, hit) ?? {}
      if (shown.size === MAX_SHOWN) shown.clear()
      shown.set(row, hit)
    }
    return hit
  }

  return {
    addCards(chunk: number, columns: Columns): void {
      chunks.set(chunk, rowReader(columns))
    },
    of(engine: SearchEngine, { rows, marks, request: { params = {} } }: Evaluation, part: TextPart | undefined) {
      const { attributesToHighlight = engine.head.searchable } = params
      // Few texts stand in many hits, so each is marked once.
      const made = new Map<string, Highlighted>()
      const mark = (text: string): Highlighted => {
        let marked = made.get(text)
        if (!marked) {
          marked =
            marks && part ? part.highlight(text, marks, params) : { value: text, matchLevel: 'none', matchedWords: [] }
          made.set(text, marked)
        }
        return marked
      }
      return rows.map((row): BundledHit => {
        const hit = shownRow(engine, row)
        const marked: Record<string, Highlighted | Highlighted[]> = {}
        for (const name of attributesToHighlight) {
          const value = hit[name] as Value | undefined
          if (value !== null && value !== undefined)
            marked[name] = typeof value === 'object' ? value.map(mark) : mark(String(value))
        }
        return { ...hit, _highlightResult: marked } as unknown as BundledHit
      })
    },
  }
}
