import { describe, expect, it } from 'vitest'
import type { FleetBuild, SiteState } from '#domain/fleet/fleet-site.ts'
import {
  briefDuration,
  buildDuration,
  feedVerdict,
  fleetProblems,
  megabytes,
  untilChange,
} from '#domain/fleet/fleet-site.ts'

const NOW_MS = Date.parse('2026-12-01T00:00:00Z')
const STATE: SiteState = {
  releaseId: '000001-abc',
  asAtMs: NOW_MS,
  cars: 10,
  pages: 20,
  files: 30,
  sizeBytes: null,
  nextChangeAtMs: null,
  feed: { rows: 10, quarantinedRows: 0, unreadableReason: null },
  faults: [],
}
const BUILD: FleetBuild = {
  siteSlug: 'x',
  kind: 'published',
  message: 'Release 000001-abc is served.',
  endedAt: new Date(NOW_MS),
  durationMs: 300,
  waiting: 0,
  unpurgedPaths: 0,
  purgeFailure: null,
  purgedAt: null,
}
const unreadable = { rows: 0, quarantinedRows: 0, unreadableReason: 'it is cut' }
const minutes = (count: number): number => count * 60_000

describe('what somebody should look at', () => {
  it.each<[string, SiteState | null, FleetBuild | null, string[]]>([
    ['nothing of a site that is well', STATE, BUILD, []],
    ['nothing where nothing is known', null, null, []],
    ['faults of the release', { ...STATE, faults: ['has no release'] }, null, ['has no release']],
    ['nothing while a change is a little late', { ...STATE, nextChangeAtMs: NOW_MS - minutes(14) }, BUILD, []],
    [
      'a change that is late',
      { ...STATE, nextChangeAtMs: NOW_MS - minutes(16) },
      BUILD,
      ['a change that was due is not built'],
    ],
    [
      'a feed that is held, with every reason',
      STATE,
      { ...BUILD, kind: 'held', message: 'The feed was held:\n- 9 cars have gone\n- prices halved\nSee x.' },
      ['the feed is held: 9 cars have gone; prices halved'],
    ],
    ['a held feed without reasons', STATE, { ...BUILD, kind: 'held', message: 'Held.' }, ['the feed is held: Held.']],
    [
      'a feed that cannot be read, once',
      { ...STATE, feed: unreadable },
      { ...BUILD, kind: 'held', message: '- it is cut' },
      ['its feed cannot be read: it is cut'],
    ],
    ['a build that failed', null, { ...BUILD, kind: 'failed', message: 'No disk.\nstack' }, ['No disk.']],
    [
      'a CDN that was not purged',
      STATE,
      { ...BUILD, purgeFailure: 'it answered 500', unpurgedPaths: 1_200 },
      ['1,200 addresses are not purged: it answered 500'],
    ],
  ])('%s', (_, state, build, problems) => {
    expect(fleetProblems(state, build, NOW_MS)).toEqual(problems)
  })
})

it('the verdict on the last feed', () => {
  expect(feedVerdict(STATE, BUILD)).toBe('accepted')
  expect(feedVerdict(STATE, null)).toBe('accepted')
  expect(feedVerdict(STATE, { ...BUILD, kind: 'held' })).toBe('held')
  expect(feedVerdict(null, { ...BUILD, kind: 'held' })).toBe('held')
  expect(feedVerdict({ ...STATE, feed: unreadable }, { ...BUILD, kind: 'held' })).toBe('cannot be read')
  expect(feedVerdict({ ...STATE, feed: null }, BUILD)).toBeNull()
  expect(feedVerdict(null, null)).toBeNull()
})

it.each([
  [0, '0 s'],
  [89_000, '89 s'],
  [minutes(3), '3 min'],
  [minutes(119), '119 min'],
  [minutes(300), '5 h'],
  [minutes(60 * 71), '71 h'],
  [minutes(60 * 72), '3 d'],
])('%d ms are said as %s', (ms, words) => {
  expect(briefDuration(ms)).toBe(words)
})

it('a build, a change that comes, and a size are said briefly', () => {
  expect([buildDuration(312), buildDuration(12_000)]).toEqual(['0.31 s', '12 s'])
  expect([untilChange(NOW_MS + minutes(5), NOW_MS), untilChange(NOW_MS, NOW_MS)]).toEqual(['in 5 min', 'due'])
  expect([megabytes(412_000), megabytes(41_400_000), megabytes(1_204_000_000)]).toEqual(['0.4 MB', '41 MB', '1,204 MB'])
})
