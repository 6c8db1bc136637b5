/** The routes that may need sign-in (S2 §2 "Gated routes"), as a table. */
import type { CheckoutSegment } from './car-journeys.ts'
import { CAR_TRADE_IN_PATH, CHECKOUT_SEGMENTS, checkoutPath } from './car-journeys.ts'
import { queryParameters, queryText } from './query-text.ts'
import type { SignInType } from './sign-in-link.ts'

export const PERSONALISED_FINANCE_PATH = '/personalised/finance'

export type GatedRoute =
  | { kind: 'tradeIn'; carId: string | null }
  | { kind: 'sellMyCar' }
  /** The slug is `null` until it is known. */
  | { kind: 'checkout'; slug: string | null; segment: CheckoutSegment }
  | { kind: 'carFinance'; carId: string | null }
  | { kind: 'spinToWin' }
  | { kind: 'onlinePayment' }
  | { kind: 'finance' }
  | { kind: 'myGarage' }
  /** One of the site's own portal routes: "/mydealership". */
  | { kind: 'portal'; path: string }

export type GatedRouteKind = GatedRoute['kind']

/** The `type` of each route's sign-in link. Ours: selling a car is a trade-in, and a portal is a garage. */
export const SIGN_IN_TYPE_OF: Readonly<Record<GatedRouteKind, SignInType>> = {
  tradeIn: 'trade-in',
  sellMyCar: 'trade-in',
  checkout: 'checkout',
  carFinance: 'car-finance',
  spinToWin: 'spin-to-win',
  onlinePayment: 'online-payment',
  finance: 'finance',
  myGarage: 'my-garage',
  portal: 'my-garage',
}

const FIXED_PATHS = {
  sellMyCar: '/sell-my-car',
  spinToWin: '/spin-to-win',
  onlinePayment: '/online-payment',
  finance: '/finance',
  myGarage: '/my-garage',
} as const

/** The path of a route; `null` while the slug of a checkout is not known. */
export function gatedRoutePath(route: GatedRoute): string | null {
  switch (route.kind) {
    case 'tradeIn':
      return CAR_TRADE_IN_PATH + queryText({ car_id: route.carId })
    case 'carFinance':
      return PERSONALISED_FINANCE_PATH + queryText({ car_id: route.carId })
    case 'checkout':
      return route.slug === null ? null : checkoutPath(route.slug, route.segment)
    case 'portal':
      return route.path
    default:
      return FIXED_PATHS[route.kind]
  }
}

/** The gated route at a path with its query, or `null`; `portals` are the site's own. */
export function gatedRouteAt(pathAndQuery: string, portals: readonly string[]): GatedRoute | null {
  const [pathAndSearch = ''] = pathAndQuery.split('#')
  const split = pathAndSearch.indexOf('?')
  const path = (split === -1 ? pathAndSearch : pathAndSearch.slice(0, split)).replace(/(?<=.)\/+$/, '')
  const carId = (split === -1 ? '' : queryParameters(pathAndSearch.slice(split)).get('car_id')) || null
  if (path === CAR_TRADE_IN_PATH) return { kind: 'tradeIn', carId }
  if (path === PERSONALISED_FINANCE_PATH) return { kind: 'carFinance', carId }
  if (portals.includes(path)) return { kind: 'portal', path }
  const [, slug, last] = /^\/cars\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const segment = CHECKOUT_SEGMENTS.find((known) => known === last)
  if (slug !== undefined && segment !== undefined) return { kind: 'checkout', slug, segment }
  const fixed = Object.entries(FIXED_PATHS).find(([, fixedPath]) => fixedPath === path)
  return fixed === undefined ? null : { kind: fixed[0] as keyof typeof FIXED_PATHS }
}
