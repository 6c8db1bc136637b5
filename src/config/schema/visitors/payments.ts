/** How cars are reserved and paid for online. It stands apart from what pages are given: nothing here reaches a visitor. */
import * as v from 'valibot'
import { PAID_KEEP_DAYS } from '#domain/payments/online-payment.ts'
import { MIN_HOLD_MINUTES, RESERVATION_TERMS } from '#domain/reservations/hold.ts'
import { option, required } from '../option.ts'
import { amountAud, secretVariable, text, wholeNumber } from '../text.ts'

const noneSchema = v.strictObject({
  kind: required(v.literal('none'), 'Nothing is paid online: a reservation is a lead, and the dealer calls back.'),
})

const testSchema = v.strictObject({
  kind: required(
    v.literal('test'),
    'A page of the platform on which a payment can succeed, fail or be cancelled. It is refused in production.',
  ),
})

const stripeSchema = v.strictObject({
  kind: required(v.literal('stripe'), 'Stripe Checkout: see docs/operations.md.'),
  keyVariable: option(
    secretVariable('STRIPE_SECRET_KEY'),
    'STRIPE_SECRET_KEY',
    'The environment variable that holds the secret key of the dealer’s Stripe account.',
  ),
  webhookVariable: option(
    secretVariable('STRIPE_WEBHOOK_SECRET'),
    'STRIPE_WEBHOOK_SECRET',
    'The environment variable that holds the signing secret of the webhook at /api/payments/stripe.',
  ),
})

const onlineSchema = v.strictObject({
  introduction: option(
    text,
    'Pay an invoice, a service or the rest of a deposit by card. Have the number of your invoice at hand.',
    'What stands above the form.',
  ),
  referenceLabel: option(text, 'Invoice or reference number', 'What the payer copies from the dealer’s paper.'),
  minimumAud: option(amountAud(1, 100_000), 1, 'The least that can be paid, in dollars.'),
  maximumAud: option(amountAud(1, 500_000), 10_000, 'The most that can be paid at once, in dollars.'),
})

export const paymentsSchema = v.strictObject({
  provider: required(v.variant('kind', [noneSchema, testSchema, stripeSchema]), 'Who takes the payments.'),
  holdMinutes: option(
    wholeNumber(MIN_HOLD_MINUTES, 24 * 60),
    MIN_HOLD_MINUTES,
    'How long a car is held for a shopper who is paying.',
  ),
  terms: option(
    v.pipe(v.array(text), v.minLength(1, 'expected at least one sentence')),
    [...RESERVATION_TERMS],
    'What a shopper agrees to, one paragraph each; `{amount}` and `{dealer}` are filled in.',
  ),
  keepDays: option(
    v.nullable(wholeNumber(1, 3_650)),
    PAID_KEEP_DAYS,
    'After how many days the platform deletes an online payment that was paid; seven years, for which a business keeps its records. Kept without end when null.',
    'AU §4',
  ),
  online: option(
    v.nullable(onlineSchema),
    null,
    'The page /online-payment, on which an amount is paid for a reference; none when null.',
    'S2 §2',
  ),
})
