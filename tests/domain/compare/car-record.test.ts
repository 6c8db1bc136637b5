import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { carPlaceName } from '#domain/car/page/key-facts.ts'
import type { PriceDisplay } from '#domain/car/price/price-display.ts'
import { inStockRecord, parseCarRecord } from '#domain/compare/car-record.ts'
import { makeCar } from '../../builders/make-car.ts'

const LABELS = {
  used: 'Pre-Owned',
  priceTypes: { drive_away: 'Drive away', excluding_government_charges: 'Excl. charges', as_advertised: '' },
}
const PRICE: PriceDisplay = { kind: 'price', priceAud: 54_990, wasAud: 57_990, priceType: 'drive_away' }
const GONE = { kind: 'gone', name: '2022 Toyota Hilux', bodyType: 'ute', findSimilarPath: '/search/toyota' }

describe('what a car’s page says to compare and favourites', () => {
  it('is its facts in the words of the page, then where it stands', () => {
    const record = inStockRecord(makeCar({ features: ['Tow bar'] }), PRICE, 'North Shore', LABELS)
    expect(record.facts.slice(0, 2)).toEqual([
      { label: 'Condition', value: 'Pre-Owned' },
      { label: 'Odometer', value: '41,250 km' },
    ])
    expect(record.facts).toContainEqual({ label: 'Torque', value: '500 Nm' })
    expect(record.facts.at(-1)).toEqual({ label: 'Location', value: 'North Shore' })
    expect(record.features).toEqual(['Tow bar'])
    expect(record.car.slug).toBe('2022-toyota-hilux-sr5-t1042')
  })

  test.each<[PriceDisplay, string, string]>([
    [PRICE, '$54,990', 'Drive away'],
    [{ kind: 'subscription', priceAud: 250, suffix: '/ week' }, '$250', '/ week'],
    [{ kind: 'preorder', text: 'PREORDER' }, 'PREORDER', ''],
    [{ kind: 'none', text: 'Enquire for price.' }, 'Enquire for price.', ''],
  ])('a price of %j is %s %s', (price, amount, note) => {
    expect(inStockRecord(makeCar(), price, null, LABELS).price).toEqual({ amount, note })
  })

  test.each([
    [500, '$500'],
    [0, undefined],
    [null, undefined],
  ])(
    'S1 §9: where the payment processor asks for %j, a reservation costs %j of its own',
    (processorReserveAud, says) => {
      const record = inStockRecord(makeCar({ processorReserveAud }), PRICE, null, LABELS)
      expect(record.reserveAmount).toBe(says)
      expect(parseCarRecord(JSON.stringify(record))).toEqual(record)
    },
  )

  it('says of a price whether charges come on top', () => {
    const price: PriceDisplay = { ...PRICE, priceType: 'excluding_government_charges' }
    const record = inStockRecord(makeCar(), price, null, LABELS)
    expect(record.price).toMatchObject({ note: 'Excl. charges', excludesCharges: true })
    expect(parseCarRecord(JSON.stringify(record))).toEqual(record)
  })

  it('is read as it is written, whatever the feed says', () => {
    const texts = fc.array(fc.string({ maxLength: 200 }), { maxLength: 5 })
    fc.assert(
      fc.property(texts, texts, (features, standardEquipment) => {
        const record = inStockRecord(makeCar({ features, standardEquipment }), PRICE, 'Here', LABELS)
        expect(parseCarRecord(JSON.stringify(record))).toEqual(record)
      }),
    )
    expect(parseCarRecord(JSON.stringify(GONE))).toEqual(GONE)
  })

  test.each([
    null,
    undefined,
    '',
    '{',
    '[]',
    '{"kind":"inStock"}',
    JSON.stringify({ ...GONE, findSimilarPath: '//elsewhere.example' }),
    JSON.stringify({ ...GONE, findSimilarPath: 'javascript:alert(1)' }),
    JSON.stringify({ ...GONE, bodyType: 'tank' }),
  ])('%s is no record', (json) => {
    expect(parseCarRecord(json)).toBeNull()
  })

  test.each([
    [{ city: 'Cairns', state: 'QLD' }, { name: 'North Shore' }, 'North Shore'],
    [{ city: 'Cairns', state: 'QLD' }, null, 'Cairns, QLD'],
    [{ city: null, state: 'QLD' }, null, 'QLD'],
    [{ city: null, state: null }, null, null],
    [{ privateSuburb: 'Newtown', privatePostcode: '2042' }, { name: 'North Shore' }, 'Newtown 2042'],
    [{ privateSuburb: 'Newtown' }, null, 'Newtown'],
    // A postcode alone is no place that a shopper knows.
    [{ privatePostcode: '2042' }, { name: 'North Shore' }, 'North Shore'],
  ])('%j with location %j stands at %s', (car, location, place) => {
    const nowhere = { city: null, state: null, privateSuburb: null, privatePostcode: null }
    expect(carPlaceName({ ...nowhere, ...car }, location)).toBe(place)
  })
})
