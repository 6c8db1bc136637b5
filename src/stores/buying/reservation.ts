/** What the page of a checkout asks the platform. */
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { ReservationAnswer, ReserveInput } from '#contract/reservations.ts'
import { giveUpReservation, reservationState, reserveCar } from '#contract/reservations.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { ShownReservation } from '#domain/reservations/reservation-words.ts'
import type { Refusal } from '../refusal.ts'
import { refusalOf } from '../refusal.ts'

export interface OwnReservation extends ShownReservation {
  readonly token: string | null
  readonly payment_url: string | null
}

export type ReservationOutcome = { kind: 'known'; reservation: OwnReservation } | Refusal

export async function reserve(input: ReserveInput, platform: PlatformOptions): Promise<ReservationOutcome> {
  return outcomeOf(await callEndpoint(reserveCar, input, { platform }))
}

export async function lookAtReservation(token: string, platform: PlatformOptions): Promise<ReservationOutcome> {
  return outcomeOf(await callEndpoint(reservationState, { token }, { platform }))
}

export async function giveUp(token: string, platform: PlatformOptions): Promise<ReservationOutcome> {
  return outcomeOf(await callEndpoint(giveUpReservation, { token }, { platform }))
}

function outcomeOf(outcome: CallOutcome<ReservationAnswer>): ReservationOutcome {
  return outcome.kind === 'answered' ? { kind: 'known', reservation: outcome.answer } : refusalOf(outcome)
}
