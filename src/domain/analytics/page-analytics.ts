/** What a page must know to report what happens on it. */
import type { AnalyticsEventId, DemoCountsAs } from './events.ts'

/** Counters of other companies start at once, start with a notice, or wait until the shopper agrees. */
export type ConsentNeed = 'none' | 'notice' | 'opt-in'

export interface GoogleCounters {
  /** "G-AB12CD34EF". */
  readonly analyticsId: string | null
  /** "GTM-AB12CD3". */
  readonly tagManagerId: string | null
  readonly consent: ConsentNeed
}

/** What a site configures of them; `null` when it has none. */
export function googleCounters(options: {
  readonly googleAnalyticsId: string | null
  readonly googleTagManagerId: string | null
  readonly consent: ConsentNeed
}): GoogleCounters | null {
  const { googleAnalyticsId: analyticsId, googleTagManagerId: tagManagerId, consent } = options
  return analyticsId === null && tagManagerId === null ? null : { analyticsId, tagManagerId, consent }
}

/** Whether a site has something to ask: counters of other companies, with a notice or a question. */
export function asksConsent(google: GoogleCounters | null): boolean {
  return google !== null && google.consent !== 'none'
}

export interface PageAnalytics {
  /** Where events are posted; `null` on a site that reports none to the platform. */
  readonly url: string | null
  readonly demoCountsAs: DemoCountsAs
  /** The event of opening this page. */
  readonly view: AnalyticsEventId | null
  readonly google: GoogleCounters | null
}
