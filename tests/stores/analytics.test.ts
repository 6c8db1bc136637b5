import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAX_EVENTS } from '#domain/analytics/events.ts'
import type { PageAnalytics } from '#domain/analytics/page-analytics.ts'
import type { Analytics, AnalyticsOptions } from '#stores/analytics/analytics.ts'
import { createAnalytics } from '#stores/analytics/analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PAGE: PageAnalytics = { url: '/api/events', demoCountsAs: 'new', view: 49, google: null }

function start(page: PageAnalytics | null, answer: AnalyticsOptions['send'] = async () => true) {
  const sent: number[][] = []
  const warnings: string[] = []
  const analytics: Analytics = createAnalytics({
    page: () => page,
    send: (url, ids) => {
      sent.push([...ids])
      return answer(url, ids)
    },
    warn: (message) => warnings.push(message),
  })
  return { analytics, sent, warnings }
}

it('what happens within a second goes in one batch', async () => {
  const { analytics, sent, warnings } = start(PAGE)
  analytics.reportView()
  analytics.report({ kind: 'favouriteAdded' })
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([[49, 39]])
  analytics.report({ kind: 'printed' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([[49, 39], [61]])
  expect(warnings).toEqual([])
})

it('what waits goes at once when the page is left, and once', async () => {
  const { analytics, sent } = start(PAGE)
  analytics.report({ kind: 'enquirySent', carType: 'used' })
  analytics.flush()
  analytics.flush()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([[15]])
})

it('a batch is never larger than the platform takes', () => {
  const { analytics, sent } = start(PAGE)
  for (let n = 0; n <= MAX_EVENTS; n++) analytics.report({ kind: 'favouriteAdded' })
  analytics.flush()
  expect(sent.map(({ length }) => length)).toEqual([MAX_EVENTS, 1])
})

it.each<[string, AnalyticsOptions['send']]>([
  ['a refusal', async () => false],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('S1 §7: %s is swallowed with a warning', async (_, answer) => {
  const { analytics, warnings } = start(PAGE, answer)
  analytics.report({ kind: 'favouriteAdded' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(warnings).toEqual(['Analytics event 39 could not be sent.'])
})

it('without a platform nothing is sent, and a listener hears every event all the same', async () => {
  const { analytics, sent } = start({ ...PAGE, url: null })
  const heard: number[] = []
  analytics.reportView()
  analytics.listen((id) => heard.push(id))
  analytics.report({ kind: 'testDriveSent', carType: 'demo' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(heard).toEqual([49, 17])
  expect(sent).toEqual([])
})

it('a page that reports nothing is silent', async () => {
  const { analytics, sent } = start(null)
  const heard: number[] = []
  analytics.listen((id) => heard.push(id))
  analytics.reportView()
  analytics.report({ kind: 'favouriteAdded' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect([sent, heard]).toEqual([[], []])
})
