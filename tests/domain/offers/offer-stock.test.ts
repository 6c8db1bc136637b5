import { describe, expect, it, test } from 'vitest'
import type { OfferStockRule } from '#domain/offers/offer-stock.ts'
import { disagreements, isOfOffer, offerStock, offerWords, ruleToCheck } from '#domain/offers/offer-stock.ts'
import { makeCar } from '../../builders/make-car.ts'

const ANY: OfferStockRule = { make: null, model: null, badge: null, condition: null }
const car = makeCar({ make: 'Mazda', model: 'CX-5', badge: 'Touring', carType: 'new', priceAud: 41_990 })
const from = (priceAud: number) => ({ priceAud, priceType: 'drive_away' as const })

describe('the cars that an offer names', () => {
  test.each<[Partial<OfferStockRule>, boolean]>([
    [{ make: 'mazda', model: 'CX 5' }, true],
    [{ make: 'Mazda', badge: 'Touring', condition: 'new' }, true],
    [{ make: 'Kia' }, false],
    [{ model: 'CX-60' }, false],
    [{ badge: 'Maxx' }, false],
    [{ condition: 'used' }, false],
  ])('%o', (rule, isNamed) => {
    expect(isOfOffer({ ...ANY, ...rule }, car)).toBe(isNamed)
  })

  it('can still be bought', () => {
    expect(isOfOffer(ANY, { ...car, status: 'sold' })).toBe(false)
    expect(isOfOffer(ANY, { ...car, reserved: true })).toBe(false)
    expect(isOfOffer({ ...ANY, badge: 'Touring' }, { ...car, badge: null })).toBe(false)
  })

  it('are counted, and the cheapest with a price says from what', () => {
    const cars = [car, { ...car, priceAud: 39_990, priceType: 'drive_away' as const }, { ...car, priceAud: null }]
    expect(offerStock(cars)).toEqual({ count: 3, from: from(39_990) })
    expect(offerStock([])).toEqual({ count: 0, from: null })
  })
})

test.each([
  ['CX-5 from {from}', { count: 2, from: from(39_990) }, 'CX-5 from $39,990 drive away'],
  [
    '{count} left, from {from}',
    { count: 1_200, from: { priceAud: 5_000, priceType: 'excluding_government_charges' as const } },
    '1,200 left, from $5,000 before government charges',
  ],
  ['CX-5 from {from}', { count: 2, from: null }, null],
  ['{count} left', { count: 2, from: null }, '2 left'],
])('the words %s of %o', (text, stock, says) => {
  expect(offerWords(text, stock)).toBe(says)
})

test.each([
  ['From $39,990, four left', { count: 4, from: from(39_990) }, []],
  ['from $39,990', { count: 1, from: from(41_990) }, ['says from $39,990; the cheapest costs $41,990']],
  ['from $39,990', { count: 1, from: null }, ['says from $39,990; no such car has a price']],
  ['Four left', { count: 3, from: null }, ['says Four left; the stock has 3']],
  ['1,200 in stock', { count: 3, from: null }, ['says 1,200 in stock; the stock has 3']],
  ['$2,000 bonus', { count: 0, from: null }, []],
])('fixed words: %s', (text, stock, differences) => {
  expect(disagreements(text, stock)).toEqual(differences)
})

it('is checked by its own rule, else by its make and model among new cars', () => {
  const rule = { ...ANY, make: 'Kia' }
  expect(ruleToCheck({ stock: rule, manufacturer: 'Mazda', model: null })).toBe(rule)
  expect(ruleToCheck({ stock: null, manufacturer: 'Mazda', model: { name: 'CX-5' } })).toEqual({
    make: 'Mazda',
    model: 'CX-5',
    badge: null,
    condition: 'new',
  })
  expect(ruleToCheck({ stock: null, manufacturer: 'Mazda', model: null })?.model).toBeNull()
  expect(ruleToCheck({ stock: null, manufacturer: null, model: null })).toBeNull()
})
