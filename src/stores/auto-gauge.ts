/** What the page of a car asks about its price in the market (S1 §7). Apart from the other calls: it is loaded on demand. */
import { autoGauge } from '#contract/auto-gauge.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { AutoGaugeAnswer } from '#domain/car/price/auto-gauge.ts'
import { autoGaugeFromDto } from '#domain/entities/auto-gauge.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

/** `null` without an answer, or when it is empty. */
export async function askAutoGauge(slug: string, platform: PlatformOptions): Promise<AutoGaugeAnswer | null> {
  const outcome = await callEndpoint(autoGauge, { slug }, { platform })
  if (outcome.kind !== 'answered') return null
  const answer = autoGaugeFromDto(outcome.answer)
  return Object.values(answer).every((value) => value === null) ? null : answer
}
