/** Whether counters of other companies may run for this shopper, remembered on the device. */
import type { ConsentNeed } from '#domain/analytics/page-analytics.ts'

export type ConsentChoice = 'granted' | 'denied'

const KEY = 'analytics-consent'

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createConsent(engine: () => Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    /** `null` until the shopper has chosen, and where nothing can be remembered. */
    read(): ConsentChoice | null {
      try {
        const choice = engine().getItem(KEY)
        return choice === 'granted' || choice === 'denied' ? choice : null
      } catch {
        return null
      }
    },
    write(choice: ConsentChoice): void {
      try {
        engine().setItem(KEY, choice)
      } catch {
        // Full or forbidden: the next page asks again.
      }
    },
  }
}

/** Whether counting may start: a choice counts on every site that asks, and only opt-in waits for it. */
export function mayCount(need: ConsentNeed, choice: ConsentChoice | null): boolean {
  if (need === 'none') return true
  return choice === null ? need === 'notice' : choice === 'granted'
}
