import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { PRICE_TYPE_LABELS, priceDisplay } from '#domain/car/price-display.ts'
import { makeCar } from '../../builders/make-car.ts'

const options = { subscription: false, noPriceText: 'Enquire for price.' }
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
  ['PREORDER when there is no price', { priceAud: null, preorder: true }, false, { kind: 'preorder' }],
  ['the price of a pre-order', { priceAud: 20_000, preorder: true }, false, price(20_000)],
  [
    'a subscription on a subscription site',
    { priceAud: 20_000, subscriptionPriceAud: 199 },
    true,
    { kind: 'subscription', priceAud: 199 },
  ],
  ['no subscription elsewhere', { priceAud: 20_000, subscriptionPriceAud: 199 }, false, price(20_000)],
  ['no subscription of 0', { priceAud: 20_000, subscriptionPriceAud: 0 }, true, price(20_000)],
]

describe('priceDisplay', () => {
  it.each(table)('shows %s', (_name, car, subscription, expected) => {
    expect(priceDisplay(makeCar(car), { ...options, subscription })).toEqual(expected)
  })

  it('has words for every price type (design §10)', () => {
    expect(PRICE_TYPE_LABELS).toEqual({
      drive_away: 'Drive away',
      excluding_government_charges: 'Excl. government charges',
      as_advertised: 'Advertised price',
    })
  })
})
