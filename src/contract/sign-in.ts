/** Signing in by telephone: a code is sent as a text message, and traded for a session. */
import * as v from 'valibot'
import { CODE_MESSAGE, MOBILE_MESSAGE, mobileNumber } from '#domain/access/mobile-number.ts'
import { defineEndpoint } from './endpoint.ts'

const phoneNumber = v.pipe(
  v.string(),
  v.maxLength(40, MOBILE_MESSAGE),
  v.check((written) => mobileNumber(written) !== null, MOBILE_MESSAGE),
)

const visitor = v.object({
  /** E.164. */
  phoneNumber: v.string(),
})

const nothing = v.strictObject({})

/** Answered for visitors who have not signed in, too. */
export const session = defineEndpoint({
  call: 'session',
  method: 'GET',
  summary: 'Who has signed in; null when nobody has.',
  input: v.object({}),
  answer: v.object({ visitor: v.nullable(visitor) }),
})

/** The answer is the same whether the number is known or not. */
export const requestCode = defineEndpoint({
  call: 'signInCode',
  method: 'POST',
  summary: 'Sends a code of six digits to a mobile number; an earlier code no longer works.',
  input: v.object({ phone_number: phoneNumber }),
  answer: v.object({ success: v.boolean() }),
  problems: ['not-found', 'foreign-origin', 'too-many-requests', 'service-unavailable'],
})

export const signIn = defineEndpoint({
  call: 'signIn',
  method: 'POST',
  summary: 'Signs in with a number and the code that was sent to it; the session is a cookie.',
  input: v.object({
    phone_number: phoneNumber,
    code: v.pipe(
      v.string(),
      v.transform((written) => written.replace(/[\s-]/g, '')),
      v.regex(/^\d{6}$/, CODE_MESSAGE),
    ),
  }),
  answer: v.object({ visitor }),
  problems: ['not-found', 'foreign-origin', 'too-many-requests', 'code-expired'],
})

export const signOut = defineEndpoint({
  call: 'signOut',
  method: 'POST',
  summary: 'Ends the session of this device.',
  input: nothing,
  answer: v.object({ success: v.boolean() }),
  problems: ['foreign-origin'],
})

export const signOutEverywhere = defineEndpoint({
  call: 'signOutEverywhere',
  method: 'POST',
  summary: 'Ends every session that the visitor has on this site.',
  input: nothing,
  answer: v.object({ success: v.boolean() }),
  problems: ['foreign-origin', 'sign-in-required'],
})
