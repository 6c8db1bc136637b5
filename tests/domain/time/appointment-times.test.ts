import { expect, it } from 'vitest'
import { appointmentDays } from '#domain/time/appointment-times.ts'
import { appointmentDayText } from '#domain/time/appointment-words.ts'
import type { WeekHours } from '#domain/time/opening-hours.ts'

const WEEK: WeekHours = {
  monday: '8:40-10:15',
  tuesday: '9:00-10:00',
  wednesday: 'by appointment',
  thursday: 'closed',
  friday: '9:00-9:30',
  saturday: '9:00-10:00',
  sunday: 'closed',
}
/** A Monday. */
const at = (minuteOfDay: number) => ({ date: '2026-11-23', weekday: 1, minuteOfDay })

it('lists times within the hours that leave room for the drive; closed days have none', () => {
  expect(appointmentDays(WEEK, [], at(0), 7).map(appointmentDayText)).toEqual([
    'Monday 23 November',
    'Tuesday 24 November',
    'Wednesday 25 November: by appointment',
    'Thursday 26 November: closed',
    'Friday 27 November: closed',
    'Saturday 28 November',
    'Sunday 29 November: closed',
  ])
  expect(appointmentDays(WEEK, [], at(0), 7).map(({ times }) => times)).toEqual([
    ['09:00', '09:30'],
    ['09:00'],
    [],
    [],
    [],
    ['09:00'],
    [],
  ])
})

it('gives the dealer an hour’s notice', () => {
  expect(appointmentDays(WEEK, [], at(8 * 60 + 30), 1)).toMatchObject([{ date: '2026-11-23', times: ['09:30'] }])
  expect(appointmentDays(WEEK, [], at(8 * 60 + 31), 1)).toEqual([])
})

it('special hours come before those of the week', () => {
  const special = [{ date: '2026-11-24', label: null, hours: 'closed' }]
  expect(appointmentDays(WEEK, special, at(0), 2).map(({ times }) => times)).toEqual([['09:00', '09:30'], []])
})
