/** Suggestions for what is typed: at once from the site's words, and with counts and cars a moment later. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { SearchHistoryEntry } from '#domain/search/search-history.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { SEARCH_INPUT_DELAY_MS } from '#islands/search/timings.ts'
import type { SearchSettings } from '#search/settings.ts'
import type { SiteWords } from './site-words.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import { stateChips } from './suggestion.ts'
import type { FoundSuggestions } from './suggestion-groups.ts'

interface Asked {
  readonly text: string
  readonly state: SearchState
  readonly words: SiteWords | null
  readonly history: readonly SearchHistoryEntry[]
}

interface Found extends FoundSuggestions {
  readonly text: string
}

export function useSuggestions({ text, state, words, history }: Asked, settings: SearchSettings): SuggestionGroup[] {
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
      words.find(trimmed, state, end).then(
        (answer) => isWanted && startTransition(() => setFound({ text: trimmed, ...answer })),
        // The results of the page say when nothing answers; suggestions do without.
        () => {},
      )
    }, SEARCH_INPUT_DELAY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [trimmed, state, words, end])

  return useMemo(() => {
    if (trimmed === '') return [recentGroup(history, settings)].filter(isFilled)
    if (words === null) return []
    const current = found?.text === trimmed ? found : null
    return words.groups(trimmed, state, end, current).filter(isFilled)
  }, [trimmed, state, words, end, found, history, settings])
}

function isFilled({ suggestions }: SuggestionGroup): boolean {
  return suggestions.length > 0
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
