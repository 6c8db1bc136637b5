/** Rows as hits: the document, the card and the words that were found. */
import type { BundledHit } from './bundled-client.ts'
import type { Columns, Value } from './columns.ts'
import { CHUNK_ROWS } from './index-head.ts'
import type { Evaluation, SearchEngine } from './search-engine.ts'
import type { Highlighted } from './search-request.ts'
import type { TextPart } from './text-match.ts'

/** Rows that are remembered: a shopper who filters, sorts and goes back sees the same cars again. */
const MOST_SHOWN = 500

type Shown = Omit<BundledHit, '_highlightResult'>

export function createHits() {
  const chunks = new Map<number, Columns>()
  const shown = new Map<number, Shown>()

  const shownRow = ({ columns }: SearchEngine, row: number): Shown => {
    let known = shown.get(row)
    if (!known) {
      const hit: Record<string, unknown> = {}
      for (const [name, column] of columns) hit[name] = column.at(row, hit)
      const card: Record<string, unknown> = {}
      for (const [name, column] of chunks.get(Math.floor(row / CHUNK_ROWS)) ?? [])
        card[name] = column.at(row % CHUNK_ROWS, hit)
      hit['objectID'] = String(hit['id'])
      hit['card'] = card
      known = hit as unknown as Shown
      if (shown.size === MOST_SHOWN) shown.clear()
      shown.set(row, known)
    }
    return known
  }

  return {
    hasCards: (chunk: number) => chunks.has(chunk),
    addCards(chunk: number, columns: Columns): void {
      chunks.set(chunk, columns)
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
        return { ...hit, _highlightResult: marked } as BundledHit
      })
    },
  }
}
