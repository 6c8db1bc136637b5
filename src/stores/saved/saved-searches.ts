/** The searches that a shopper keeps on this device, newest first, each with how far its cars were seen (ours). */
import type { ReadableAtom } from 'nanostores'
import { parseStoredList } from '#domain/entities/parse-stored.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import { savedSearchSchema } from '#domain/search/saved-search.ts'
import type { SearchHistoryEntry } from '#domain/search/search-history.ts'
import type { ListStorage } from './stored-list.ts'
import { createStoredList } from './stored-list.ts'

export const SAVED_SEARCHES_KEY = 'saved-searches'
/** Enough for any shopper: each is one more question on every visit. */
export const SAVED_SEARCHES_MAX = 20
/** The longest name. */
export const SAVED_NAME_LENGTH = 80

export interface SavedSearchesStore {
  readonly $entries: ReadableAtom<readonly SavedSearch[]>
  has(path: string): boolean
  /** Keeps a search in front; says whether the device keeps it. A search that is kept already keeps its name. */
  save(entry: SearchHistoryEntry, as: { readonly name: string; readonly nowMs: number }): boolean
  remove(path: string): void
  /** A blank name changes nothing. */
  rename(path: string, name: string): void
  /** The shopper has seen the cars that were listed until then; moves back from the hour of saving alone, a guess. */
  markSeen(path: string, upToMs: number): void
  reload(): void
}

export function createSavedSearches(engine: () => ListStorage): SavedSearchesStore {
  const list = createStoredList(SAVED_SEARCHES_KEY, parseSavedSearches, engine)
  const edit = (path: string, change: (saved: SavedSearch) => SavedSearch): void => {
    list.change((entries) => entries.map((saved) => (saved.path === path ? change(saved) : saved)))
  }
  return {
    $entries: list.$entries,
    has: (path) => list.$entries.get().some((saved) => saved.path === path),
    save: ({ path, state }, { name, nowMs }) =>
      list.change((entries) => {
        const known = entries.find((saved) => saved.path === path)
        const saved = known ?? {
          path,
          state: copied(state),
          name: shortened(name),
          savedAtMs: nowMs,
          seenUpToMs: nowMs,
        }
        return [saved, ...entries.filter((other) => other.path !== path)].slice(0, SAVED_SEARCHES_MAX)
      }),
    remove(path) {
      list.change((entries) => entries.filter((saved) => saved.path !== path))
    },
    rename(path, name) {
      const short = shortened(name)
      if (short !== '') edit(path, (saved) => ({ ...saved, name: short }))
    },
    markSeen(path, upToMs) {
      edit(path, (saved) => {
        const isGuess = saved.seenUpToMs === saved.savedAtMs
        return { ...saved, seenUpToMs: isGuess ? upToMs : Math.max(saved.seenUpToMs, upToMs) }
      })
    },
    reload: list.reload,
  }
}

/** Every entry that is one, each path once; junk is left out. */
export function parseSavedSearches(stored: string | null): readonly SavedSearch[] {
  const found = new Map<string, SavedSearch>()
  for (const saved of parseStoredList(savedSearchSchema, stored))
    if (!found.has(saved.path)) found.set(saved.path, saved)
  return [...found.values()].slice(0, SAVED_SEARCHES_MAX)
}

function shortened(name: string): string {
  return name.trim().slice(0, SAVED_NAME_LENGTH).trim()
}

function copied(state: SearchHistoryEntry['state']): SavedSearch['state'] {
  return {
    ...state,
    lists: Object.fromEntries(Object.entries(state.lists).map(([attribute, values]) => [attribute, [...values]])),
    ranges: { ...state.ranges },
    toggles: [...state.toggles],
    near: state.near === null ? null : { ...state.near },
  }
}
