/** Counts the analytics events that pages report. */
import { reportEvents } from '#contract/events.ts'
import { localMoment } from '#domain/time/local-moment.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'

export function routeEvents(app: PlatformHono, platform: PlatformContext): void {
  const { limits, events } = platform
  routeEndpoint(app, platform, reportEvents, async ({ event_ids }, { site, address }) => {
    if (!site.analytics.events) throw new ProblemError('not-found', 'This site does not count events.')
    await limits.count('events-by-address', `${site.slug} ${address}`)
    const day = localMoment(Date.now(), site.timeZone).date
    for (const eventId of event_ids) events.add({ siteSlug: site.slug, day, eventId, count: 1 })
    return { success: true }
  })
}
