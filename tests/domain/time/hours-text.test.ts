import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlaceHours } from '#domain/time/hours-text.ts'
import { hoursText, parseHoursText } from '#domain/time/hours-text.ts'
import { WEEKDAYS } from '#domain/time/opening-hours.ts'

const hours = fc.constantFrom('closed', 'by appointment', '8:30-17:30', '9:00-12:00')
const anyHours: fc.Arbitrary<PlaceHours> = fc.record({
  zone: fc.constantFrom('Australia/Sydney', 'Australia/Perth'),
  week: fc.record({
    sunday: hours,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
  }),
  special: fc.array(fc.record({ date: fc.constantFrom('2026-12-25', '2027-01-26'), label: fc.constant(null), hours }), {
    maxLength: 3,
  }),
})

it("a place's hours are the same after they were text", () => {
  fc.assert(
    fc.property(anyHours, (place) => {
      expect(parseHoursText(hoursText(place))).toEqual(place)
    }),
  )
})

it('begins the week on Sunday', () => {
  const week = {
    sunday: 'closed',
    monday: '8:30-17:30',
    tuesday: '',
    wednesday: '',
    thursday: '',
    friday: '',
    saturday: '',
  }
  expect(WEEKDAYS[0]).toBe('sunday')
  expect(hoursText({ zone: 'Australia/Sydney', week, special: [] })).toMatch(/^Australia\/Sydney\|closed,8:30-17:30,/)
})
