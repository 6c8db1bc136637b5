/** Opening hours, as search engines read them. */
import type { OpeningHoursSpecification } from 'schema-dts'
import type { Location } from '#config/schema/places/location.ts'
import { WEEKDAYS } from '#domain/time/opening-hours.ts'

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/**
 * The week, then the dates that differ. A weekday that is closed or by appointment has no hours to list; a date that is
 * closed opens and closes at midnight, because search engines would else take it for one of the week.
 */
export function openingHours({ openingHours, specialHours }: Pick<Location, 'openingHours' | 'specialHours'>) {
  const week = WEEKDAYS.flatMap((weekday, day): OpeningHoursSpecification[] => {
    const hours = openAndClose(openingHours[weekday])
    const dayOfWeek = DAY_NAMES[day]
    if (hours === null || dayOfWeek === undefined) return []
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...hours }]
  })
  const dates = specialHours.map(({ date, hours }): OpeningHoursSpecification => {
    const { opens, closes } = openAndClose(hours) ?? { opens: '00:00', closes: '00:00' }
    return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes }
  })
  return [...week, ...dates]
}

function openAndClose(written: string): { opens: string; closes: string } | null {
  const [opens, closes] = written.split('-')
  return opens === undefined || closes === undefined
    ? null
    : { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
}
