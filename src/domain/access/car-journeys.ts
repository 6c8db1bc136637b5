/** Where a car's journeys stand: reserve, buy, print, trade in (S1 §2, S2 §2). */
import { queryText } from './query-text.ts'

/** S1 §2: "checkout", or "buy-online" on some sites. */
export const CHECKOUT_SEGMENTS = ['checkout', 'buy-online'] as const
export type CheckoutSegment = (typeof CHECKOUT_SEGMENTS)[number]

/** S1 §2: reserve the car. */
export function checkoutPath(carSlug: string, segment: CheckoutSegment): string {
  return `/cars/${carSlug}/${segment}`
}

/** The one page that is shown at the checkout of every car. */
export const CHECKOUT_PAGE_PATH = '/checkout'

/** S1 §2: online purchase. One page for all cars. */
export const CHECKOUT_JOURNEY_PATH = '/checkout-journey'

export function checkoutJourneyPath(carId: string): string {
  return CHECKOUT_JOURNEY_PATH + queryText({ car_id: carId })
}

/** What decides whether a car can be reserved. */
export interface ReservingSite {
  readonly platform: object | null
  readonly payments: object | null
}

/** A site without payments shows no button that leads nowhere. */
export function canReserve({ platform, payments }: ReservingSite): boolean {
  return platform !== null && payments !== null
}

/** What decides whether a site sells online. */
export interface BuyingSite extends ReservingSite {
  readonly journeys: { readonly checkoutJourney: boolean }
}

export function hasCheckoutJourney(site: BuyingSite): boolean {
  return canReserve(site) && site.journeys.checkoutJourney
}

/** The platform answers it, as it answers /api. */
export const PRINT_PATH = '/print'

/** S1 §2: the printable page of a car, which opens in a new tab; its `car_id` is the car's slug. */
export function printPath(carSlug: string): string {
  return `${PRINT_PATH}${queryText({ car_id: carSlug })}`
}

/** S1 §7: the name under which the brochure of a car is saved. */
export function brochureFileName(carSlug: string): string {
  return `${carSlug}.pdf`
}

/** S1 §2: the valuation of a trade-in for a car. */
export const CAR_TRADE_IN_PATH = '/cars/trade-in'
/** S1 §2: the default. */
export const TRADE_IN_PATH = '/trade-in'

export interface TradeInOptions {
  /** The trade-in page of the site. */
  readonly tradeInPath: string
  /** Whether a car's page leads to the valuation at /cars/trade-in instead. */
  readonly carTradeIn: boolean
}

/** S1 §2: /cars/trade-in?car_id={id} beside a car where the site has the valuation, else the site's trade-in page. */
export function tradeInHref(options: TradeInOptions, carId: string | null): string {
  return options.carTradeIn && carId !== null ? CAR_TRADE_IN_PATH + queryText({ car_id: carId }) : options.tradeInPath
}
