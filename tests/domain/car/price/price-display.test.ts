import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { PRICE_TYPE_LABELS } from '#domain/car/labels.ts'
import { currentPriceAud, excludesCharges, priceDisplay } from '#domain/car/price/price-display.ts'
import { makeCar } from '../../../builders/make-car.ts'

const options = {
  subscription: false,
  subscriptionPeriod: 'week',
  preorderText: 'PREORDER',
  noPriceText: 'Enquire for price.',
} as const
const price = (priceAud: number, wasAud: number | null = null) => ({
  kind: 'price',
  priceAud,
  wasAud,
  priceType: 'drive_away',
})

/** S1 §4 "Price display order". */
const table: [string, Partial<Car>, boolean, object][] = [
  ['the price', { priceAud: 20_000 }, false, price(20_000)],
  [
    'the reduced price, with the price it reduces',
    { priceAud: 20_000, offerPriceAud: 18_000 },
    false,
    price(18_000, 20_000),
  ],
  ['an offer alone', { priceAud: null, offerPriceAud: 18_000 }, false, price(18_000)],
  ['no offer that is not below the price', { priceAud: 20_000, offerPriceAud: 21_000 }, false, price(20_000)],
  ['no offer of 10 or less', { priceAud: 20_000, offerPriceAud: 10 }, false, price(20_000)],
  ['an earlier price that was higher', { priceAud: 20_000, beforePriceAud: 22_000 }, false, price(20_000, 22_000)],
  [
    'the highest of two earlier prices',
    { priceAud: 20_000, offerPriceAud: 18_000, beforePriceAud: 22_000 },
    false,
    price(18_000, 22_000),
  ],
  ['no earlier price that is the same', { priceAud: 20_000, beforePriceAud: 20_000 }, false, price(20_000)],
  ['no earlier price that was lower', { priceAud: 20_000, beforePriceAud: 19_000 }, false, price(20_000)],
  ['11 as a price', { priceAud: 11 }, false, price(11)],
  ['10 as no price', { priceAud: 10 }, false, { kind: 'none', text: 'Enquire for price.' }],
  ['no price', { priceAud: null }, false, { kind: 'none', text: 'Enquire for price.' }],
  [
    'PREORDER when there is no price',
    { priceAud: null, preorder: true },
    false,
    { kind: 'preorder', text: 'PREORDER' },
  ],
  ['the price of a pre-order', { priceAud: 20_000, preorder: true }, false, price(20_000)],
  [
    'a subscription on a subscription site',
    { priceAud: 20_000, subscriptionPriceAud: 199 },
    true,
    { kind: 'subscription', priceAud: 199, suffix: '/ week' },
  ],
  ['no subscription elsewhere', { priceAud: 20_000, subscriptionPriceAud: 199 }, false, price(20_000)],
  [
    'a subscription of a dollar',
    { priceAud: 20_000, subscriptionPriceAud: 1 },
    true,
    { kind: 'subscription', priceAud: 1, suffix: '/ week' },
  ],
  ['no subscription where the car has none', { priceAud: 20_000 }, true, price(20_000)],
  [
    'a subscription before PREORDER',
    { priceAud: null, preorder: true, subscriptionPriceAud: 199 },
    true,
    { kind: 'subscription', priceAud: 199, suffix: '/ week' },
  ],
  ['10.01 as a price', { priceAud: 10.01 }, false, price(10.01)],
  ['an offer of 11', { priceAud: 20_000, offerPriceAud: 11 }, false, price(11, 20_000)],
  ['no offer that is the price', { priceAud: 20_000, offerPriceAud: 20_000 }, false, price(20_000)],
  ['an offer beside a price of 10', { priceAud: 10, offerPriceAud: 18_000 }, false, price(18_000)],
  [
    'an earlier price that was a dollar higher',
    { priceAud: 20_000, beforePriceAud: 20_001 },
    false,
    price(20_000, 20_001),
  ],
  ['PREORDER beside a price of 10', { priceAud: 10, preorder: true }, false, { kind: 'preorder', text: 'PREORDER' }],
  ['no subscription of 0', { priceAud: 20_000, subscriptionPriceAud: 0 }, true, price(20_000)],
]

describe('priceDisplay', () => {
  it.each(table)('shows %s', (_name, car, subscription, expected) => {
    expect(priceDisplay(makeCar(car), { ...options, subscription })).toEqual(expected)
  })

  it('keeps the price type of the car', () => {
    const car = makeCar({ priceType: 'excluding_government_charges' })
    expect(priceDisplay(car, options)).toMatchObject({ priceType: 'excluding_government_charges' })
    expect(excludesCharges(priceDisplay(car, options))).toBe(true)
    expect(excludesCharges(priceDisplay(makeCar({ priceType: 'drive_away' }), options))).toBe(false)
    expect(excludesCharges(priceDisplay({ ...car, priceAud: null }, options))).toBe(false)
  })

  it('says what a payment of a subscription covers', () => {
    const car = makeCar({ subscriptionPriceAud: 900 })
    expect(priceDisplay(car, { ...options, subscription: true, subscriptionPeriod: 'month' })).toEqual({
      kind: 'subscription',
      priceAud: 900,
      suffix: '/ month',
    })
  })

  it('takes the words of the site', () => {
    const words = { ...options, preorderText: 'Order now', noPriceText: 'Ask us' }
    expect(priceDisplay(makeCar({ priceAud: null }), words)).toEqual({ kind: 'none', text: 'Ask us' })
    expect(priceDisplay(makeCar({ priceAud: null, preorder: true }), words)).toEqual({
      kind: 'preorder',
      text: 'Order now',
    })
  })

  it('has words for every price type (AU §2)', () => {
    expect(PRICE_TYPE_LABELS).toEqual({
      drive_away: 'Drive away',
      excluding_government_charges: 'Excl. government charges',
      as_advertised: 'Advertised price',
    })
  })
})

describe('S1 §4: the current price', () => {
  it.each([
    [20_000, null, 20_000],
    [20_000, 18_000, 18_000],
    [20_000, 21_000, 20_000],
    [20_000, 10, 20_000],
    [20_000, 11, 11],
    [11, null, 11],
    [10, null, null],
    [10, 10, null],
    [null, 18_000, 18_000],
    [null, null, null],
  ])('of price %s and offer %s is %s', (priceAud, offerPriceAud, expected) => {
    expect(currentPriceAud({ priceAud, offerPriceAud })).toBe(expected)
  })
})
