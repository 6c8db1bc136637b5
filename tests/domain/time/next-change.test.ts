import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { localMoment } from '#domain/time/local-moment.ts'
import { nextHoursChangeMs } from '#domain/time/next-hours-change.ts'
import { openState } from '#domain/time/open-now.ts'
import type { WeekHours } from '#domain/time/opening-hours.ts'
import { anyWeek, ZONES } from '../../builders/week-arbitrary.ts'

const always = (hours: string): WeekHours => ({
  sunday: hours,
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
})
const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS
const next = (week: WeekHours, zone: string, iso: string, special: Parameters<typeof nextHoursChangeMs>[1] = []) => {
  const ms = nextHoursChangeMs(week, special, zone, Date.parse(iso))
  return ms === null ? null : new Date(ms).toISOString().replace(':00.000Z', 'Z')
}

describe('the next change of what a place’s hours say', () => {
  test.each([
    // Opens, closes, and at midnight is to open again.
    ['Australia/Brisbane', '2026-01-09T22:00:00Z', '2026-01-09T22:30Z'],
    ['Australia/Brisbane', '2026-01-09T22:30:00Z', '2026-01-10T07:30Z'],
    ['Australia/Brisbane', '2026-01-10T07:29:59Z', '2026-01-10T07:30Z'],
    ['Australia/Brisbane', '2026-01-10T07:30:00Z', '2026-01-10T14:00Z'],
    ['Australia/Brisbane', '2026-01-10T14:00:00Z', '2026-01-10T22:30Z'],
    // Sydney, in summer and after daylight saving has ended on Sunday 5 April 2026.
    ['Australia/Sydney', '2026-04-04T00:00:00Z', '2026-04-04T06:30Z'],
    ['Australia/Sydney', '2026-04-05T00:00:00Z', '2026-04-05T07:30Z'],
    // It begins on Sunday 4 October 2026: that day starts at UTC+10 and opens at UTC+11.
    ['Australia/Sydney', '2026-10-03T08:00:00Z', '2026-10-03T14:00Z'],
    ['Australia/Sydney', '2026-10-03T14:00:00Z', '2026-10-03T21:30Z'],
  ])('in %s after %s: %s', (zone, iso, expected) => {
    expect(next(always('8:30-17:30'), zone, iso)).toBe(expected)
  })

  it('opens in the hour that daylight saving leaves out when that hour would have begun', () => {
    // 2:30 does not exist on 4 October: at 3:00 by the new time (16:00 UTC) the place is open.
    expect(next(always('2:30-9:00'), 'Australia/Sydney', '2026-10-03T15:00:00Z')).toBe('2026-10-03T16:00Z')
  })

  it('opens twice in the hour that comes twice', () => {
    // On 5 April, 2:30 is at 15:30 UTC; at 16:00 UTC the clocks say 2:00 again; 2:30 comes again at 16:30 UTC.
    const at = (iso: string) => next(always('2:30-9:00'), 'Australia/Sydney', iso)
    expect(at('2026-04-04T15:00:00Z')).toBe('2026-04-04T15:30Z')
    expect(at('2026-04-04T15:30:00Z')).toBe('2026-04-04T16:00Z')
    expect(at('2026-04-04T16:00:00Z')).toBe('2026-04-04T16:30Z')
    expect(at('2026-04-04T16:30:00Z')).toBe('2026-04-04T23:00Z')
  })

  it('has none when every day is the same', () => {
    expect(next(always('closed'), 'Australia/Sydney', '2026-04-04T15:00:00Z')).toBeNull()
    expect(next(always('by appointment'), 'Australia/Sydney', '2026-04-04T15:00:00Z')).toBeNull()
  })

  it('passes three weeks, and no more', () => {
    // Monday 5 January 2026: the day itself and 21 more are looked at.
    const open = (date: string) => [{ date, label: null, hours: '9:00-12:00' }]
    expect(next(always('closed'), 'Australia/Brisbane', '2026-01-05T00:00:00Z', open('2026-01-26'))).toBe(
      '2026-01-25T14:00Z',
    )
    expect(next(always('closed'), 'Australia/Brisbane', '2026-01-05T00:00:00Z', open('2026-01-27'))).toBeNull()
  })

  it('knows special hours', () => {
    const christmas = [{ date: '2026-12-25', label: null, hours: 'closed' }]
    expect(next(always('8:30-17:30'), 'Australia/Brisbane', '2026-12-24T07:30:00Z', christmas)).toBe(
      '2026-12-25T14:00Z',
    )
  })

  it('is the first change: nothing changes before it, and it is one', () => {
    // Around both changes of the clocks of 2026, and in between.
    const instants = fc.oneof(
      fc.integer({ min: Date.parse('2026-04-03T00:00Z'), max: Date.parse('2026-04-06T00:00Z') }),
      fc.integer({ min: Date.parse('2026-10-02T00:00Z'), max: Date.parse('2026-10-05T00:00Z') }),
      fc.integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2026-12-31T00:00Z') }),
    )
    fc.assert(
      fc.property(anyWeek, fc.constantFrom(...ZONES), instants, (week, zone, asAtMs) => {
        const answer = (ms: number) => JSON.stringify(openState(week, [], localMoment(ms, zone)))
        const nextMs = nextHoursChangeMs(week, [], zone, asAtMs)
        if (nextMs !== null) {
          expect(nextMs).toBeGreaterThan(asAtMs)
          expect(answer(nextMs)).not.toBe(answer(asAtMs))
          expect(answer(nextMs - 1)).toBe(answer(asAtMs))
        }
        const untilMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, asAtMs + 2 * 86_400_000)
        for (let ms = asAtMs; ms < untilMs; ms += HALF_HOUR_MS) expect(answer(ms)).toBe(answer(asAtMs))
      }),
      { numRuns: 150 },
    )
  })
})
