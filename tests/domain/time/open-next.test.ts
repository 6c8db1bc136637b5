import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it, test } from 'vitest'
import { addDays, localMoment, secondOfDay, weekdayOf } from '#domain/time/local-moment.ts'
import { minutesOf, nextOpening, nextOpeningText, openState } from '#domain/time/open-now.ts'
import type { WeekHours } from '#domain/time/opening-hours.ts'
import { anyWeek, ZONES } from '../../builders/week-arbitrary.ts'

const week: WeekHours = {
  monday: '8:30-17:30',
  tuesday: '8:30-17:30',
  wednesday: '8:30-17:30',
  thursday: '8:30-17:30',
  friday: '8:30-17:30',
  saturday: '9:00-16:00',
  sunday: 'by appointment',
}
const closedWeek = Object.fromEntries(Object.keys(week).map((day) => [day, 'closed'])) as unknown as WeekHours
const closed = (date: string) => ({ date, label: null, hours: 'closed' })
const textAt = (iso: string, special: ReturnType<typeof closed>[] = [], of: WeekHours = week) =>
  nextOpeningText(nextOpening(of, special, localMoment(Date.parse(iso), 'Australia/Brisbane')))

describe('S2 §4: when a place opens next', () => {
  test.each([
    ['2026-01-08T22:29:00Z', 'Opens today at 8:30am'],
    ['2026-01-08T22:30:00Z', 'Opens tomorrow at 9am'],
    ['2026-01-08T13:59:00Z', 'Opens tomorrow at 8:30am'],
    ['2026-01-08T14:00:00Z', 'Opens today at 8:30am'],
    // Saturday after it has opened: Sunday is by appointment.
    ['2026-01-10T01:00:00Z', 'Opens Monday at 8:30am'],
  ])('at %s: %s', (iso, expected) => {
    expect(textAt(iso)).toBe(expected)
  })

  it('passes holidays, and says when the weekday is of the next week', () => {
    // Friday 9 January 2026, 12:00.
    const days = (count: number) => Array.from({ length: count }, (_, index) => closed(addDays('2026-01-10', index)))
    expect(textAt('2026-01-09T02:00:00Z', days(1))).toBe('Opens Monday at 8:30am')
    expect(textAt('2026-01-09T02:00:00Z', days(5))).toBe('Opens Thursday at 8:30am')
    expect(textAt('2026-01-09T02:00:00Z', days(6))).toBe('Opens Friday week at 8:30am')
  })

  it('names the date and how far it is', () => {
    expect(nextOpening(week, [], { date: '2026-01-10', weekday: 6, minuteOfDay: 1_000 })).toEqual({
      kind: 'opens',
      date: '2026-01-12',
      daysAhead: 2,
      opensAt: '8:30am',
    })
  })

  it('does not look past a fortnight', () => {
    const open = (date: string) => [{ date, label: null, hours: '9:00-12:00' }]
    expect(textAt('2026-01-09T02:00:00Z', [], closedWeek)).toBeNull()
    expect(textAt('2026-01-09T02:00:00Z', open('2026-01-23'), closedWeek)).toBe('Opens Friday week at 9am')
    expect(textAt('2026-01-09T02:00:00Z', open('2026-01-24'), closedWeek)).toBeNull()
  })

  it('agrees with whether the place is open at that minute', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 13 }), (any, minute, day) => {
        const date = addDays('2026-01-05', day)
        const opening = nextOpening(any, [], { date, weekday: weekdayOf(date), minuteOfDay: minute })
        if (opening.kind === 'unknown') {
          expect(Object.values(any).every((hours) => !hours.includes('-'))).toBe(true)
          return
        }
        const open = (any[Object.keys(any)[weekdayOf(opening.date)] as keyof WeekHours] as string).split(
          '-',
        )[0] as string
        const at = { date: opening.date, weekday: weekdayOf(opening.date), minuteOfDay: minutesOf(open) }
        expect(openState(any, [], at).kind).toBe('open')
      }),
    )
  })
})

describe('what the clock on the wall says', () => {
  it('agrees with luxon in every zone and season', () => {
    const instant = fc.integer({ min: Date.parse('2020-01-01T00:00Z'), max: Date.parse('2032-01-01T00:00Z') })
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (ms, zone) => {
        const there = DateTime.fromMillis(ms, { zone })
        expect(localMoment(ms, zone)).toEqual({
          date: there.toISODate(),
          weekday: there.weekday % 7,
          minuteOfDay: there.hour * 60 + there.minute,
        })
        expect(secondOfDay(ms, zone)).toBe(there.hour * 3_600 + there.minute * 60 + there.second)
      }),
    )
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-10-04', 0, '2026-10-04'],
  ])('%s and %i days: %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test.each([
    ['0:00', 0],
    ['8:30', 510],
    ['23:59', 1_439],
  ])('%s is minute %i', (time, minute) => {
    expect(minutesOf(time)).toBe(minute)
  })
})
