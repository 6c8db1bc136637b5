/** The routes that may need sign-in (S2 §2 "Gated routes"), as a table. */
import { GARAGE_PATH } from '../garage/garage-paths.ts'
import { CAR_TRADE_IN_PATH, CHECKOUT_JOURNEY_PATH, CHECKOUT_PAGE_PATH, CHECKOUT_SEGMENTS } from './car-journeys.ts'
import type { SignInType } from './sign-in-link.ts'

export const PERSONALISED_FINANCE_PATH = '/personalised/finance'
export const ONLINE_PAYMENT_PATH = '/online-payment'
export const SPIN_TO_WIN_PATH = '/spin-to-win'

/** Each kind of route with the `type` of its sign-in link. Ours: selling a car is a trade-in, and a portal is a garage. */
export const SIGN_IN_TYPE_OF = {
  tradeIn: 'trade-in',
  sellMyCar: 'trade-in',
  checkout: 'checkout',
  carFinance: 'car-finance',
  spinToWin: 'spin-to-win',
  onlinePayment: 'online-payment',
  finance: 'finance',
  myGarage: 'my-garage',
  /** One of the site's own portal routes: "/mydealership". */
  portal: 'my-garage',
} as const satisfies Record<string, SignInType>
export type GatedRoute = keyof typeof SIGN_IN_TYPE_OF

const FIXED_PATHS: ReadonlyMap<string, GatedRoute> = new Map([
  [CAR_TRADE_IN_PATH, 'tradeIn'],
  [CHECKOUT_PAGE_PATH, 'checkout'],
  [CHECKOUT_JOURNEY_PATH, 'checkout'],
  ['/sell-my-car', 'sellMyCar'],
  [PERSONALISED_FINANCE_PATH, 'carFinance'],
  [SPIN_TO_WIN_PATH, 'spinToWin'],
  [ONLINE_PAYMENT_PATH, 'onlinePayment'],
  ['/finance', 'finance'],
  [GARAGE_PATH, 'myGarage'],
])

/** The gated route at a path without query or anchor, or `null`; `portals` are the site's own. */
export function gatedRouteAt(written: string, portals: readonly string[]): GatedRoute | null {
  const path = written.replace(/(?<=.)\/+$/, '')
  if (portals.includes(path)) return 'portal'
  const [, segment] = /^\/cars\/[^/]+\/([^/]+)$/.exec(path) ?? []
  if (CHECKOUT_SEGMENTS.some((known) => known === segment)) return 'checkout'
  return FIXED_PATHS.get(path) ?? null
}
