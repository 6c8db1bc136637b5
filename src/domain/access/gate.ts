/** Whether a visitor may open a route now (S2 §4 "Gated routes"). */
import type { FinanceLinkOptions } from '../finance/options.ts'
import { CHECKOUT_PAGE_PATH } from './car-journeys.ts'
import type { GatedRoute } from './gated-route.ts'
import { gatedRouteAt, SIGN_IN_TYPE_OF } from './gated-route.ts'
import { safeSitePath } from './safe-path.ts'
import type { Session } from './session.ts'
import type { SignInType } from './sign-in-link.ts'
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
  /** The site's own portals, at paths such as "/mydealership". */
  readonly portals: readonly { readonly path: string }[]
}

/** What decides whether a site has sign-in. */
export interface SignInSite {
  readonly platform: object | null
  readonly gating: Pick<GatingOptions, 'enabled'>
  readonly buttons: { readonly save: boolean }
}

/** Whether visitors can sign in: for gated routes, or to save cars (S1 §6). A site without a platform has no sign-in. */
export function hasSignIn({ platform, gating, buttons }: SignInSite): boolean {
  return platform !== null && (gating.enabled || buttons.save)
}

/** S2 §4: finance has no switch of its own here: it is gated when the site uses vehicle-identifier finance. */
export type GatingRules = GatingOptions & Pick<FinanceLinkOptions, 'vehicleIdentifierFinance'>

/** What a visitor has to sign in for to open a path of the site; `null` for a path that needs no sign-in. */
export function gateOf(path: string, rules: GatingRules): SignInType | null {
  const portals = rules.portals.map((portal) => portal.path)
  const route = gatedRouteAt(path, portals)
  return route !== null && isGated(route, rules) ? SIGN_IN_TYPE_OF[route] : null
}

/** Whether a route needs sign-in on a site. */
function isGated(route: GatedRoute, rules: GatingRules): boolean {
  if (!rules.enabled) return false
  switch (route) {
    case 'finance':
    case 'carFinance':
      return rules.vehicleIdentifierFinance
    case 'portal':
      return true
    default:
      return rules[route]
  }
}

export type GateDecision = { kind: 'go' } | { kind: 'signIn'; path: string } | { kind: 'wait' }

/**
 * A gated page stays when its visitor has signed in, leads to sign-in when not, and waits while that is not known.
 * `here` is the page with its query, `back` the page to return to. S2 §4: the checkout waits until its car is known, so its
 * page without a car stays.
 */
export function gateDecision(session: Session, gate: SignInType, here: string, back: string): GateDecision {
  if (here.replace(/[?#].*$/, '') === CHECKOUT_PAGE_PATH) return { kind: 'go' }
  if (session.kind === 'loading') return { kind: 'wait' }
  return session.kind === 'signedIn' ? { kind: 'go' } : { kind: 'signIn', path: signInPath(gate, here, back) }
}

/** The page that a visitor comes from, where it is of this site; else its first page. */
export function pageBefore(referrer: string, origin: string): string {
  const from = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null
  return safeSitePath(from) ?? '/'
}
