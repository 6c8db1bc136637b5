/** What the page of buying online asks the platform, and what the device keeps of it: a journey is continued days later. */
import * as v from 'valibot'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { JourneyStageInput } from '#contract/checkout-journey.ts'
import { journeyCar, journeyStage } from '#contract/checkout-journey.ts'
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from '#contract/leads.ts'
import { appointments } from '#contract/places.ts'
import { isProblem } from '#contract/problem.ts'
import { estimateValue } from '#contract/valuations.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import type { AdjustmentAnswer } from '#domain/leads/forms/trade-in-form.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { AppointmentDay } from '#domain/time/appointment-times.ts'
import { amountsText, comparedText, NO_ESTIMATE_NOW } from '#domain/valuation/estimate.ts'
import type { ValuedVehicle } from '#domain/valuation/vehicle.ts'
import type { ListStorage } from '../saved/stored-list.ts'

export type JourneyCar =
  | { readonly kind: 'car'; readonly slug: string; readonly name: string; readonly isForSale: boolean }
  /** No car has this id any more. */
  | { readonly kind: 'unknown' }
  /** Nobody has answered. */
  | { readonly kind: 'failed' }

export async function askJourneyCar(carId: string, platform: PlatformOptions): Promise<JourneyCar> {
  const outcome = await callEndpoint(journeyCar, { car_id: carId }, { platform })
  if (outcome.kind === 'answered') {
    const { slug, name, is_for_sale: isForSale } = outcome.answer
    return { kind: 'car', slug, name, isForSale }
  }
  return { kind: outcome.kind === 'refused' && outcome.problem.status < 500 ? 'unknown' : 'failed' }
}

export type StageOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: readonly FieldError[] }

const UNREACHABLE = 'We cannot be reached just now. Nothing is lost: please check your connection and try again.'

/** What is sent again unchanged is the same stage. The answers are those of the whole form. */
export async function sendStage(
  { answers: filled, ...stage }: JourneyStageInput,
  platform: PlatformOptions,
): Promise<StageOutcome> {
  const outcome: CallOutcome<unknown> = await callEndpoint(
    journeyStage,
    { ...stage, answers: withoutSigns(filled) },
    { platform },
  )
  if (outcome.kind === 'answered') return { kind: 'sent' }
  if (outcome.kind === 'failed') return { kind: 'refused', message: UNREACHABLE, errors: [] }
  const { problem } = outcome
  if (isProblem(problem, 'sign-in-required')) return { kind: 'signedOut' }
  return { kind: 'refused', message: problem.detail, errors: problem.errors ?? [] }
}

/** A sign of spam is no answer. */
function withoutSigns(filled: FormValues): JourneyStageInput['answers'] {
  const { [HONEYPOT_FIELD]: _, [TURNSTILE_FIELD]: __, ...answers } = filled
  return answers
}

/** When somebody can come to where the car stands; empty when nobody says. */
export async function askAppointments(carId: string, platform: PlatformOptions): Promise<readonly AppointmentDay[]> {
  const outcome = await callEndpoint(appointments, { car_id: carId }, { platform })
  return outcome.kind === 'answered' ? outcome.answer.days : []
}

/** The words of the online estimate, or of why there is none. */
export async function askEstimate(
  vehicle: ValuedVehicle,
  adjustmentAnswers: AdjustmentAnswer[],
  platform: PlatformOptions,
): Promise<string> {
  const outcome = await callEndpoint(estimateValue, { ...vehicle, adjustmentAnswers }, { platform })
  if (outcome.kind !== 'answered') return NO_ESTIMATE_NOW
  const { estimate, text } = outcome.answer
  if (estimate === null) return text
  const range = { lowAud: estimate.low_aud, highAud: estimate.high_aud, cars: estimate.cars }
  return `Our online estimate: ${amountsText(range)} ${comparedText(range)}. ${text}`
}

const storedSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** Whether the dealer has its lead: from then on each change is sent, too. */
  isSent: v.boolean(),
  answers: v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(300)), v.boolean()])),
})
export type StoredJourney = v.InferOutput<typeof storedSchema>

export interface JourneyMemory {
  read(): StoredJourney | null
  write(journey: StoredJourney): void
  forget(): void
}

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createJourneyMemory(carId: string, engine: () => ListStorage): JourneyMemory {
  const name = `checkout-journey:${carId}`
  const keep = (journey: StoredJourney | null): void => {
    try {
      engine().setItem(name, JSON.stringify(journey))
    } catch {
      // Full or forbidden: the journey lasts as long as its page.
    }
  }
  return {
    read() {
      try {
        const parsed = v.safeParse(storedSchema, JSON.parse(engine().getItem(name) ?? 'null'))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    write({ answers: filled, ...journey }) {
      // Agreed to anew each time.
      const { terms: _, ...answers } = withoutSigns(filled)
      keep({ ...journey, answers })
    },
    forget: () => keep(null),
  }
}
