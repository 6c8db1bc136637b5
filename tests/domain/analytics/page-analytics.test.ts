import { expect, it } from 'vitest'
import type { ConsentNeed } from '#domain/analytics/page-analytics.ts'
import { asksConsent, googleCounters } from '#domain/analytics/page-analytics.ts'

const counters = (googleAnalyticsId: string | null, googleTagManagerId: string | null, consent: ConsentNeed) =>
  googleCounters({ googleAnalyticsId, googleTagManagerId, consent })

it('a site without an id has no counters of Google, whatever it says of consent', () => {
  expect(counters(null, null, 'opt-in')).toBeNull()
  expect(asksConsent(null)).toBe(false)
})

it.each<[ConsentNeed, boolean]>([
  ['none', false],
  ['notice', true],
  ['opt-in', true],
])('consent "%s": the page has a notice or a question: %s', (consent, asks) => {
  expect(counters('G-1', null, consent)).toEqual({ analyticsId: 'G-1', tagManagerId: null, consent })
  expect(counters(null, 'GTM-1', consent)).toEqual({ analyticsId: null, tagManagerId: 'GTM-1', consent })
  expect(asksConsent(counters('G-1', 'GTM-1', consent))).toBe(asks)
})
