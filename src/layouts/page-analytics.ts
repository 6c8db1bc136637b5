/** What a page reports, and to whom: written into the page for its scripts. */
import type { Site } from '#config/schema/site.ts'
import { analyticsEvent } from '#domain/analytics/events.ts'
import type { PageAnalytics } from '#domain/analytics/page-analytics.ts'
import { googleCounters } from '#domain/analytics/page-analytics.ts'
import { platformCallUrl } from '#domain/platform/platform-calls.ts'
import type { PageInputs } from '#view-models/page.ts'

/** `null` for a page that reports nothing to anybody. */
export function pageAnalytics({ analytics, platform }: Site, inputs: PageInputs): PageAnalytics | null {
  const { events, demoCountsAs } = analytics
  const url = platform === null || !events ? null : platformCallUrl(platform, 'events')
  const google = googleCounters(analytics)
  return url === null && google === null ? null : { url, demoCountsAs, view: viewEvent(inputs, demoCountsAs), google }
}

function viewEvent(inputs: PageInputs, demoCountsAs: PageAnalytics['demoCountsAs']): PageAnalytics['view'] {
  if (inputs.kind === 'search') return analyticsEvent({ kind: 'searchViewed' }, demoCountsAs)
  if (inputs.kind === 'car') return analyticsEvent({ kind: 'carViewed', carType: inputs.car.carType }, demoCountsAs)
  return null
}
