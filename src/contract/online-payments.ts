/** Paying by a reference and an amount (S2 §2 "/online-payment"). The paths and shapes are ours. */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import { spamSigns } from './leads.ts'

const text = (maxLength: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(maxLength))), null)

const paymentAnswer = v.object({
  /** By it the payer sees the payment again; `null` when the dealer calls back instead. */
  token: v.nullable(v.string()),
  state: v.picklist(['open', 'paid', 'closed', 'refunded', 'requested']),
  reference: v.string(),
  /** Dollars. */
  amount: v.number(),
  receipt_number: v.string(),
  /** Where it is paid; `null` when it is paid, or cannot be paid any more. */
  payment_url: v.nullable(v.string()),
})
export type OnlinePaymentAnswer = v.InferOutput<typeof paymentAnswer>

export const payOnline = defineEndpoint({
  call: 'onlinePayment',
  method: 'POST',
  summary: 'Opens the page on which an amount is paid for a reference.',
  input: v.object({
    /** Made once for each filled form: a repeated post with it is the same payment. */
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
    reference: text(100),
    /** As it was typed: "$1,250.50". */
    amount: text(40),
    name: text(200),
    last_name: text(200),
    email: text(300),
    phone: text(60),
    notice_version: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^w-[0-9a-f]{16}$/))), null),
    /** The page on which the form stands. */
    url: text(2_000),
    ...spamSigns,
  }),
  answer: paymentAnswer,
  problems: [
    'foreign-origin',
    'sign-in-required',
    'not-found',
    'paid-already',
    'key-reused',
    'too-many-requests',
    'service-unavailable',
  ],
})

export type PayOnlineInput = v.InferInput<typeof payOnline.input>
export type PayOnlineRequest = v.InferOutput<typeof payOnline.input>

export const onlinePaymentState = defineEndpoint({
  call: 'onlinePaymentState',
  method: 'GET',
  summary: 'How an online payment stands, by its token.',
  input: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'A payment is named by its token.')) }),
  answer: paymentAnswer,
  problems: ['not-found', 'too-many-requests'],
})
