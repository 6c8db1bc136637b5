import { describe, expect, it } from 'vitest'
import {
  brochureFileName,
  CHECKOUT_PAGE_PATH,
  CHECKOUT_SEGMENTS,
  checkoutJourneyPath,
  checkoutPath,
  hasCheckoutJourney,
  printPath,
  TRADE_IN_PATH,
  tradeInHref,
} from '#domain/access/car-journeys.ts'
import type { GatingRules } from '#domain/access/gate.ts'
import { gateDecision, gateOf, hasSignIn, pageBefore } from '#domain/access/gate.ts'
import type { GatedRoute } from '#domain/access/gated-route.ts'
import { gatedRouteAt } from '#domain/access/gated-route.ts'
import type { Session } from '#domain/access/session.ts'
import { sessionOf } from '#domain/access/session.ts'

const EVERYTHING: GatingRules = {
  enabled: true,
  tradeIn: true,
  sellMyCar: true,
  checkout: true,
  spinToWin: true,
  onlinePayment: true,
  myGarage: true,
  portals: [{ path: '/mydealership' }],
  vehicleIdentifierFinance: true,
}
const NOTHING: GatingRules = {
  enabled: true,
  tradeIn: false,
  sellMyCar: false,
  checkout: false,
  spinToWin: false,
  onlinePayment: false,
  myGarage: false,
  portals: [],
  vehicleIdentifierFinance: false,
}

const ROUTES: [string, GatedRoute, string, Partial<GatingRules>][] = [
  ['/cars/trade-in', 'tradeIn', 'trade-in', { tradeIn: true }],
  ['/sell-my-car', 'sellMyCar', 'trade-in', { sellMyCar: true }],
  ['/cars/hilux/checkout', 'checkout', 'checkout', { checkout: true }],
  ['/cars/hilux/buy-online', 'checkout', 'checkout', { checkout: true }],
  ['/checkout-journey', 'checkout', 'checkout', { checkout: true }],
  ['/personalised/finance', 'carFinance', 'car-finance', { vehicleIdentifierFinance: true }],
  ['/spin-to-win', 'spinToWin', 'spin-to-win', { spinToWin: true }],
  ['/online-payment', 'onlinePayment', 'online-payment', { onlinePayment: true }],
  ['/finance', 'finance', 'finance', { vehicleIdentifierFinance: true }],
  ['/my-garage', 'myGarage', 'my-garage', { myGarage: true }],
  ['/mydealership', 'portal', 'my-garage', { portals: [{ path: '/mydealership' }] }],
]

describe.each(ROUTES)('S2 §2: the gated route %s', (path, route, type, own) => {
  it(`is ${route}, also with a slash at its end`, () => {
    expect(gatedRouteAt(path, ['/mydealership'])).toBe(route)
    expect(gatedRouteAt(`${path}/`, ['/mydealership'])).toBe(route)
  })

  it('S2 §4: is gated by its own option only, with its own type', () => {
    expect(gateOf(path, EVERYTHING)).toBe(type)
    expect(gateOf(path, NOTHING)).toBeNull()
    expect(gateOf(path, { ...NOTHING, ...own })).toBe(type)
    expect(gateOf(path, { ...EVERYTHING, enabled: false })).toBeNull()
  })
})

it.each([
  '/',
  '/cars',
  '/cars/hilux',
  '/cars/hilux/print',
  '/x/cars/hilux/checkout',
  '/cars/hilux/checkout/x',
  '/mydealer',
  '/finance-enquiry',
  '',
])('%j is no gated route', (path) => {
  expect(gatedRouteAt(path, ['/mydealership'])).toBeNull()
  expect(gateOf(path, EVERYTHING)).toBeNull()
})

it('S2 §4: the page of the checkout needs sign-in once its car is known', () => {
  expect(gateOf(CHECKOUT_PAGE_PATH, EVERYTHING)).toBe('checkout')
  const anonymous = sessionOf(false, null)
  expect(gateDecision(anonymous, 'checkout', `${CHECKOUT_PAGE_PATH}?a=b`, '/')).toEqual({ kind: 'go' })
  expect(gateDecision(anonymous, 'checkout', '/cars/hilux/checkout', '/cars/hilux')).toEqual({
    kind: 'signIn',
    path: '/sign-in?type=checkout&redirect=%2Fcars%2Fhilux%2Fcheckout&back=%2Fcars%2Fhilux',
  })
})

