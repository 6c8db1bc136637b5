/** Suggestions for what is typed: at once from the site's words, and with counts and cars a moment later. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import { applyReading, isUnderstood } from '#domain/search/plain-language/reading.ts'
import type { SearchHistoryEntry } from '#domain/search/search-history.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { SEARCH_INPUT_DELAY_MS } from '#islands/search/timings.ts'
import type { SearchClient, ShownHit } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'
import { indexNameOf } from '#search/settings.ts'
import { stateRequest } from '#search/state-request.ts'
import type { SiteWords } from './site-words.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import { readingChips, stateChips } from './suggestion.ts'
import type { TypedEnd, ValueCounts } from './value-suggestions.ts'

/** Cars that are suggested at most. */
const MAX_CARS = 4

interface Asked {
  readonly text: string
  readonly state: SearchState
  readonly words: SiteWords | null
  readonly history: readonly SearchHistoryEntry[]
}

/** The answer to one text. */
interface Found {
  readonly text: string
  readonly reading: PlainReading
  readonly counts: ValueCounts
  readonly hits: readonly ShownHit[]
}

export function useSuggestions(
  { text, state, words, history }: Asked,
  settings: SearchSettings,
  client: SearchClient,
): SuggestionGroup[] {
  const trimmed = text.trim()
  const end = useMemo(
    () => (words === null || trimmed === '' ? null : words.typedEnd(trimmed, state)),
    [trimmed, state, words],
  )
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (words === null || trimmed === '') return
    let isWanted = true
    const timer = setTimeout(() => {
      const find = async (): Promise<void> => {
        const reading = await words.understand(trimmed, state)
        const { results } = await client.search(questions(applyReading(state, reading), end, settings))
        const [cars, models, bodies] = results
        const counts = { ...models?.facets, ...bodies?.facets }
        if (isWanted) startTransition(() => setFound({ text: trimmed, reading, hits: cars?.hits ?? [], counts }))
      }
      // The results of the page say when nothing answers; suggestions do without.
      find().catch(() => {})
    }, SEARCH_INPUT_DELAY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [trimmed, state, words, end, settings, client])

  return useMemo(() => {
    if (trimmed === '') return [recentGroup(history, settings)].filter(isFilled)
    if (words === null) return []
    const current = found?.text === trimmed ? found : null
    return [
      understoodGroup(current?.reading ?? words.read(trimmed), state, settings),
      ...(end === null ? [] : words.suggest(end, current?.counts ?? null)),
      carGroup(current?.hits ?? [], settings),
    ].filter(isFilled)
  }, [trimmed, state, words, end, found, history, settings])
}

function isFilled({ suggestions }: SuggestionGroup): boolean {
  return suggestions.length > 0
}

/** Cars of the whole text; and the counts of makes and bodies, each without what was chosen of it. */
function questions(whole: SearchState, end: TypedEnd | null, settings: SearchSettings) {
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

function understoodGroup(reading: PlainReading, state: SearchState, settings: SearchSettings): SuggestionGroup {
  if (!isUnderstood(reading)) return { title: 'Search for', suggestions: [] }
  const suggestion: Suggestion = {
    kind: 'understood',
    key: 'understood',
    chips: readingChips(reading, settings),
    state: applyReading(state, reading),
  }
  return { title: 'Search for', suggestions: [suggestion] }
}

function carGroup(hits: readonly ShownHit[], { itemName }: SearchSettings): SuggestionGroup {
  return {
    title: itemName.many.charAt(0).toUpperCase() + itemName.many.slice(1),
    suggestions: hits.map((hit) => ({ kind: 'car', key: `car:${hit.id}`, href: `/cars/${hit.slug}`, hit })),
  }
}

function recentGroup(history: readonly SearchHistoryEntry[], settings: SearchSettings): SuggestionGroup {
  return {
    title: 'Recent searches',
    suggestions: history.flatMap(({ path, state }): Suggestion[] => {
      const label = stateChips(state, settings).join(' · ')
      return label === '' ? [] : [{ kind: 'recent', key: `recent:${path}`, label, state }]
    }),
  }
}
