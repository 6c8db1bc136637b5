import { beforeAll, expect, it } from 'vitest'
import { reportEvents } from '#contract/events.ts'
import { problemKind } from '#contract/problem.ts'
import { readEventCounts } from '#database/events.ts'
import { MAX_EVENTS } from '#domain/analytics/events.ts'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
})

async function counted(): Promise<Record<number, number>> {
  await platform.app.close()
  const counts = await readEventCounts(database.current().db, site.slug, 5)
  return Object.fromEntries(counts.map(({ eventId, count }) => [eventId, count]))
}

it('batches are added up by day and id', async () => {
  expect(await platform.call(reportEvents, { event_ids: [49, 39] })).toEqual({
    kind: 'answered',
    answer: { success: true },
  })
  await platform.call(reportEvents, { event_ids: [39] })
  expect(await counted()).toEqual({ 39: 2, 49: 1 })
  await platform.call(reportEvents, { event_ids: [39, 39, 4] })
  expect(await counted()).toEqual({ 4: 1, 39: 4, 49: 1 })
})

it.each([
  [{ event_ids: [] }],
  [{ event_ids: [5] }],
  [{ event_ids: ['39'] }],
  [{ event_ids: Array(MAX_EVENTS + 1).fill(39) }],
  [{}],
])('%j is refused as a whole', async (body) => {
  const before = await counted()
  const response = await platform.send('/api/events', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(422)
  expect(await counted()).toEqual(before)
})

it('one address may send so many batches and no more', async () => {
  const send = () =>
    platform.send(
      '/api/events',
      {
        method: 'POST',
        body: JSON.stringify({ event_ids: [61] }),
        headers: { 'content-type': 'application/json' },
      },
      '192.0.2.77',
    )
  const { points } = RATE_LIMITS['events-by-address']
  const statuses = new Set<number>()
  for (let sent = 0; sent < points; sent++) statuses.add((await send()).status)
  expect([...statuses]).toEqual([200])
  expect((await send()).status).toBe(429)
  expect((await counted())[61]).toBe(points)
})

it('a page of another site is refused', async () => {
  const response = await platform.send('/api/events', {
    method: 'POST',
    body: JSON.stringify({ event_ids: [39] }),
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

it('a site that does not count says so', async () => {
  const silent = makeSite({ slug: 'silent', url: 'https://www.silent.example', analytics: { events: false } })
  const { call } = await testPlatform(database.current(), silent)
  const outcome = await call(reportEvents, { event_ids: [39] })
  expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('not-found')
})
