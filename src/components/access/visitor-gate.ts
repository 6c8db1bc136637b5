/**
 * `<visitor-gate data-type>`: leads a visitor who has not signed in from a gated page to sign-in (S2 §4). The page holds
 * nothing private, so it is shown while the platform is asked.
 */

import { gateDecision, pageBefore } from '#domain/access/gate.ts'
import type { Session } from '#domain/access/session.ts'
import { SIGN_IN_TYPES } from '#domain/access/sign-in-link.ts'
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'

export class VisitorGate extends HTMLElement {
  connectedCallback(): void {
    void this.#decide()
  }

  async #decide(): Promise<void> {
    const { type, platform = '{}' } = this.dataset
    const gate = SIGN_IN_TYPES.find((known) => known === type)
    if (gate === undefined) return
    const here = location.pathname + location.search
    const back = pageBefore(document.referrer, location.origin)
    const decision = gateDecision(await sessionHere(platform), gate, here, back)
    // In the place of the gated page, so that the way back does not end at it again.
    if (decision.kind === 'signIn') location.replace(decision.path)
  }
}

/** Without the mark in the browser nobody is asked, and nothing is loaded. */
async function sessionHere(platform: string): Promise<Session> {
  if (!saysSignedIn(document.cookie)) return { kind: 'anonymous' }
  const { createVisitor } = await import('#stores/visitor.ts')
  return createVisitor({ platform: JSON.parse(platform) }, () => document.cookie).load()
}
