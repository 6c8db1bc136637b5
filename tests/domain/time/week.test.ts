import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { weekByAppointment } from '#domain/time/by-appointment.ts'
import type { WeekHours } from '#domain/time/opening-hours.ts'
import { formatHours, hoursOf, hoursRows, WEEKDAYS } from '#domain/time/opening-hours.ts'
import { entriesOfWeek, hoursOfEntry, weekOfEntries } from '#domain/time/week-entries.ts'
import { anyWeek } from '../../builders/week-arbitrary.ts'

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]
const week: WeekHours = {
  monday: '8:30-17:30',
  tuesday: '8:30-17:30',
  wednesday: '8:30-17:30',
  thursday: '8:30-17:30',
  friday: '8:30-17:30',
  saturday: '9:00-16:00',
  sunday: 'closed',
}

describe('S2 §4: opening hours survive any week', () => {
  it('shows each day once, with its own hours', () => {
    fc.assert(
      fc.property(anyWeek, (any) => {
        const rows = hoursRows(any)
        expect(rows.flatMap(({ weekdays }) => weekdays).toSorted()).toEqual(ALL_DAYS)
        for (const { hours, weekdays } of rows) {
          for (const day of weekdays) expect(hours).toBe(formatHours(hoursOf(any, day)))
        }
      }),
    )
  })

  it('has one Mon-Fri line exactly when the five weekdays agree, and Sat and Sun always last by themselves', () => {
    fc.assert(
      fc.property(anyWeek, (any) => {
        const alike = new Set([any.monday, any.tuesday, any.wednesday, any.thursday, any.friday]).size === 1
        expect(hoursRows(any).map(({ days }) => days)).toEqual(
          alike ? ['Mon-Fri', 'Sat', 'Sun'] : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        )
      }),
    )
  })

  it.each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const)(
    'lists each day when only %s differs',
    (day) => {
      expect(hoursRows({ ...week, [day]: '8:30-17:00' })).toHaveLength(7)
    },
  )

  it('comes back from entries as it went in, but for by appointment', () => {
    fc.assert(
      fc.property(anyWeek, (any) => {
        const back = weekOfEntries(entriesOfWeek(any))
        for (const day of WEEKDAYS) expect(back[day]).toBe(any[day] === 'by appointment' ? 'closed' : any[day])
      }),
    )
  })
})

describe('S2 §3: opening-hour entries', () => {
  it('numbers the days from 0 Sunday to 6 Saturday', () => {
    expect(entriesOfWeek(week).map(({ weekday, open }) => [weekday, open])).toEqual([
      [0, null],
      [1, '8:30'],
      [2, '8:30'],
      [3, '8:30'],
      [4, '8:30'],
      [5, '8:30'],
      [6, '9:00'],
    ])
    expect(entriesOfWeek(week)[0]).toEqual({ weekday: 0, status: 'Closed', open: null, close: null })
    expect(entriesOfWeek(week)[6]).toEqual({ weekday: 6, status: 'Open', open: '9:00', close: '16:00' })
  })

  it('closes days without an entry, and ignores days that do not exist', () => {
    const open = { status: 'Open', open: '9:00', close: '16:00' } as const
    expect(
      weekOfEntries([
        { weekday: 6, ...open },
        { weekday: 7, ...open },
        { weekday: -1, ...open },
      ]),
    ).toEqual({
      sunday: 'closed',
      monday: 'closed',
      tuesday: 'closed',
      wednesday: 'closed',
      thursday: 'closed',
      friday: 'closed',
      saturday: '9:00-16:00',
    })
  })

  test.each([
    ['Open', '9:00', '16:00', '9:00-16:00'],
    ['Closed', '9:00', '16:00', 'closed'],
    ['Open', null, '16:00', 'closed'],
    ['Open', '9:00', null, 'closed'],
    ['open', '9:00', '16:00', 'closed'],
  ])('%s %s %s is %s', (status, open, close, expected) => {
    expect(hoursOfEntry(status, open, close)).toBe(expected)
  })
})

describe('S2 §4: a closed service or sales location may show By appointment only', () => {
  test.each([
    ['service', ['service'], 'by appointment'],
    ['sales', ['service'], 'closed'],
    ['sales', ['sales', 'service'], 'by appointment'],
    ['parts', ['sales', 'service'], 'closed'],
    ['service', [], 'closed'],
  ] as const)('%s where %j are by appointment: %s', (type, types, sunday) => {
    const shown = weekByAppointment(week, type, types)
    expect(shown).toEqual({ ...week, sunday })
    expect(hoursRows(shown).at(-1)?.hours).toBe(sunday === 'closed' ? 'Closed' : 'By appointment only')
  })

  it('leaves the configured week alone', () => {
    weekByAppointment(week, 'sales', ['sales'])
    expect(week.sunday).toBe('closed')
  })
})
