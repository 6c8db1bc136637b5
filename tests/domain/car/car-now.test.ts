import { describe, expect, it } from 'vitest'
import { cardNow, carNow, priceNow } from '#domain/car/car-now.ts'
import type { PriceOptions } from '#domain/car/price/price-display.ts'
import { priceWords } from '#domain/car/price/price-words.ts'
import type { TagOptions } from '#domain/car/tag.ts'
import { makeCar } from '../../builders/make-car.ts'

const TAGS: TagOptions = {
  justArrivedDays: 8,
  justArrivedLabel: 'Just arrived',
  soldLabel: 'Sold',
  reservedLabel: 'Reserved',
  comingSoonLabel: 'Coming soon',
  certifiedLabel: 'Certified',
  fuelTag: false,
}
const PRICES: PriceOptions = {
  subscription: false,
  subscriptionPeriod: 'week',
  preorderText: 'Order',
  noPriceText: 'Call for price',
}
const TYPES = { drive_away: 'Drive away', excluding_government_charges: 'Excl. charges', as_advertised: '' }
const car = makeCar({
  createdAt: null,
  tag: null,
  certified: false,
  priceAud: 30_000,
  offerPriceAud: 28_000,
  beforePriceAud: null,
  priceType: 'drive_away',
})
const standing = (isRemoved: boolean, isReserved: boolean, own = car) => ({ car: own, isRemoved, isReserved })
const cardOf = (isRemoved: boolean, isReserved: boolean, own = car) =>
  cardNow(standing(isRemoved, isReserved, own), TAGS, 0, null)

describe('a car as it stands now', () => {
  it.each([
    [false, false, 'in_stock', false, null],
    [false, true, 'in_stock', true, 'reserved'],
    [true, false, 'sold', false, 'sold'],
    [true, true, 'sold', true, 'sold'],
  ])('that has left: %s, is held: %s', (isRemoved, isReserved, status, reserved, tag) => {
    expect(carNow(standing(isRemoved, isReserved))).toEqual({ ...car, status, reserved })
    const card = cardOf(isRemoved, isReserved)
    expect(card.tag?.kind ?? null).toBe(tag)
    expect(card.availability).toBe(isRemoved ? 'sold' : 'inStock')
    expect([card.car.status, card.car.reserved]).toEqual([status, reserved])
  })

  it('stays reserved where its dealer has reserved it', () => {
    expect(cardOf(false, false, { ...car, reserved: true }).tag).toEqual({ kind: 'reserved', label: 'Reserved' })
  })

  it('says in the place of its price that it is sold', () => {
    expect(priceNow(cardOf(true, false), PRICES, TYPES)).toEqual({ amount: 'Sold', isText: true, was: null, note: '' })
    const price = { amount: '$28,000', isText: false, was: '$30,000', note: 'Drive away' }
    expect(priceNow(cardOf(false, true), PRICES, TYPES)).toEqual(price)
    expect(priceNow(cardOf(false, false), PRICES, TYPES)).toEqual(price)
  })
})

it.each([
  [{ kind: 'price', priceAud: 9_990, wasAud: null, priceType: 'as_advertised' }, ['$9,990', false, null, '']],
  [
    { kind: 'price', priceAud: 9_990, wasAud: 10_500, priceType: 'drive_away' },
    ['$9,990', false, '$10,500', 'Drive away'],
  ],
  [{ kind: 'subscription', priceAud: 199, suffix: '/ week' }, ['$199', false, null, '/ week']],
  [{ kind: 'preorder', text: 'Order' }, ['Order', true, null, '']],
  [{ kind: 'none', text: 'Call for price' }, ['Call for price', true, null, '']],
] as const)('%j in words', (price, [amount, isText, was, note]) => {
  expect(priceWords(price, TYPES)).toEqual({ amount, isText, was, note })
})
