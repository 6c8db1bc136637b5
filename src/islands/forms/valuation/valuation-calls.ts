/** What the form of a trade-in asks the platform, and the record that it leaves there (S2 §7). */
import type * as v from 'valibot'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import { estimateValue, recordValuation } from '#contract/valuations.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { FindRegistration } from '#stores/registration.ts'
import { findInBrowser } from '#stores/registration.ts'

type Input<Endpoint extends { input: v.GenericSchema }> = v.InferInput<Endpoint['input']>
type Answer<Endpoint extends { answer: v.GenericSchema }> = Promise<CallOutcome<v.InferOutput<Endpoint['answer']>>>

export interface ValuationCalls {
  find: FindRegistration
  estimate(input: Input<typeof estimateValue>, platform: PlatformOptions): Answer<typeof estimateValue>
  /** Finishes though the page is left. */
  record(input: Input<typeof recordValuation>, platform: PlatformOptions): Answer<typeof recordValuation>
}

/** The platform gives up a service sooner. */
const ANSWER_WITHIN_MS = 10_000

export const browserValuationCalls: ValuationCalls = {
  find: findInBrowser,
  estimate: (input, platform) =>
    callEndpoint(estimateValue, input, { platform, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
  record: (input, platform) => callEndpoint(recordValuation, input, { platform, keepalive: true }),
}
