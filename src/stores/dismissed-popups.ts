/** Which popups the shopper has closed, remembered on the device (S1 §4). */
const KEY = 'dismissed-popups'
/** The oldest are forgotten first. */
const MAX = 20

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createDismissedPopups(engine: () => Pick<Storage, 'getItem' | 'setItem'>) {
  function read(): string[] {
    try {
      const stored: unknown = JSON.parse(engine().getItem(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
    } catch {
      return []
    }
  }
  return {
    /** The keys of `popupKey`. */
    read,
    add(key: string): void {
      const keys = [...read().filter((other) => other !== key), key].slice(-MAX)
      try {
        engine().setItem(KEY, JSON.stringify(keys))
      } catch {
        // Full or forbidden: the popup is shown again on the next page.
      }
    },
  }
}
