/** A list that lies in the browser's storage, where other tabs write too and where any access may throw. */
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** What is used of `localStorage`; any of it may throw. */
export interface StorageEngine {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

export interface StoredList<T> {
  $list: ReadableAtom<readonly T[]>
  /** The latest list: another tab may have changed it before its event arrived here. */
  current(): readonly T[]
  write(list: readonly T[]): void
  /** Reads the storage again: another tab has written to it. */
  reload(): void
}

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createStoredList<T>(
  engine: () => StorageEngine,
  key: string,
  parse: (stored: string | null) => readonly T[],
): StoredList<T> {
  /** False once a write failed: memory then knows more than the storage. */
  let stored = true
  const read = (): readonly T[] | null => {
    try {
      return parse(engine().getItem(key))
    } catch {
      return null
    }
  }
  const $list = atom<readonly T[]>(read() ?? [])
  return {
    $list,
    current: () => (stored ? (read() ?? $list.get()) : $list.get()),
    write(list) {
      $list.set(list)
      try {
        engine().setItem(key, JSON.stringify(list))
        stored = true
      } catch {
        stored = false
      }
    },
    reload() {
      const list = read()
      if (list !== null) {
        stored = true
        $list.set(list)
      }
    },
  }
}
