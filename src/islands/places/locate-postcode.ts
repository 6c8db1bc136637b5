/** Asks the platform where a postcode is (S2 §7 "Postcode geocode"). */
import { callEndpoint } from '#contract/call-endpoint.ts'
import { geocode } from '#contract/places.ts'
import type { GeocodeOutcome } from '#domain/places/postcode.ts'
import { geocodeComponents, geocodeOutcome, postcodeProblem } from '#domain/places/postcode.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

export const NOT_LOCATED = 'The postcode cannot be looked up just now.'

/** Never rejects. */
export async function locatePostcode(
  typed: string,
  platform: PlatformOptions,
  send?: (url: string, init: RequestInit) => Promise<Response>,
): Promise<GeocodeOutcome> {
  const postcode = typed.trim()
  const problem = postcodeProblem(postcode)
  if (problem !== null) return { kind: 'failed', message: problem }
  const outcome = await callEndpoint(
    geocode,
    { postcode, components: geocodeComponents(postcode) },
    { platform, ...(send === undefined ? {} : { fetch: send }) },
  )
  return outcome.kind === 'answered' ? geocodeOutcome(outcome.answer) : { kind: 'failed', message: NOT_LOCATED }
}
