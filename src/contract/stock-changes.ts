/** What has happened to cars since the pages that list them were built. The path and shape are ours. */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'

const line = v.string()

/** In the words of the site, because lists on any page show it. */
export const stockChangesAnswer = v.object({
  cars: v.array(
    v.object({
      id: line,
      availability: v.picklist(['inStock', 'sold']),
      tag: v.nullable(v.object({ kind: line, label: line })),
      price: v.object({ amount: line, isText: v.boolean(), was: v.nullable(line), note: line }),
    }),
  ),
})
export type ChangedCard = v.InferOutput<typeof stockChangesAnswer>['cars'][number]

/** The same for every shopper, so that it is kept for some seconds on its way. */
export const stockChanges = defineEndpoint({
  call: 'stockChanges',
  method: 'GET',
  summary: 'Cars that have been reserved, are free again, cost something else, or have left within the last days.',
  input: v.object({}),
  answer: stockChangesAnswer,
  cacheSeconds: 5,
})
