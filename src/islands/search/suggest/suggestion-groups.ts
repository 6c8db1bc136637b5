/** What is asked for the text in the search box, and the groups that the answer becomes. */
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import { applyReading, isUnderstood } from '#domain/search/plain-language/reading.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { stateRequest } from '#search/state-request.ts'
import { readingChips } from './reading-chips.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import type { TypedEnd, ValueCounts } from './value-suggestions.ts'

/** Cars that are suggested at most. */
const MAX_CARS = 4

/** The answer to one text. */
export interface FoundSuggestions {
  readonly reading: PlainReading
  readonly counts: ValueCounts
  readonly hits: readonly ShownHit[]
}

/** Cars of the whole text; and the counts of makes and bodies, each without what was chosen of it. */
export function suggestionRequests(whole: SearchState, end: TypedEnd | null, settings: SearchSettings) {
  const indexName = indexNameOf(settings, null)
  const cars = stateRequest(indexName, whole, { hitsPerPage: MAX_CARS })
  if (end === null) return [cars]
  const { make: _make, model: _model, make_model: _both, badge: _badge, ...ofNoModel } = end.base.lists
  const { body: _body, ...ofNoBody } = end.base.lists
  return [
    cars,
    stateRequest(indexName, { ...end.base, lists: ofNoModel }, { hitsPerPage: 0, facets: ['make', 'make_model'] }),
    stateRequest(indexName, { ...end.base, lists: ofNoBody }, { hitsPerPage: 0, facets: ['body'] }),
  ]
}

export function understoodGroup(reading: PlainReading, state: SearchState, settings: SearchSettings): SuggestionGroup {
  if (!isUnderstood(reading)) return { title: 'Search for', suggestions: [] }
  const suggestion: Suggestion = {
    kind: 'understood',
    key: 'understood',
    chips: readingChips(reading, settings),
    state: applyReading(state, reading),
  }
  return { title: 'Search for', suggestions: [suggestion] }
}

export function carGroup(hits: readonly ShownHit[], { itemName }: SearchSettings): SuggestionGroup {
  return {
    title: itemName.many.charAt(0).toUpperCase() + itemName.many.slice(1),
    suggestions: hits.map((hit) => ({ kind: 'car', key: `car:${hit.id}`, href: `/cars/${hit.slug}`, hit })),
  }
}
