import { describe, expect, it, test } from 'vitest'
import { instantsOf, runningAt } from '#domain/time/date-window.ts'
import { earliestAfter, windowState } from '#domain/time/instant-window.ts'
import { dayEndMs, dayStartMs } from '#domain/time/zone-days.ts'

const HOUR_MS = 3_600_000
const ms = (iso: string): number => Date.parse(iso)

describe('days of a zone', () => {
  test.each([
    ['2026-07-01', 'Australia/Sydney', 24],
    // Daylight saving ends: a long day. It begins: a short one.
    ['2026-04-05', 'Australia/Sydney', 25],
    ['2026-10-04', 'Australia/Sydney', 23],
    ['2026-10-04', 'Australia/Brisbane', 24],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
  ])('%s in %s has %d hours', (date, zone, hours) => {
    expect((dayEndMs(date, zone) - dayStartMs(date, zone)) / HOUR_MS).toBe(hours)
  })

  it('starts at midnight there', () => {
    expect(dayStartMs('2026-07-01', 'Australia/Perth')).toBe(ms('2026-06-30T16:00:00Z'))
    expect(dayEndMs('2026-07-01', 'Australia/Perth')).toBe(ms('2026-07-01T16:00:00Z'))
  })
})

describe('S1 §4: from when until when something is shown', () => {
  test.each([
    // A last day is shown to its end in the dealer's zone.
    [null, '2025-06-15', 'Australia/Brisbane', null, '2025-06-15T14:00:00Z'],
    [null, '2025-06-15', 'Australia/Perth', null, '2025-06-15T16:00:00Z'],
    // The day on which the clocks go forward is an hour shorter.
    ['2026-10-04', '2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00Z', '2026-10-04T13:00:00Z'],
    ['2025-06-01', null, 'Australia/Brisbane', '2025-05-31T14:00:00Z', null],
    ['2025-06-01T09:00', '2025-06-15T17:30', 'Australia/Brisbane', '2025-05-31T23:00:00Z', '2025-06-15T07:30:00Z'],
    [null, null, 'Australia/Brisbane', null, null],
  ])('%s to %s in %s', (start, expiry, zone, startsAt, endsAt) => {
    expect(instantsOf({ start, expiry }, zone)).toEqual({
      startsAtMs: startsAt === null ? null : ms(startsAt),
      endsAtMs: endsAt === null ? null : ms(endsAt),
    })
  })

  test.each([
    [10, 20, 9, 'upcoming'],
    [10, 20, 10, 'running'],
    [10, 20, 19, 'running'],
    [10, 20, 20, 'over'],
    [null, 20, 19, 'running'],
    [null, 20, 20, 'over'],
    [10, null, 9, 'upcoming'],
    [10, null, 10, 'running'],
    [null, null, 0, 'running'],
    // Never: it ends before it starts.
    [20, 10, 5, 'upcoming'],
    [20, 10, 15, 'over'],
  ])('from %s to %s at %i: %s', (startsAtMs, endsAtMs, atMs, state) => {
    expect(windowState({ startsAtMs, endsAtMs }, atMs)).toBe(state)
  })

  test.each([
    [5, [], null],
    [5, [null], null],
    [5, [5, 4], null],
    [5, [9, 6, 7, null], 6],
    [5, [6, 9], 6],
    [5, new Set([6]), 6],
  ])('earliest after %i of %j: %s', (atMs, instants, expected) => {
    expect(earliestAfter(atMs, instants)).toBe(expected)
  })
})

describe('S1 §9: what runs at an instant, and when that changes', () => {
  const eofy = { name: 'eofy', start: '2025-06-01', expiry: '2025-06-15' }
  const winter = { name: 'winter', start: '2025-06-10', expiry: null }
  const over = { name: 'over', start: null, expiry: '2025-01-01' }
  const at = (iso: string) => {
    const { items, nextChangeAtMs } = runningAt([eofy, winter, over], 'Australia/Brisbane', ms(iso))
    return [
      items.map(({ name }) => name).join(),
      nextChangeAtMs === null ? null : new Date(nextChangeAtMs).toISOString(),
    ]
  }

  test.each([
    ['2025-05-31T13:59:59.999Z', '', '2025-05-31T14:00:00.000Z'],
    ['2025-05-31T14:00:00.000Z', 'eofy', '2025-06-09T14:00:00.000Z'],
    ['2025-06-09T14:00:00.000Z', 'eofy,winter', '2025-06-15T14:00:00.000Z'],
    ['2025-06-15T13:59:59.999Z', 'eofy,winter', '2025-06-15T14:00:00.000Z'],
    ['2025-06-15T14:00:00.000Z', 'winter', null],
  ])('at %s: %s, until %s', (iso, names, until) => {
    expect(at(iso)).toEqual([names, until])
  })

  it('does not wait for what is over already', () => {
    const never = { start: '2025-08-01', expiry: '2025-07-01' }
    expect(runningAt([never], 'Australia/Brisbane', ms('2025-07-15T00:00:00Z'))).toEqual({
      items: [],
      nextChangeAtMs: null,
    })
  })
})
