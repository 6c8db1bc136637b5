/** Whether a visitor may open a route now (S2 §4 "Gated routes"). */
import type { FinanceLinkOptions } from '../finance/options.ts'
import type { GatedRoute } from './gated-route.ts'
import { gatedRoutePath, SIGN_IN_TYPE_OF } from './gated-route.ts'
import type { Session } from './session.ts'
import { signInPath } from './sign-in-link.ts'

/** S2 §4: gating varies by site. */
export interface GatingOptions {
  /** Whether the site has sign-in at all: without it no route is gated. */
  readonly enabled: boolean
  readonly tradeIn: boolean
  readonly sellMyCar: boolean
  readonly checkout: boolean
  readonly spinToWin: boolean
  readonly onlinePayment: boolean
  readonly myGarage: boolean
  /** The site's own portal routes, such as "/mydealership". */
  readonly portals: readonly string[]
}

/** S2 §4: finance has no switch of its own here: it is gated when the site uses vehicle-identifier finance. */
export type GatingRules = GatingOptions & Pick<FinanceLinkOptions, 'vehicleIdentifierFinance'>

export type GateDecision = { kind: 'go'; path: string } | { kind: 'signIn'; path: string } | { kind: 'wait' }

/** Whether a route needs sign-in on a site. */
export function isGated(route: GatedRoute, rules: GatingRules): boolean {
  if (!rules.enabled) return false
  switch (route.kind) {
    case 'finance':
    case 'carFinance':
      return rules.vehicleIdentifierFinance
    case 'portal':
      return rules.portals.includes(route.path)
    default:
      return rules[route.kind]
  }
}

/**
 * Straight to the route when signed in or not gated; to sign-in when not signed in; wait while that is not known.
 * A checkout waits until the car's slug is known (S2 §4). `back` is the route to return to.
 */
export function gateDecision(session: Session, route: GatedRoute, rules: GatingRules, back: string): GateDecision {
  const path = gatedRoutePath(route)
  if (path === null) return { kind: 'wait' }
  if (session.kind === 'signedIn' || !isGated(route, rules)) return { kind: 'go', path }
  if (session.kind === 'loading') return { kind: 'wait' }
  return { kind: 'signIn', path: signInPath(SIGN_IN_TYPE_OF[route.kind], path, back) }
}
