/** The analytics of this page, as its body says them. */
import type { PageAnalytics } from '#domain/analytics/page-analytics.ts'
import { createAnalytics } from './analytics.ts'

export function readPageAnalytics(): PageAnalytics | null {
  // Written by the layout of the same release.
  return JSON.parse(document.body.dataset['analytics'] ?? 'null') as PageAnalytics | null
}

export const analytics = createAnalytics({
  page: readPageAnalytics,
  // Kept alive when the page is left; unlike a beacon it reports a failure.
  send: async (url, eventIds) => {
    const response = await fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event_ids: eventIds }),
    })
    // Until its answer is read, the browser counts a request as under way.
    await response.text().catch(() => '')
    return response.ok
  },
  // biome-ignore lint/suspicious/noConsole: S1 §7: a failure is swallowed with a warning
  warn: (message) => console.warn(message),
})

/** A number that was hidden has been counted when it was revealed. */
const PHONE_LINK = 'a[href^="tel:"]:not(phone-reveal a)'

/** Reports the page, and what is pressed on any page. */
export function watchAnalytics(): void {
  analytics.reportView()
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(PHONE_LINK) !== null) analytics.report({ kind: 'phoneClicked' })
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && analytics.flush())
  addEventListener('pagehide', analytics.flush)
}
