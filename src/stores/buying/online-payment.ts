/** What the page of online payments asks the platform. */
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { OnlinePaymentAnswer, PayOnlineInput } from '#contract/online-payments.ts'
import { onlinePaymentState, payOnline } from '#contract/online-payments.ts'
import type { ShownPayment } from '#domain/payments/online-payment.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { Refusal } from '../refusal.ts'
import { refusalOf } from '../refusal.ts'

export interface OwnPayment extends ShownPayment {
  readonly token: string | null
  readonly payment_url: string | null
}

export type OwnPaymentOutcome = { kind: 'known'; payment: OwnPayment } | Refusal

export async function startPayment(input: PayOnlineInput, platform: PlatformOptions): Promise<OwnPaymentOutcome> {
  return outcomeOf(await callEndpoint(payOnline, input, { platform }))
}

export async function lookAtPayment(token: string, platform: PlatformOptions): Promise<OwnPaymentOutcome> {
  return outcomeOf(await callEndpoint(onlinePaymentState, { token }, { platform }))
}

function outcomeOf(outcome: CallOutcome<OnlinePaymentAnswer>): OwnPaymentOutcome {
  return outcome.kind === 'answered' ? { kind: 'known', payment: outcome.answer } : refusalOf(outcome)
}
