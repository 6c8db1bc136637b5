/** Which routes need sign-in, and where the journeys of a car stand. */
import * as v from 'valibot'
import { CHECKOUT_SEGMENTS, TRADE_IN_PATH } from '#domain/access/car-journeys.ts'
import { option, required } from '../option.ts'
import { href, text } from '../text.ts'

/** S2 §2: "/my{dealer-portal}". What it holds is ours. */
const portal = v.strictObject({
  path: required(
    v.pipe(v.string(), v.regex(/^\/my[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a portal route such as "/mydealership"')),
    'Where it stands: "/mydealership". A page of the site’s own at this path takes its place, and is gated, too.',
    'S2 §2',
  ),
  title: required(text, 'The heading of the page.'),
  introduction: option(
    text,
    'What we keep for our customers.',
    'What stands below the heading; everybody can read it.',
  ),
  links: option(
    v.array(
      v.strictObject({
        label: required(text, 'The words of the link.'),
        href: required(href, 'Where it leads; inside the site it starts with "/".'),
        note: option(v.nullable(text), null, 'One sentence below the link.'),
      }),
    ),
    [],
    'What whoever has signed in finds there. The platform answers them: they stand in no page and no file of the site.',
  ),
})

const gated = (fallback: boolean, route: string) =>
  option(v.boolean(), fallback, `Whether ${route} needs sign-in, when gating is on.`, 'S2 §4')

export const gatingSchema = v.strictObject({
  enabled: option(
    v.boolean(),
    false,
    'Whether the site has sign-in: the routes below, and finance by vehicle identifier, then need it.',
    'S2 §2',
  ),
  headerLink: option(
    v.boolean(),
    true,
    'Whether the header leads to /my-garage, on a site where visitors can sign in: for the routes below, or to save cars.',
  ),
  tradeIn: gated(true, '/cars/trade-in'),
  sellMyCar: gated(true, '/sell-my-car'),
  checkout: gated(false, 'the checkout of a car'),
  spinToWin: gated(true, '/spin-to-win'),
  onlinePayment: gated(true, '/online-payment'),
  myGarage: gated(true, '/my-garage'),
  portals: option(
    v.pipe(
      v.array(portal),
      v.check(
        (portals) => new Set(portals.map(({ path }) => path)).size === portals.length,
        'expected a path of its own for each portal',
      ),
    ),
    [],
    'The dealer’s own portals, which need sign-in: links for customers at "/mydealership".',
    'S2 §2',
  ),
})

export const journeysSchema = v.strictObject({
  checkoutSegment: option(
    v.picklist(CHECKOUT_SEGMENTS),
    'checkout',
    'The last part of the path at which a car is reserved: /cars/{slug}/checkout or /cars/{slug}/buy-online.',
    'S1 §2',
  ),
  checkoutJourney: option(
    v.boolean(),
    false,
    'Whether "Buy Online" leads to the steps of /checkout-journey?car_id={id} (trade-in, payment, handover, details, reservation) instead of the reservation alone.',
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
