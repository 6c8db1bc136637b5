/** Any week that a site builder can configure, for properties. */
import fc from 'fast-check'
import type { WeekHours } from '#domain/time/opening-hours.ts'

const timeOf = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

const openHours = fc
  .uniqueArray(fc.integer({ min: 0, max: 1_439 }), { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 0]) => `${timeOf(Math.min(a, b))}-${timeOf(Math.max(a, b))}`)

export const anyDayHours = fc.oneof(openHours, fc.constant('closed'), fc.constant('by appointment'))

/** Weeks whose days often agree, as real ones do. */
export const anyWeek: fc.Arbitrary<WeekHours> = fc.array(anyDayHours, { minLength: 1, maxLength: 3 }).chain((few) => {
  const day = fc.constantFrom(...few)
  return fc.record({
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
  })
})

/** Zones with and without daylight saving; Lord Howe Island moves its clocks by half an hour. */
export const ZONES = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Lord_Howe',
] as const
