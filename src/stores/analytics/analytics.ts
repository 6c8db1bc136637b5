/** Reports what a shopper does by the ids of the specifications (S1 §7): in batches to the platform, at once to counters. */
import type { AnalyticsEventId, ShopperAction } from '#domain/analytics/events.ts'
import { analyticsEvent, analyticsFailureWarning, MAX_EVENTS } from '#domain/analytics/events.ts'
import type { PageAnalytics } from '#domain/analytics/page-analytics.ts'

export interface AnalyticsOptions {
  /** `null`: the page reports nothing. */
  page(): PageAnalytics | null
  /** Says whether the batch was taken; may reject. */
  send(url: string, eventIds: readonly AnalyticsEventId[]): Promise<boolean>
  warn(message: string): void
}

export interface Analytics {
  report(action: ShopperAction): void
  /** Reports the event of opening the page. */
  reportView(): void
  /** Sends what is waiting now, because the page may be left. */
  flush(): void
  /** Is given every event of the page, those before it, too. */
  listen(listener: (eventId: AnalyticsEventId) => void): void
}

/** What a shopper does in a moment goes together. */
const BATCH_MS = 1_000

export function createAnalytics({ page, send, warn }: AnalyticsOptions): Analytics {
  const fired: AnalyticsEventId[] = []
  const listeners: ((eventId: AnalyticsEventId) => void)[] = []
  const waiting: AnalyticsEventId[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const url = page()?.url
    while (url != null && waiting.length > 0) {
      const batch = waiting.splice(0, MAX_EVENTS)
      const failed = (): void => {
        for (const eventId of batch) warn(analyticsFailureWarning(eventId))
      }
      send(url, batch).then((isTaken) => isTaken || failed(), failed)
    }
  }
  const fire = (eventId: AnalyticsEventId | null | undefined): void => {
    if (eventId == null) return
    fired.push(eventId)
    for (const listener of listeners) listener(eventId)
    if (page()?.url == null) return
    waiting.push(eventId)
    timer ??= setTimeout(flush, BATCH_MS)
  }

  return {
    flush,
    report(action) {
      const settings = page()
      if (settings !== null) fire(analyticsEvent(action, settings.demoCountsAs))
    },
    reportView: () => fire(page()?.view),
    listen(listener) {
      listeners.push(listener)
      fired.forEach(listener)
    },
  }
}
