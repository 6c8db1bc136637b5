/** How opening hours are shown. */
import * as v from 'valibot'
import { APPOINTMENT_TYPES } from '#domain/time/by-appointment.ts'
import { option } from './option.ts'

export const hoursSchema = v.strictObject({
  typesByAppointment: option(
    v.array(v.picklist(APPOINTMENT_TYPES)),
    [],
    'The types of location that show "By appointment only" in place of "Closed" on the days on which they are closed.',
    'S2 §4',
  ),
})
