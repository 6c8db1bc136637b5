/** A dealer's portal (S2 §2 "/my{dealer-portal}"). The path and shape are ours. */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'

export const portal = defineEndpoint({
  call: 'portal',
  method: 'GET',
  summary: 'The links of a portal of the dealer, for whoever has signed in.',
  input: v.object({
    /** The last part of its path: "mydealership". */
    portal: v.pipe(v.string(), v.regex(/^my[a-z0-9-]{1,60}$/, 'A portal is named by its path.')),
  }),
  answer: v.object({
    links: v.array(v.object({ label: v.string(), href: v.string(), note: v.nullable(v.string()) })),
  }),
  problems: ['sign-in-required', 'not-found', 'too-many-requests'],
})
export type PortalLink = v.InferOutput<typeof portal.answer>['links'][number]
