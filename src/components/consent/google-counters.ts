/**
 * Google Analytics 4 and Google Tag Manager, by their published commands (gtag.js, data layer, consent mode). Nothing of
 * them is loaded, and nothing is written, before they may count.
 */
import type { EventRow } from '#domain/analytics/event-table.ts'
import { EVENT_TABLE } from '#domain/analytics/event-table.ts'
import type { AnalyticsEventId } from '#domain/analytics/events.ts'
import type { GoogleCounters } from '#domain/analytics/page-analytics.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const SCRIPTS = 'https://www.googletagmanager.com'
const ROWS = new Map<number, EventRow>(EVENT_TABLE.map((row) => [row.id, row]))

export interface StartedCounters {
  count(eventId: AnalyticsEventId): void
  grant(): void
  /** Nothing more is counted, and what was kept on the device is deleted. */
  revoke(): void
}

/** `pageType`: "item", "itemlist" or another kind of page, as the standard of the car trade names them. */
export function startGoogleCounters({ analyticsId, tagManagerId }: GoogleCounters, pageType: string): StartedCounters {
  window.dataLayer ??= []
  const layer = window.dataLayer
  // The commands of gtag.js are the arguments object of its function, not an array.
  function gtag(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: gtag.js reads commands by this type
    layer.push(arguments)
  }
  let isGranted = true
  const setDisabled = (isDisabled: boolean): void => {
    // The property by which Google's script is switched off.
    if (analyticsId !== null) Reflect.set(window, `ga-disable-${analyticsId}`, isDisabled)
  }

  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  if (analyticsId !== null) {
    gtag('js', new Date())
    gtag('config', analyticsId)
    load(`${SCRIPTS}/gtag/js?id=${analyticsId}`)
  }
  if (tagManagerId !== null) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${SCRIPTS}/gtm.js?id=${tagManagerId}`)
  }

  return {
    count(eventId) {
      const row = ROWS.get(eventId)
      if (row === undefined || !isGranted) return
      const parameters = { event_owner: 'forecourt', event_id: eventId, page_type: pageType, ...row.ascParameters }
      if (analyticsId !== null) gtag('event', row.ascName, { ...parameters, send_to: analyticsId })
      if (tagManagerId !== null) layer.push({ event: row.ascName, ...parameters })
    },
    grant() {
      isGranted = true
      setDisabled(false)
      gtag('consent', 'update', { analytics_storage: 'granted' })
    },
    revoke() {
      isGranted = false
      setDisabled(true)
      gtag('consent', 'update', { analytics_storage: 'denied' })
      forgetCookies()
    },
  }
}

function load(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}

/** Google Analytics keeps `_ga` and `_ga_<id>` on the widest domain that takes them. */
function forgetCookies(): void {
  const domains = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'))
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!/^_ga(?:_|$)/.test(name)) continue
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
