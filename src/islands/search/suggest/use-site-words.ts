/** The words of the site, and the list that shows them, loaded when they are first wanted; null until then. */
import type { ComponentType } from 'react'
import { startTransition, useRef, useState } from 'react'
import type { SearchClient } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'
import type { ListProps } from './SuggestionList.tsx'
import type { SiteWords } from './site-words.ts'

export interface SiteWordsState {
  readonly words: SiteWords | null
  readonly List: ComponentType<ListProps> | null
  /** Loads them once; null when they cannot be had, and then the next call tries again. */
  readonly load: () => Promise<SiteWords | null>
}

export function useSiteWords(settings: SearchSettings, client: SearchClient): SiteWordsState {
  const [words, setWords] = useState<SiteWords | null>(null)
  const [List, setList] = useState<ComponentType<ListProps> | null>(null)
  const loading = useRef<Promise<SiteWords | null> | null>(null)
  const load = (): Promise<SiteWords | null> => {
    if (List === null)
      import('./SuggestionList.tsx').then(
        ({ SuggestionList }) => startTransition(() => setList(() => SuggestionList)),
        () => {},
      )
    loading.current ??= import('./site-words.ts')
      .then(({ loadSiteWords }) => loadSiteWords(settings, client))
      .then((loaded) => {
        startTransition(() => setWords(loaded))
        return loaded
      })
      .catch(() => {
        loading.current = null
        return null
      })
    return loading.current
  }
  return { words, List, load }
}
