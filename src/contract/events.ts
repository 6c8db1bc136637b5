/** What pages report of what shoppers do on them. */
import * as v from 'valibot'
import { ANALYTICS_EVENTS, MAX_EVENTS } from '#domain/analytics/events.ts'
import { defineEndpoint } from './endpoint.ts'

/** Ids alone: nothing of the shopper, and nothing of the car. */
export const reportEvents = defineEndpoint({
  call: 'events',
  method: 'POST',
  summary: 'Counts analytics events by their ids (S1 §7, S2 §9).',
  input: v.object({
    event_ids: v.pipe(v.array(v.picklist(Object.values(ANALYTICS_EVENTS))), v.minLength(1), v.maxLength(MAX_EVENTS)),
  }),
  answer: v.object({ success: v.boolean() }),
  problems: ['not-found', 'foreign-origin', 'too-many-requests'],
})
