import { expect, it } from 'vitest'
import type { CountedBuilds } from '#domain/fleet/build-hours.ts'
import { buildHours, buildTotals, countBuilds } from '#domain/fleet/build-hours.ts'

const counted = (hoursAgo: number, given: Partial<CountedBuilds> = {}): CountedBuilds => ({
  siteSlug: 'x',
  hoursAgo,
  kind: 'published',
  count: 1,
  longestMs: 100,
  ...given,
})

it('counts builds by hour, the oldest first, and leaves out what is older', () => {
  const hours = buildHours([
    counted(0),
    counted(0, { siteSlug: 'y', count: 2, longestMs: 900 }),
    counted(0, { kind: 'held' }),
    counted(23, { kind: 'failed', count: 4 }),
    counted(24),
    counted(-1),
  ])
  expect(hours).toHaveLength(24)
  expect(hours[0]).toEqual({ counts: { published: 0, unchanged: 0, held: 0, failed: 4 }, longestMs: 100 })
  expect(hours[23]).toEqual({ counts: { published: 3, unchanged: 0, held: 1, failed: 0 }, longestMs: 900 })
  expect(hours.slice(1, 23).map(countBuilds)).toEqual(Array(22).fill(0))
  const total = buildTotals(hours)
  expect(total).toEqual({ counts: { published: 3, unchanged: 0, held: 1, failed: 4 }, longestMs: 900 })
  expect(countBuilds(total)).toBe(8)
})
