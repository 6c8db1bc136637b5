/** What a person who has signed in keeps in the garage, and what the site knows of them. */
import * as v from 'valibot'
import { ALERT_CHANNELS } from '#domain/alerts/alert.ts'
import { garageDetailsSchema } from '#domain/garage/garage-details.ts'
import { ownVehicleSchema } from '#domain/garage/own-vehicle.ts'
import { SHOWN_PAYMENT_STATES } from '#domain/payments/online-payment.ts'
import { RESERVATION_STATES } from '#domain/reservations/reservation-state.ts'
import { savedSearchSchema } from '#domain/search/saved-search.ts'
import { defineEndpoint } from './endpoint.ts'

const success = v.object({ success: v.boolean() })
const problems = ['sign-in-required', 'foreign-origin', 'too-many-requests'] as const
const vehicleId = v.pipe(v.string(), v.uuid())
/** Of a consent to alerts. */
const consent = v.object({
  wordingVersion: v.string(),
  marketingOptIn: v.boolean(),
  givenAt: v.string(),
  source: v.string(),
})

export const garage = defineEndpoint({
  call: 'garage',
  method: 'GET',
  summary: 'The details, searches, enquiries, reservations, payments, prizes and vehicles of whoever has signed in.',
  input: v.object({}),
  answer: v.object({
    phone_number: v.string(),
    details: garageDetailsSchema,
    alerts: v.object({ channel: v.picklist(ALERT_CHANNELS), consent: v.nullable(consent) }),
    searches: v.array(savedSearchSchema),
    enquiries: v.array(
      v.object({
        id: v.string(),
        /** "Book a Test Drive". */
        title: v.string(),
        sent_at: v.string(),
        message: v.nullable(v.string()),
        car: v.nullable(v.object({ slug: v.string(), name: v.string() })),
        /** Whether it has arrived at the dealer. */
        delivered: v.boolean(),
      }),
    ),
    reservations: v.array(
      v.object({
        car: v.object({ slug: v.string(), name: v.string() }),
        state: v.picklist(RESERVATION_STATES),
        reserved_at: v.string(),
      }),
    ),
    payments: v.array(
      v.object({
        reference: v.string(),
        /** Dollars. */
        amount: v.number(),
        state: v.picklist(SHOWN_PAYMENT_STATES),
        receipt_number: v.string(),
        /** When it came to this state. */
        at: v.string(),
      }),
    ),
    /** What was won at the wheel. */
    prizes: v.array(v.object({ label: v.string(), code: v.string(), won_at: v.string() })),
    vehicles: v.array(v.object({ id: v.string(), vehicle: ownVehicleSchema })),
  }),
  problems: ['sign-in-required'],
})

export const saveDetails = defineEndpoint({
  call: 'garageDetails',
  method: 'POST',
  summary: 'Keeps the details, and whether alerts are wanted.',
  input: v.object({ details: garageDetailsSchema, alert_channel: v.picklist(ALERT_CHANNELS) }),
  answer: success,
  problems,
})

export const keepSearches = defineEndpoint({
  call: 'garageSearches',
  method: 'POST',
  summary: 'Keeps searches with the account; one with the same path is replaced.',
  input: v.object({ searches: v.pipe(v.array(savedSearchSchema), v.maxLength(20)) }),
  answer: success,
  problems,
})

export const dropSearch = defineEndpoint({
  call: 'garageSearchRemove',
  method: 'POST',
  summary: 'Removes a kept search.',
  input: v.object({ path: v.pipe(v.string(), v.maxLength(4_000)) }),
  answer: success,
  problems,
})

export const saveVehicle = defineEndpoint({
  call: 'garageVehicle',
  method: 'POST',
  summary: 'Adds a vehicle of the shopper, or changes the one with this id.',
  input: v.object({ id: v.nullable(vehicleId), vehicle: ownVehicleSchema }),
  answer: success,
  problems: [...problems, 'not-found'],
})

export const dropVehicle = defineEndpoint({
  call: 'garageVehicleRemove',
  method: 'POST',
  summary: 'Removes a vehicle of the shopper.',
  input: v.object({ id: vehicleId }),
  answer: success,
  problems: [...problems, 'not-found'],
})

export const deleteGarageData = defineEndpoint({
  call: 'garageDelete',
  method: 'POST',
  summary: 'Deletes what the site keeps of whoever has signed in, and anonymises enquiries that have arrived.',
  input: v.object({}),
  answer: success,
  problems,
})
