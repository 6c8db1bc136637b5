/** The values of a facet that a text finds. */
import { highlight } from './highlight.ts'
import type { SearchEngine } from './search-engine.ts'
import type { FacetAnswer, SearchRequest } from './search-request.ts'
import { Vocabulary } from './vocabulary.ts'
import { typosAllowed } from './ways.ts'
import { wordsOf } from './words.ts'

/** InstantSearch's own default. */
const FACET_HITS = 10

/** Each word of the text must be in the value, as words of a query are in cars. */
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
  const vocabulary = new Vocabulary()
  const counts = Object.entries(evaluation?.facets[facetName] ?? {})
  const tokens = counts.map(([value]) => wordsOf(value).map((word) => vocabulary.add(word)))
  const marks = new Map<string, number>()
  const found = wordsOf(facetQuery).map((word) => {
    const matches = vocabulary.matches(word, true, typosAllowed(word))
    for (const { token, isWhole, typos } of matches) {
      marks.set(vocabulary.words[token] as string, isWhole || typos ? 0 : word.length)
    }
    return new Set(matches.map(({ token }) => token))
  })
  const facetHits = counts
    .filter((_, index) => found.every((matches) => tokens[index]?.some((token) => matches.has(token))))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxFacetHits)
    .map(([value, count]) => ({
      value,
      count,
      highlighted: highlight(value, marks, { highlightPreTag, highlightPostTag }).value,
    }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(performance.now() - startMs) }
}
