/** The values of a facet that a text finds. */
import type { Column } from '../format/columns.ts'
import { sortedRows } from '../rows/row-orders.ts'
import type { SearchEngine } from '../search-engine.ts'
import type { FacetAnswer, SearchRequest } from '../search-request.ts'
import { highlight } from './highlight.ts'
import { createMatcher } from './rank-text.ts'
import { wordsOf } from './words.ts'

/** InstantSearch's own default. */
const FACET_HITS = 10

/** Each word of the text must be in the value, as words of a query are in cars; each may be unfinished. */
export function facetAnswer(engine: SearchEngine, { indexName, params = {} }: SearchRequest): FacetAnswer {
  const {
    facetName = '',
    facetQuery = '',
    maxFacetHits = FACET_HITS,
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  } = params
  const startMs = performance.now()
  const [evaluation] = engine.evaluate([{ indexName, params: { ...params, hitsPerPage: 0, facets: [facetName] } }])
  const counts = Object.entries(evaluation?.facets[facetName] ?? {})
  // The values are looked at as cars are that have nothing else.
  const values = counts.map(([value]) => value)
  const column = { name: facetName, values, codes: Uint16Array.from(values.keys()) } as unknown as Column
  const match = createMatcher(
    { r: values.length, c: [], searchable: [facetName], exact: [], synonyms: {}, of: [] },
    new Map([[facetName, column]]),
    () => sortedRows(column.codes, values.length, false),
    'all',
  )
  const matches = wordsOf(facetQuery).map(match)
  const marks = new Map(matches.flatMap((each) => [...each.marks]))
  const facetHits = counts
    .filter((_, row) => matches.every(({ codes, table }) => table[codes[row] as number]))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxFacetHits)
    .map(([value, count]) => ({
      value,
      count,
      highlighted: highlight(value, marks, { highlightPreTag, highlightPostTag }).value,
    }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(performance.now() - startMs) }
}
