/** Which vehicle a rego belongs to, as the forms that ask for a trade-in say it. */
import type * as v from 'valibot'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import { findRegistration } from '#contract/valuations.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { textOf } from '#domain/leads/form-values.ts'
import { REGISTRATION_STATE, REGISTRATION_STATES } from '#domain/leads/forms/trade-in-form.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { NO_LOOKUP_NOW } from '#domain/valuation/estimate.ts'

export type FindRegistration = (
  input: v.InferInput<typeof findRegistration.input>,
  platform: PlatformOptions,
) => Promise<CallOutcome<v.InferOutput<typeof findRegistration.answer>>>

/** The platform gives up a service sooner. */
const ANSWER_WITHIN_MS = 10_000

export const findInBrowser: FindRegistration = (input, platform) =>
  callEndpoint(findRegistration, input, { platform, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })

export interface LookedUp {
  /** What it came to. */
  readonly words: string
  /** The answers that are known by it, under the names of their fields; empty when nothing was found. */
  readonly values: FormValues
}

export async function lookUpRegistration(
  values: FormValues,
  platform: PlatformOptions,
  find: FindRegistration = findInBrowser,
): Promise<LookedUp> {
  const rego = textOf(values, 'Rego')
  const state = textOf(values, REGISTRATION_STATE)
  const regoState = REGISTRATION_STATES.find((known) => known === state)
  if (rego === null || regoState === undefined) return { words: 'Enter the rego and its state first.', values: {} }
  const outcome = await find({ rego, regoState }, platform)
  if (outcome.kind !== 'answered') return { words: NO_LOOKUP_NOW, values: {} }
  const { vehicle } = outcome.answer
  if (vehicle === null) return { words: 'We could not find this rego. Enter make, model and year.', values: {} }
  const { make, model, year } = vehicle
  return {
    words: `Found: ${year} ${make} ${model}. Change it below if it is not your car.`,
    values: { 'Vehicle Make': make, 'Vehicle Model': model, year: String(year) },
  }
}
