import { describe, expect, it } from 'vitest'
import { localMoment } from '#domain/time/local-moment.ts'
import { openState, openStateText } from '#domain/time/open-now.ts'
import type { WeekHours } from '#domain/time/opening-hours.ts'
import { formatDate, formatHours, formatTime, hoursRows } from '#domain/time/opening-hours.ts'

const week: WeekHours = {
  monday: '8:30-17:30',
  tuesday: '8:30-17:30',
  wednesday: '8:30-17:30',
  thursday: '8:30-17:30',
  friday: '8:30-17:30',
  saturday: '9:00-16:00',
  sunday: 'by appointment',
}

describe('hoursRows (S2 §4)', () => {
  it('merges five equal weekdays into Mon-Fri', () => {
    expect(hoursRows(week)).toEqual([
      { days: 'Mon-Fri', hours: '8:30am – 5:30pm', weekdays: [1, 2, 3, 4, 5] },
      { days: 'Sat', hours: '9am – 4pm', weekdays: [6] },
      { days: 'Sun', hours: 'By appointment only', weekdays: [0] },
    ])
  })

  it('lists each day when one differs, and never merges the weekend', () => {
    const rows = hoursRows({ ...week, thursday: '8:30-19:00', sunday: '9:00-16:00' })
    expect(rows.map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(rows[3]).toEqual({ days: 'Thu', hours: '8:30am – 7pm', weekdays: [4] })
  })

  it('merges five closed weekdays', () => {
    const closed = { monday: 'closed', tuesday: 'closed', wednesday: 'closed', thursday: 'closed', friday: 'closed' }
    expect(hoursRows({ ...week, ...closed })[0]).toEqual({
      days: 'Mon-Fri',
      hours: 'Closed',
      weekdays: [1, 2, 3, 4, 5],
    })
  })
})

describe('formats', () => {
  it.each([
    ['0:00', '12am'],
    ['9:00', '9am'],
    ['12:00', '12pm'],
    ['12:30', '12:30pm'],
    ['23:05', '11:05pm'],
  ])('%s is %s', (time, text) => {
    expect(formatTime(time)).toBe(text)
  })

  it('writes every month', () => {
    const months = Array.from({ length: 12 }, (_, index) => formatDate(`2026-${String(index + 1).padStart(2, '0')}-01`))
    expect(months.map((date) => date.slice(6, 9)).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  })

  it('writes dates and closed days', () => {
    expect(formatDate('2026-12-25')).toBe('Fri 25 Dec 2026')
    expect(formatHours('closed')).toBe('Closed')
  })
})

describe('open now, in the dealer’s own zone', () => {
  const text = (iso: string, zone: string, special: { date: string; label: null; hours: string }[] = []) =>
    openStateText(openState(week, special, localMoment(Date.parse(iso), zone)))

  it.each([
    // Friday in Brisbane is UTC+10 all year.
    ['2026-01-08T22:29:00Z', 'Australia/Brisbane', 'Opens today at 8:30am'],
    ['2026-01-08T22:30:00Z', 'Australia/Brisbane', 'Open now until 5:30pm'],
    ['2026-01-09T07:29:00Z', 'Australia/Brisbane', 'Open now until 5:30pm'],
    ['2026-01-09T07:30:00Z', 'Australia/Brisbane', 'Closed now'],
    // The same Friday in Sydney is UTC+11: an hour earlier by UTC.
    ['2026-01-08T21:30:00Z', 'Australia/Sydney', 'Open now until 5:30pm'],
    ['2026-01-09T06:30:00Z', 'Australia/Sydney', 'Closed now'],
    // Daylight saving ends on Sunday 5 April 2026: on Monday Sydney is UTC+10.
    ['2026-04-05T21:45:00Z', 'Australia/Sydney', 'Opens today at 8:30am'],
    ['2026-04-05T22:30:00Z', 'Australia/Sydney', 'Open now until 5:30pm'],
    // It begins again on Sunday 4 October 2026.
    ['2026-10-04T21:30:00Z', 'Australia/Sydney', 'Open now until 5:30pm'],
    ['2026-10-04T21:30:00Z', 'Australia/Brisbane', 'Opens today at 8:30am'],
    // Perth is still on Saturday while Brisbane has Sunday.
    ['2026-01-10T15:00:00Z', 'Australia/Brisbane', 'By appointment only today'],
    ['2026-01-10T15:00:00Z', 'Australia/Perth', 'Closed now'],
  ])('%s in %s: %s', (iso, zone, expected) => {
    expect(text(iso, zone)).toBe(expected)
  })

  it.each([
    ['closed', 600, { kind: 'closed' }],
    ['by appointment', 600, { kind: 'byAppointment' }],
    ['8:30-17:30', 509, { kind: 'opensLater', opensAt: '8:30am' }],
    ['8:30-17:30', 510, { kind: 'open', closesAt: '5:30pm' }],
    ['8:30-17:30', 1_049, { kind: 'open', closesAt: '5:30pm' }],
    ['8:30-17:30', 1_050, { kind: 'closed' }],
  ])('%s at minute %i', (hours, minuteOfDay, state) => {
    const special = [{ date: '2026-12-25', label: null, hours }]
    expect(openState(week, special, { date: '2026-12-25', weekday: 5, minuteOfDay })).toEqual(state)
  })

  it('lets special hours of the day come first', () => {
    const christmas = [{ date: '2026-12-25', label: null, hours: 'closed' }]
    expect(text('2026-12-25T01:00:00Z', 'Australia/Brisbane', christmas)).toBe('Closed now')
    expect(text('2026-12-24T01:00:00Z', 'Australia/Brisbane', christmas)).toBe('Open now until 5:30pm')
  })
})
