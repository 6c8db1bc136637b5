/** A list that is kept on this device: validated when it is read, and kept in memory where the storage takes nothing. */
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** What is used of `localStorage`; any of it may throw. */
export interface ListStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

export interface StoredList<Entry> {
  readonly $entries: ReadableAtom<readonly Entry[]>
  /** Changes the latest list, which another tab may have written; says whether the device keeps it. */
  change(next: (entries: readonly Entry[]) => readonly Entry[]): boolean
  /** Reads the storage again: another tab has written to it. */
  reload(): void
}

/** The engine is a function because asking for `localStorage` can itself throw. `parse` takes whatever is stored. */
export function createStoredList<Entry>(
  key: string,
  parse: (stored: string | null) => readonly Entry[],
  engine: () => ListStorage,
): StoredList<Entry> {
  /** False once a write failed: memory then knows more than the storage. */
  let stored = true
  const read = (): readonly Entry[] | null => {
    try {
      return parse(engine().getItem(key))
    } catch {
      return null
    }
  }
  const $entries = atom<readonly Entry[]>(read() ?? [])
  return {
    $entries,
    change(next) {
      const entries = next(stored ? (read() ?? $entries.get()) : $entries.get())
      $entries.set(entries)
      try {
        engine().setItem(key, JSON.stringify(entries))
        stored = true
      } catch {
        stored = false
      }
      return stored
    },
    reload() {
      const entries = read()
      if (entries === null) return
      stored = true
      $entries.set(entries)
    },
  }
}

/**
 * Keeps a list in step with other tabs, and with what a page of the back/forward cache has missed. `view` is undefined
 * while pages are built.
 */
export function keepInStep(
  key: string,
  { reload }: Pick<StoredList<unknown>, 'reload'>,
  view: Window | undefined,
): void {
  view?.addEventListener('storage', (event) => {
    // A `null` key says that the whole storage was cleared.
    if (event.key === key || event.key === null) reload()
  })
  view?.addEventListener('pageshow', (event) => {
    if (event.persisted) reload()
  })
}
