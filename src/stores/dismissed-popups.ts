/** Which popups the shopper has closed, remembered on the device (S1 §4). */
import type { ListStorage } from './saved/stored-list.ts'
import { createStoredList } from './saved/stored-list.ts'

const KEY = 'dismissed-popups'
/** The oldest are forgotten first. */
const MAX = 20

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createDismissedPopups(engine: () => ListStorage) {
  const { $entries, change } = createStoredList(KEY, parse, engine)
  return {
    /** The keys of `popupKey`. */
    read: (): readonly string[] => $entries.get(),
    add: (key: string): void => void change((keys) => [...keys.filter((other) => other !== key), key].slice(-MAX)),
  }
}

function parse(stored: string | null): string[] {
  const keys: unknown = JSON.parse(stored ?? '[]')
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}
