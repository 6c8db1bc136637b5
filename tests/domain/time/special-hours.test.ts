import { describe, expect, it, test } from 'vitest'
import { dayName, holidayHours, specialHoursFrom } from '#domain/time/special-hours.ts'

const hours = (date: string, text = 'closed', label: string | null = null) => ({ date, label, hours: text })

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
