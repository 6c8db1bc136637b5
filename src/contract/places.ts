/** Where a postcode is, and when a location has time. */
import * as v from 'valibot'
import { POSTCODE_MESSAGE } from '#domain/places/postcode.ts'
import { defineEndpoint } from './endpoint.ts'

/** S2 §7: `results[0].geometry.location`; a postcode that is not known has no results. */
export const geocode = defineEndpoint({
  call: 'geocode',
  method: 'GET',
  summary: 'Where an Australian postcode is.',
  input: v.object({
    postcode: v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/, POSTCODE_MESSAGE)),
    /** S2 §7: for a geocoder to which a site's configuration points this call; ours reads the postcode. */
    components: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.object({
    results: v.array(v.object({ geometry: v.object({ location: v.object({ lat: v.number(), lng: v.number() }) }) })),
  }),
  problems: ['too-many-requests'],
})

/** S1 §7 "Appointments fetch"; its shape is ours. */
export const appointments = defineEndpoint({
  call: 'appointments',
  method: 'GET',
  summary: 'When a test drive can begin at a location.',
  /** The location; otherwise that of the car; otherwise the first that sells. */
  input: v.object({
    location: v.optional(v.pipe(v.string(), v.maxLength(200))),
    car_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: v.object({
    timeZone: v.string(),
    /** Days of the next two weeks: "2026-12-01", "09:30"; one that is closed or by appointment has no times. */
    days: v.array(v.object({ date: v.string(), times: v.array(v.string()), isByAppointment: v.boolean() })),
  }),
  problems: ['not-found'],
})
