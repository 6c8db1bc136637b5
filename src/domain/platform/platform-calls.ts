/** Where a page's calls to the platform go (S1 §7, S2 §7). */

import { PRINT_PATH } from '#domain/access/car-journeys.ts'

/** Each call by the name under which `platform.calls` points it elsewhere, with its path below `/api`. */
export const PLATFORM_CALL_PATHS = {
  lead: '/leads',
  geocode: '/geocode',
  appointments: '/appointments',
  registration: '/registrations',
  valuation: '/valuations',
  valuationRecord: '/miscellaneous',
  phoneReveal: '/phone-reveals',
  carView: '/cars/{slug}/view.json',
  brochure: '/cars/{slug}/brochure.pdf',
  events: '/events',
  deliveryEstimate: '/delivery-estimates',
  financeQuote: '/youx/quote',
  autoGauge: '/cars/{slug}/autogauge',
  similarCars: '/cars/{slug}/similar',
  financeDisclaimer: '/finance-disclaimers',
  session: '/session',
  signInCode: '/auth/code',
  signIn: '/auth/sign-in',
  signOut: '/auth/sign-out',
  signOutEverywhere: '/auth/sign-out-everywhere',
  watchlist: '/watchlist',
  watchlistIds: '/watchlist/ids',
  watchlistSave: '/watchlist/save-car',
  watchlistRemove: '/watchlist/remove-car',
  garage: '/garage',
  garageDetails: '/garage/details',
  garageSearches: '/garage/searches',
  garageSearchRemove: '/garage/searches/remove',
  garageVehicle: '/garage/vehicles',
  garageVehicleRemove: '/garage/vehicles/remove',
  garageDelete: '/garage/delete',
  portal: '/portal',
  reservation: '/reservations',
  reservationState: '/reservations/{token}',
  reservationRelease: '/reservations/{token}/release',
  checkoutJourney: '/checkout-journeys',
  checkoutJourneyCar: '/checkout-journeys/cars/{car_id}',
  stockChanges: '/stock-changes',
  onlinePayment: '/online-payments',
  spinState: '/spins/mine',
  spin: '/spins',
  onlinePaymentState: '/online-payments/{token}',
} as const
export type PlatformCall = keyof typeof PLATFORM_CALL_PATHS
export const PLATFORM_CALLS = Object.keys(PLATFORM_CALL_PATHS) as PlatformCall[]

export interface PlatformOptions {
  /** Before every path: an origin, a path, or empty. */
  readonly apiBase: string
  /** A call that goes elsewhere: a URL, or a path, with the same placeholders as its own. */
  readonly calls: Readonly<Partial<Record<PlatformCall, string>>>
}

/** Whether the platform answers a path of a site's own host (S1 §2, S2 §7). */
export function isPlatformPath(path: string): boolean {
  return path.startsWith('/api/') || path === PRINT_PATH
}

/** "{api}" of the specifications is "/api"; a path that already begins with it is not prefixed again. */
export function apiPath(path: string): string {
  return path.startsWith('/api/') ? path : `/api${path}`
}

/** The URL of a call with its placeholders filled in: "/api/cars/2022-toyota-hilux-t1042/view.json". */
export function platformCallUrl(
  platform: PlatformOptions,
  call: PlatformCall,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const own = platform.calls[call]
  const template = own ?? platform.apiBase + apiPath(PLATFORM_CALL_PATHS[call])
  return template.replace(/\{([a-z_]+)\}/gi, (placeholder, name: string) =>
    Object.hasOwn(parameters, name) ? encodeURIComponent(parameters[name] ?? '') : placeholder,
  )
}

/** Other hosts that the calls of pages go to: "https://api.example.com.au". */
export function platformOrigins(platform: PlatformOptions, calls: readonly PlatformCall[] = PLATFORM_CALLS): string[] {
  const origins = calls.map((call) => /^https:\/\/[^/]+/.exec(platformCallUrl(platform, call))?.[0] ?? null)
  return [...new Set(origins.filter((origin) => origin !== null))]
}
