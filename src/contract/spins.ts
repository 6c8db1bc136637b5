/** Spin to win (S2 §2). The paths and shapes are ours. */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'

const result = v.object({
  prize_id: v.string(),
  label: v.string(),
  is_win: v.boolean(),
  /** By which the dealer knows a winner. */
  code: v.nullable(v.string()),
})
export type SpinResult = v.InferOutput<typeof result>

export const spinState = defineEndpoint({
  call: 'spinState',
  method: 'GET',
  summary: 'Whether the wheel turns now, and what it gave whoever has signed in.',
  input: v.object({}),
  answer: v.object({ time: v.picklist(['upcoming', 'running', 'over']), result: v.nullable(result) }),
  problems: ['sign-in-required', 'not-found', 'too-many-requests'],
})

export const spin = defineEndpoint({
  call: 'spin',
  method: 'POST',
  summary: 'Turns the wheel: once for each account, and again the same answer.',
  input: v.object({
    notice_version: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^w-[0-9a-f]{16}$/))), null),
  }),
  answer: result,
  problems: ['foreign-origin', 'sign-in-required', 'not-found', 'too-many-requests'],
})
