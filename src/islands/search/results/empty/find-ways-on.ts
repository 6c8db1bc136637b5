/** Asks which changes of a search that finds nothing bring cars, and how many. */

import { withoutQuotes } from '#domain/search/facets/refinement-chips.ts'
import { applyReading, isUnderstood } from '#domain/search/plain-language/reading.ts'
import type { WayOn } from '#domain/search/results/ways-on.ts'
import { nearMissQuestions, withoutOne } from '#domain/search/results/ways-on.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { withQuery } from '#domain/search/search-state.ts'
import type { SearchClient } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { stateRequest } from '#search/state-request.ts'
import { readingChips } from '../../suggest/reading-chips.ts'

export interface CountedWay extends WayOn {
  readonly count: number
}

const MAX_NEAR = 4
const MAX_WITHOUT = 4

/** What the words may mean, what is nearest, then without one condition: most cars first. */
export async function findWaysOn(
  state: SearchState,
  settings: SearchSettings,
  client: SearchClient,
): Promise<CountedWay[]> {
  const { facets } = settings.vocabulary
  const indexName = indexNameOf(settings, null)
  const questions = nearMissQuestions(state, facets)
  const [meant, { results }] = await Promise.all([
    meaningOf(state, settings, client),
    client.search(
      questions.map((each) => stateRequest(indexName, each.state, { hitsPerPage: 0, facets: [each.attribute] })),
    ),
  ])
  const near = questions.flatMap(({ attribute, waysOn }, at) => {
    const answer = results[at]
    return answer === undefined || answer.nbHits === 0
      ? []
      : waysOn(answer.facets_stats[attribute], answer.facets[attribute] ?? {})
  })
  const without = withoutOne(state, facets, settings)
  const ways = [...meant, ...near, ...without]
  if (ways.length === 0) return []
  const { results: answers } = await client.search(
    ways.map((way) => stateRequest(indexName, way.state, { hitsPerPage: 0, facets: [] })),
  )
  const counted = (some: readonly WayOn[]): CountedWay[] =>
    some.map((way) => ({ ...way, count: answers[ways.indexOf(way)]?.nbHits ?? 0 })).filter(({ count }) => count > 0)
  return [
    ...counted(meant),
    ...counted(near).slice(0, MAX_NEAR),
    ...counted(without)
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_WITHOUT),
  ]
}

/** Exact words that find nothing may be meant as they are understood. */
async function meaningOf(state: SearchState, settings: SearchSettings, client: SearchClient): Promise<WayOn[]> {
  if (!state.query.includes('"')) return []
  const { loadSiteWords } = await import('../../suggest/site-words.ts')
  const words = await loadSiteWords(settings, client)
  const text = withoutQuotes(state.query)
  const reading = await words.understand(text, state)
  if (!isUnderstood(reading)) return [{ label: text, state: withQuery(state, text) }]
  return [{ label: readingChips(reading, settings).join(', '), state: applyReading(state, reading) }]
}
