import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { weekByAppointment } from '#domain/time/by-appointment.ts'
import type { WeekHours } from '#domain/time/opening-hours.ts'
import { formatHours, hoursOf, hoursRows } from '#domain/time/opening-hours.ts'
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
