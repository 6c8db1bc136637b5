/** A browser's storage in memory. */
import type { ListStorage } from '#stores/saved/stored-list.ts'

export function createMemoryStorage(): ListStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value)
    },
  }
}
