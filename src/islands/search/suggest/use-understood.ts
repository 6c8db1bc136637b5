/** What was understood of the last words, for as long as the search still holds some of it. */
import { useEffect, useMemo, useState } from 'react'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { Searched } from '../state/use-search-state.ts'
import type { SiteWords } from './site-words.ts'

export interface Understood {
  readonly words: SiteWords
  readonly text: string
  readonly reading: PlainReading
  /** What was searched before. */
  readonly before: SearchState
}

interface Kept extends Understood {
  /** Whether a search that holds it has been rendered. */
  readonly isDrawn?: boolean
}

type Searching = Pick<Searched, 'state' | 'url' | 'urlOf'>

export function useUnderstood({
  state,
  url,
  urlOf,
}: Searching): [Understood | null, (next: Understood | null) => void] {
  const [kept, setKept] = useState<Kept | null>(null)
  const understood = useMemo(() => {
    const reading = kept?.words.standing(kept.reading, state)
    return kept !== null && reading ? { ...kept, reading } : null
  }, [kept, state])
  // What is taken away, by a chip or by the way back, is not said again when it is chosen anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is searched
  useEffect(() => {
    setKept((current) => {
      if (current === null) return null
      const standing = urlOf(current.before) === url ? null : current.words.standing(current.reading, state)
      if (standing !== null) return { ...current, reading: standing, isDrawn: true }
      return current.isDrawn === true ? null : current
    })
  }, [url])
  return [understood, setKept]
}

/** What filters say: the next words take the place of what was understood of the last ones. */
export function withoutUnderstood(state: SearchState, understood: Understood | null): SearchState {
  return understood === null ? state : understood.words.without(state, understood.reading, understood.before)
}