describe('S2 §4: a gated page', () => {
  const decision = (session: Session) => gateDecision(session, 'trade-in', '/cars/trade-in?car_id=t1', '/cars/hilux')
  it('sends an anonymous visitor to sign in, with the whole address and the page to return to', () => {
    expect(decision({ kind: 'anonymous' })).toEqual({
      kind: 'signIn',
      path: '/sign-in?type=trade-in&redirect=%2Fcars%2Ftrade-in%3Fcar_id%3Dt1&back=%2Fcars%2Fhilux',
    })
  })

  it('waits while it is not known, and lets a signed-in visitor pass', () => {
    expect(decision({ kind: 'loading' })).toEqual({ kind: 'wait' })
    expect(decision({ kind: 'signedIn', userId: '7', phone: null })).toEqual({ kind: 'go' })
  })
})

it.each([
  ['https://www.example.com.au/cars/hilux?x=1', '/cars/hilux?x=1'],
  ['https://www.example.com.au/', '/'],
  ['https://www.example.com.au', '/'],
  ['https://www.example.com.au.evil.example/cars', '/'],
  ['https://evil.example/cars', '/'],
  ['https://www.example.com.au/sign-in?type=finance', '/'],
  ['', '/'],
])('the page before, of the referrer %j, is %s', (referrer, path) => {
  expect(pageBefore(referrer, 'https://www.example.com.au')).toBe(path)
})

it.each([
  [{ platform: {}, gating: { enabled: true }, buttons: { save: false } }, true],
  [{ platform: {}, gating: { enabled: false }, buttons: { save: true } }, true],
  [{ platform: {}, gating: { enabled: false }, buttons: { save: false } }, false],
  [{ platform: null, gating: { enabled: true }, buttons: { save: true } }, false],
])('a site with %j has sign-in: %s', (site, has) => {
  expect(hasSignIn(site)).toBe(has)
})

describe('S1 §2: the journeys of a car', () => {
  it('reserves at /checkout, or /buy-online on some sites', () => {
    expect(CHECKOUT_SEGMENTS).toEqual(['checkout', 'buy-online'])
    expect(checkoutPath('hilux', 'checkout')).toBe('/cars/hilux/checkout')
    expect(checkoutPath('hilux', 'buy-online')).toBe('/cars/hilux/buy-online')
  })

  it('buys at /checkout-journey?car_id={id}', () => {
    expect(checkoutJourneyPath('t 1')).toBe('/checkout-journey?car_id=t%201')
  })

  it.each([
    [{}, {}, true, true],
    [null, {}, true, false],
    [{}, null, true, false],
    [{}, {}, false, false],
  ])('sells online with platform %j, payments %j, journey %j: %j', (platform, payments, checkoutJourney, sells) => {
    expect(hasCheckoutJourney({ platform, payments, journeys: { checkoutJourney } })).toBe(sells)
  })

  it('is printed at /print?car_id={slug}, and saved as {slug}.pdf (S1 §7)', () => {
    expect(printPath('2022-toyota-hilux-t1')).toBe('/print?car_id=2022-toyota-hilux-t1')
    expect(brochureFileName('2022-toyota-hilux-t1')).toBe('2022-toyota-hilux-t1.pdf')
  })

  it('trades in at /trade-in by default, or beside a car at /cars/trade-in?car_id={id}', () => {
    expect(TRADE_IN_PATH).toBe('/trade-in')
    expect(tradeInHref({ tradeInPath: TRADE_IN_PATH, carTradeIn: false }, 't1')).toBe('/trade-in')
    expect(tradeInHref({ tradeInPath: '/sell-your-car', carTradeIn: true }, 't1')).toBe('/cars/trade-in?car_id=t1')
    expect(tradeInHref({ tradeInPath: '/sell-your-car', carTradeIn: true }, null)).toBe('/sell-your-car')
  })
})
