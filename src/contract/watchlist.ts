/** The cars that a person who has signed in watches (S1 §7). */
import * as v from 'valibot'
import { carCardSchema } from './car-card.ts'
import { defineEndpoint } from './endpoint.ts'

/** S1 §7: both calls have this payload; the number must be the account's own. */
const watchedCar = v.object({
  phone_number: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  car_id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
})
const problems = ['sign-in-required', 'foreign-account', 'foreign-origin', 'too-many-requests'] as const

/** Saving again what is saved changes nothing. */
export const saveCar = defineEndpoint({
  call: 'watchlistSave',
  method: 'POST',
  summary: 'Saves a car to the watchlist.',
  input: watchedCar,
  answer: v.object({ success: v.boolean() }),
  problems: [...problems, 'not-found', 'watchlist-full'],
})

/** Removing what is not there changes nothing. */
export const removeCar = defineEndpoint({
  call: 'watchlistRemove',
  method: 'POST',
  summary: 'Removes a car from the watchlist.',
  input: watchedCar,
  answer: v.object({ success: v.boolean() }),
  problems,
})

const watched = v.object({
  car_id: v.string(),
  saved_at: v.string(),
  /** What it cost then, in dollars; `null` when it had no price. */
  saved_price: v.nullable(v.number()),
  /** As the site shows it now; sold when it has left the site. */
  card: carCardSchema,
})
export type WatchedCarAnswer = v.InferOutput<typeof watched>

export const watchlist = defineEndpoint({
  call: 'watchlist',
  method: 'GET',
  summary: 'The watchlist, the car that was saved last first, with the price and status of now.',
  input: v.object({}),
  answer: v.object({ cars: v.array(watched) }),
  problems: ['sign-in-required'],
})

/** For pages that show which cars are saved, and not the list. */
export const watchedIds = defineEndpoint({
  call: 'watchlistIds',
  method: 'GET',
  summary: 'The ids of the cars of the watchlist, and the number of the account, which saving needs.',
  input: v.object({}),
  answer: v.object({ phone_number: v.string(), car_ids: v.array(v.string()) }),
  problems: ['sign-in-required'],
})
