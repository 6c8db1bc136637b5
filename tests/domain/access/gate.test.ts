import { describe, expect, it } from 'vitest'
import {
  brochureFileName,
  CAR_TRADE_IN_PATH,
  CHECKOUT_SEGMENTS,
  checkoutJourneyPath,
  checkoutPath,
  printPath,
  TRADE_IN_PATH,
  tradeInHref,
} from '#domain/access/car-journeys.ts'
import type { GatingRules } from '#domain/access/gate.ts'
import { gateDecision, isGated } from '#domain/access/gate.ts'
import type { GatedRoute } from '#domain/access/gated-route.ts'
import { gatedRouteAt, gatedRoutePath, PERSONALISED_FINANCE_PATH, SIGN_IN_TYPE_OF } from '#domain/access/gated-route.ts'

const EVERYTHING: GatingRules = {
  enabled: true,
  tradeIn: true,
  sellMyCar: true,
  checkout: true,
  spinToWin: true,
  onlinePayment: true,
  myGarage: true,
  portals: ['/mydealership'],
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

const ROUTES: [GatedRoute, string, string, Partial<GatingRules>][] = [
  [{ kind: 'tradeIn', carId: 't1' }, '/cars/trade-in?car_id=t1', 'trade-in', { tradeIn: true }],
  [{ kind: 'tradeIn', carId: null }, '/cars/trade-in', 'trade-in', { tradeIn: true }],
  [{ kind: 'sellMyCar' }, '/sell-my-car', 'trade-in', { sellMyCar: true }],
  [{ kind: 'checkout', slug: 'hilux', segment: 'checkout' }, '/cars/hilux/checkout', 'checkout', { checkout: true }],
  [
    { kind: 'checkout', slug: 'hilux', segment: 'buy-online' },
    '/cars/hilux/buy-online',
    'checkout',
    { checkout: true },
  ],
  [
    { kind: 'carFinance', carId: 't1' },
    '/personalised/finance?car_id=t1',
    'car-finance',
    { vehicleIdentifierFinance: true },
  ],
  [{ kind: 'spinToWin' }, '/spin-to-win', 'spin-to-win', { spinToWin: true }],
  [{ kind: 'onlinePayment' }, '/online-payment', 'online-payment', { onlinePayment: true }],
  [{ kind: 'finance' }, '/finance', 'finance', { vehicleIdentifierFinance: true }],
  [{ kind: 'myGarage' }, '/my-garage', 'my-garage', { myGarage: true }],
  [{ kind: 'portal', path: '/mydealership' }, '/mydealership', 'my-garage', { portals: ['/mydealership'] }],
]

const anonymous = { kind: 'anonymous' } as const
const loading = { kind: 'loading' } as const
const signedIn = { kind: 'signedIn', userId: '7', phone: null } as const

describe.each(ROUTES)('S2 §2: gated route %j', (route, path, type, own) => {
  it(`is ${path}, there and back`, () => {
    expect(gatedRoutePath(route)).toBe(path)
    expect(gatedRouteAt(path, ['/mydealership'])).toEqual(route)
    expect(SIGN_IN_TYPE_OF[route.kind]).toBe(type)
  })

  it('S2 §4: sends an anonymous visitor to sign in, waits while loading, lets a signed-in one pass', () => {
    const signIn = `/sign-in?type=${type}&redirect=${encodeURIComponent(path)}&back=%2Fcars`
    expect(gateDecision(anonymous, route, EVERYTHING, '/cars')).toEqual({ kind: 'signIn', path: signIn })
    expect(gateDecision(loading, route, EVERYTHING, '/cars')).toEqual({ kind: 'wait' })
    expect(gateDecision(signedIn, route, EVERYTHING, '/cars')).toEqual({ kind: 'go', path })
  })

  it('S2 §4: is gated by its own option only', () => {
    expect(isGated(route, NOTHING)).toBe(false)
    expect(isGated(route, { ...NOTHING, ...own })).toBe(true)
    expect(isGated(route, { ...EVERYTHING, enabled: false })).toBe(false)
    for (const session of [anonymous, loading, signedIn]) {
      expect(gateDecision(session, route, NOTHING, '/cars')).toEqual({ kind: 'go', path })
    }
  })
})

describe('S2 §4: a checkout', () => {
  const route = { kind: 'checkout', slug: null, segment: 'checkout' } as const
  it.each([anonymous, loading, signedIn])('waits until the slug is known, for %j', (session) => {
    expect(gatedRoutePath(route)).toBeNull()
    expect(gateDecision(session, route, EVERYTHING, '/')).toEqual({ kind: 'wait' })
    expect(gateDecision(session, route, NOTHING, '/')).toEqual({ kind: 'wait' })
  })
})

describe('gatedRouteAt', () => {
  it.each([
    ['/my-garage/', { kind: 'myGarage' }],
    ['/my-garage#cars', { kind: 'myGarage' }],
    ['/finance?x=1', { kind: 'finance' }],
    ['/cars/trade-in?car_id=', { kind: 'tradeIn', carId: null }],
    ['/personalised/finance', { kind: 'carFinance', carId: null }],
    ['/', null],
    ['/cars', null],
    ['/cars/hilux', null],
    ['/cars/hilux/print', null],
    ['/x/cars/hilux/checkout', null],
    ['/cars/hilux/checkout/x', null],
    ['/mydealership', null],
    ['/finance-enquiry', null],
    ['', null],
  ])('of %j is %j', (path, route) => {
    expect(gatedRouteAt(path, [])).toEqual(route)
  })

  it('reads fixed names', () => {
    expect(CAR_TRADE_IN_PATH).toBe('/cars/trade-in')
    expect(PERSONALISED_FINANCE_PATH).toBe('/personalised/finance')
  })
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
