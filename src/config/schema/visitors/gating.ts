/** Which routes need sign-in, and where the journeys of a car stand. */
import * as v from 'valibot'
import { CHECKOUT_SEGMENTS, TRADE_IN_PATH } from '#domain/access/car-journeys.ts'
import { option } from '../option.ts'
import { href } from '../text.ts'

/** S2 §2: "/my{dealer-portal}". */
const portal = v.pipe(
  v.string(),
  v.regex(/^\/my[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a portal route such as "/mydealership"'),
)

const gated = (fallback: boolean, route: string) =>
  option(v.boolean(), fallback, `Whether ${route} needs sign-in, when gating is on.`, 'S2 §4')

export const gatingSchema = v.strictObject({
  enabled: option(
    v.boolean(),
    false,
    'Whether the site has sign-in: the routes below, and finance by vehicle identifier, then need it.',
    'S2 §2',
  ),
  tradeIn: gated(true, '/cars/trade-in'),
  sellMyCar: gated(true, '/sell-my-car'),
  checkout: gated(false, 'the checkout of a car'),
  spinToWin: gated(true, '/spin-to-win'),
  onlinePayment: gated(true, '/online-payment'),
  myGarage: gated(true, '/my-garage'),
  portals: option(v.array(portal), [], 'The dealer’s own portal routes, which need sign-in: "/mydealership".', 'S2 §2'),
})

export const journeysSchema = v.strictObject({
  checkoutSegment: option(
    v.picklist(CHECKOUT_SEGMENTS),
    'checkout',
    'The last part of the path at which a car is reserved: /cars/{slug}/checkout or /cars/{slug}/buy-online.',
    'S1 §2',
  ),
  tradeInPath: option(href, TRADE_IN_PATH, 'The link to the site’s trade-in page.', 'S1 §2'),
  carTradeIn: option(
    v.boolean(),
    false,
    'Whether a car’s page leads to the valuation at /cars/trade-in?car_id={id} instead of the trade-in page, where the site has it.',
    'S1 §2',
  ),
})
