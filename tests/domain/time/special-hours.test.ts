import { describe, expect, it, test } from 'vitest'
import { dayName, holidayHours, specialHoursFrom, specialHoursOf } from '#domain/time/special-hours.ts'

const hours = (date: string, text = 'closed', label: string | null = null) => ({ date, label, hours: text })

describe('S2 §3: special hours of a location', () => {
  const base = { date: '2026-12-25', status: 'Closed' }

  test.each([
    ['location_id', { ...base, location_id: 7 }, true],
    ['location_id as a text', { ...base, location_id: '7' }, true],
    ['location.id', { ...base, location: { id: 7 } }, true],
    ['another location_id', { ...base, location_id: 8 }, false],
    ['another location.id', { ...base, location: { id: 8 } }, false],
    ['location_id before location.id', { ...base, location_id: 8, location: { id: 7 } }, false],
    ['an empty location_id and location.id', { ...base, location_id: null, location: { id: 7 } }, true],
    ['no location', base, false],
    ['an empty location', { ...base, location: {} }, false],
    ['a location that is null', { ...base, location: null }, false],
  ])('%s', (_, entry, applies) => {
    expect(specialHoursOf([entry], 7)).toHaveLength(applies ? 1 : 0)
    expect(specialHoursOf([entry], '7')).toHaveLength(applies ? 1 : 0)
  })

  it('is not taken for the location "null" when no location is named', () => {
    expect(specialHoursOf([base, { ...base, location_id: null }], 'null')).toEqual([])
  })

  test.each([
    ['start_hour and end_hour', { status: 'Open', start_hour: '9:00', end_hour: '13:00' }, '9:00-13:00'],
    ['hours.begin and hours.end', { status: 'Open', hours: { begin: '9:00', end: '13:00' } }, '9:00-13:00'],
    [
      'start_hour before hours.begin',
      { status: 'Open', start_hour: '8:00', end_hour: '12:00', hours: { begin: '9:00', end: '13:00' } },
      '8:00-12:00',
    ],
    ['Closed with hours', { status: 'Closed', start_hour: '9:00', end_hour: '13:00' }, 'closed'],
    ['Open without an end', { status: 'Open', start_hour: '9:00' }, 'closed'],
    ['Open without a beginning', { status: 'Open', end_hour: '13:00' }, 'closed'],
    ['Open with hours that are null', { status: 'Open', hours: null }, 'closed'],
    ['Open with empty hours', { status: 'Open', hours: {} }, 'closed'],
  ])('%s', (_, entry, expected) => {
    expect(specialHoursOf([{ date: '2026-12-24', location_id: 1, ...entry }], 1)).toEqual([
      hours('2026-12-24', expected),
    ])
  })

  it('keeps the date of a date with a time, the label, and the order of dates', () => {
    const entries = [
      { date: '2027-01-01T00:00:00.000Z', status: 'Closed', location_id: 1, label: 'New Year’s Day' },
      { date: '2026-12-25', status: 'Closed', location_id: 1 },
    ]
    expect(specialHoursOf(entries, 1)).toEqual([hours('2026-12-25'), hours('2027-01-01', 'closed', 'New Year’s Day')])
  })
})

describe('S2 §4: the holiday hours button and dialog', () => {
  const special = [hours('2027-01-01'), hours('2026-12-24', '9:00-13:00', 'Christmas Eve'), hours('2026-12-25')]

  it('is not there when no special hours apply', () => {
    expect(holidayHours([], '2026-12-25')).toEqual({ kind: 'none' })
    expect(holidayHours(special, '2027-01-02')).toEqual({ kind: 'none' })
  })

  it('lists dates, Today for the current day, with open hours or Closed', () => {
    expect(holidayHours(special, '2026-12-24')).toEqual({
      kind: 'shown',
      rows: [
        { date: '2026-12-24', day: 'Today', label: 'Christmas Eve', hours: '9am – 1pm' },
        { date: '2026-12-25', day: 'Fri 25 Dec 2026', label: null, hours: 'Closed' },
        { date: '2027-01-01', day: 'Fri 1 Jan 2027', label: null, hours: 'Closed' },
      ],
    })
  })

  test.each([
    ['2026-12-24', 3],
    ['2026-12-25', 2],
    ['2027-01-01', 1],
    ['2027-01-02', 0],
  ])('on %s there are %i to come', (today, count) => {
    expect(specialHoursFrom(special, today)).toHaveLength(count)
  })

  it('keeps two entries of one date in their order', () => {
    const twice = [hours('2026-12-25', 'closed', 'a'), hours('2026-12-25', 'closed', 'b')]
    expect(specialHoursFrom(twice, '2026-12-25').map(({ label }) => label)).toEqual(['a', 'b'])
  })

  it('names a day', () => {
    expect(dayName('2026-12-25', '2026-12-25')).toBe('Today')
    expect(dayName('2026-12-25', '2026-12-24')).toBe('Fri 25 Dec 2026')
  })
})
