/** Reserving a car and paying for it. The paths and shapes are ours. */
import * as v from 'valibot'
import { RESERVATION_STATES } from '#domain/reservations/reservation-state.ts'
import { carSlug } from './cars.ts'
import { defineEndpoint } from './endpoint.ts'
import { spamSigns } from './leads.ts'

const token = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'A reservation is named by its token.'))
const text = (maxLength: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(maxLength))), null)

const reservationAnswer = v.object({
  /** By it the shopper sees the reservation again; `null` when the dealer calls back instead. */
  token: v.nullable(v.string()),
  state: v.picklist([...RESERVATION_STATES, 'requested']),
  /** Dollars. */
  amount: v.number(),
  /** How long the car is still held for a shopper who has not paid. */
  seconds_left: v.number(),
  /** Where it is paid; `null` when it is paid, or cannot be paid any more. */
  payment_url: v.nullable(v.string()),
  /** The money is on its way back. */
  is_refunding: v.boolean(),
  car: v.object({ slug: v.string(), name: v.string() }),
  /** Who has reserved, for the shopper who comes back. */
  first_name: v.nullable(v.string()),
})
export type ReservationAnswer = v.InferOutput<typeof reservationAnswer>

export const reserveCar = defineEndpoint({
  call: 'reservation',
  method: 'POST',
  summary: 'Holds a car for a shopper who pays for its reservation.',
  input: v.object({
    slug: carSlug,
    /** Made once for each filled form: a repeated post with it is the same reservation. */
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
    name: text(200),
    last_name: text(200),
    email: text(300),
    phone: text(60),
    postcode: text(20),
    terms: v.optional(v.boolean(), false),
    opt_in: v.optional(v.boolean(), false),
    notice_version: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^w-[0-9a-f]{16}$/))), null),
    /** Of the steps that led here: the reservation continues their lead. */
    journey_key: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
    /** The page on which the form stands. */
    url: text(2_000),
    ...spamSigns,
  }),
  answer: reservationAnswer,
  problems: [
    'foreign-origin',
    'sign-in-required',
    'not-found',
    'car-taken',
    'key-reused',
    'too-many-requests',
    'service-unavailable',
  ],
})

export type ReserveInput = v.InferInput<typeof reserveCar.input>
export type ReserveRequest = v.InferOutput<typeof reserveCar.input>

export const reservationState = defineEndpoint({
  call: 'reservationState',
  method: 'GET',
  summary: 'How a reservation stands, by its token.',
  input: v.object({ token }),
  answer: reservationAnswer,
  problems: ['not-found', 'too-many-requests'],
})

export const giveUpReservation = defineEndpoint({
  call: 'reservationRelease',
  method: 'POST',
  summary: 'Gives up a reservation that has not been paid.',
  input: v.object({ token }),
  answer: reservationAnswer,
  problems: ['foreign-origin', 'not-found', 'too-many-requests', 'service-unavailable'],
})
