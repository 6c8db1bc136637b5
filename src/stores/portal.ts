/** What the page of a portal asks the platform. */
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { PortalLink } from '#contract/portals.ts'
import { portal } from '#contract/portals.ts'
import { isProblem } from '#contract/problem.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

export type PortalOutcome =
  | { kind: 'links'; links: readonly PortalLink[] }
  | { kind: 'signed-out' }
  | { kind: 'failed' }

/** `path`: of the page, "/mydealership". */
export async function loadPortal(platform: PlatformOptions, path: string): Promise<PortalOutcome> {
  const outcome = await callEndpoint(portal, { portal: path.slice(1) }, { platform })
  if (outcome.kind === 'answered') return { kind: 'links', links: outcome.answer.links }
  return {
    kind: outcome.kind === 'refused' && isProblem(outcome.problem, 'sign-in-required') ? 'signed-out' : 'failed',
  }
}
