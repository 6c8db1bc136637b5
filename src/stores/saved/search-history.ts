/** The last searches of this device (S2 §3 "Search history"): the latest 5 states, each with its path. */
import type { ReadableAtom } from 'nanostores'
import { parseStoredList } from '#domain/entities/parse-stored.ts'
import { searchEntrySchema } from '#domain/search/saved-search.ts'
import type { SearchHistoryEntry } from '#domain/search/search-history.ts'
import { rememberSearch } from '#domain/search/search-history.ts'
import type { ListStorage } from './stored-list.ts'
import { createStoredList } from './stored-list.ts'

export const SEARCH_HISTORY_KEY = 'search-history'

export interface SearchHistoryStore {
  readonly $entries: ReadableAtom<readonly SearchHistoryEntry[]>
  remember(entry: SearchHistoryEntry): void
  clear(): void
  reload(): void
}

export function createSearchHistory(engine: () => ListStorage): SearchHistoryStore {
  const list = createStoredList(SEARCH_HISTORY_KEY, parseSearchHistory, engine)
  return {
    $entries: list.$entries,
    remember(entry) {
      list.change((entries) => rememberSearch(entries, entry))
    },
    clear() {
      list.change(() => [])
    },
    reload: list.reload,
  }
}

/** Every entry that is one, each path once and five at most (S2 §4), whatever is stored. */
export function parseSearchHistory(stored: string | null): readonly SearchHistoryEntry[] {
  return parseStoredList(searchEntrySchema, stored).reduceRight<SearchHistoryEntry[]>(rememberSearch, [])
}
