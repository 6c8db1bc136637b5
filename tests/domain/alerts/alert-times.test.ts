import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { alertDueMs } from '#domain/alerts/alert-times.ts'

const QUIET = { fromHour: 20, untilHour: 8 }
const due = (now: string, last: string | null, zone: string, quiet = QUIET): string => {
  const ms = (iso: string): number => DateTime.fromISO(iso, { zone }).toMillis()
  const dueMs = alertDueMs(ms(now), last === null ? null : ms(last), quiet, zone)
  return DateTime.fromMillis(dueMs, { zone }).toFormat("yyyy-MM-dd'T'HH:mm")
}

describe('when an alert may be sent', () => {
  it.each([
    ['by day at once', '2026-11-24T10:15', null, '2026-11-24T10:15'],
    ['at night in the morning', '2026-11-24T21:30', null, '2026-11-25T08:00'],
    ['before the morning in the morning', '2026-11-24T05:00', null, '2026-11-24T08:00'],
    ['at the first quiet hour no more', '2026-11-24T20:00', null, '2026-11-25T08:00'],
    ['at the last quiet hour again', '2026-11-24T08:00', null, '2026-11-24T08:00'],
    ['not twice a day', '2026-11-24T15:00', '2026-11-24T09:00', '2026-11-25T08:00'],
    ['again on the next day', '2026-11-25T09:00', '2026-11-24T19:59', '2026-11-25T09:00'],
  ])('%s', (_, now, last, expected) => {
    for (const zone of ['Australia/Brisbane', 'Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide']) {
      expect(due(now, last, zone)).toBe(expected)
    }
  })

  it.each([
    // The clocks go forward on 4 October and back on 5 April.
    ['2026-10-03T22:00', '2026-10-04T08:00'],
    ['2026-04-04T22:00', '2026-04-05T08:00'],
  ])('by the clock on the wall where it changes: %s', (now, expected) => {
    expect(due(now, null, 'Australia/Sydney')).toBe(expected)
  })

  it('without a quiet time at once', () => {
    expect(due('2026-11-24T23:30', null, 'Australia/Perth', { fromHour: 24, untilHour: 0 })).toBe('2026-11-24T23:30')
  })

  it('is never before now, never at night and never on the day of the last one', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(
        instant,
        fc.option(instant),
        fc.constantFrom('Australia/Sydney', 'Australia/Perth', 'Australia/Lord_Howe'),
        (nowMs, lastMs, zone) => {
          const last = lastMs === null ? null : Math.min(lastMs, nowMs)
          const found = DateTime.fromMillis(alertDueMs(nowMs, last, QUIET, zone), { zone })
          expect(found.toMillis()).toBeGreaterThanOrEqual(nowMs)
          expect(found.hour).toBeGreaterThanOrEqual(QUIET.untilHour)
          expect(found.hour).toBeLessThan(QUIET.fromHour)
          if (last !== null) expect(DateTime.fromMillis(last, { zone }).toISODate()).not.toBe(found.toISODate())
        },
      ),
    )
  })
})
