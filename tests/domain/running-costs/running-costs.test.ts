import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FUEL_TYPES } from '#domain/car/car.ts'
import { DELIVERY_IDLE, nextDeliveryState } from '#domain/running-costs/delivery-calculator.ts'
import type { DeliveryRegion } from '#domain/running-costs/delivery-price.ts'
import {
  deliveryEstimate,
  hasDeliveryCalculator,
  postcodeOverlap,
  readPostcodeRange,
} from '#domain/running-costs/delivery-price.ts'
import { fuelCost, hasFuelCalculator, readFuelEntry, startingFuelEntries } from '#domain/running-costs/fuel-cost.ts'
import { makeSite } from '../../builders/make-site.ts'

describe('the fuel calculator', () => {
  const { fuel } = makeSite().runningCosts

  it('S1 §5: 1.70, 250 kms and 10 L/100km', () => {
    expect(fuel).toEqual({ enabled: true, priceAudPerLitre: 1.7, weeklyDistanceKm: 250, litresPer100Km: 10 })
    expect(startingFuelEntries(fuel)).toEqual({ price: '$1.70', distance: '250 kms' })
  })

  it.each([
    ['$1.70', 1.7],
    ['1,250 kms', 1_250],
    ['250kms', 250],
    ['250 KM', 250],
    [' 0 ', 0],
    ['', null],
    ['$', null],
    ['kms', null],
    ['far', null],
    ['-1', null],
    ['1e999', null],
  ])('S1 §5: %j is read as %j', (entered, value) => expect(readFuelEntry(entered)).toBe(value))

  it.each([
    [10, { litresPer100Km: 10, weeklyAud: 42.5, monthlyAud: 184.17, yearlyAud: 2_210 }],
    [7.2, { litresPer100Km: 7.2, weeklyAud: 30.6, monthlyAud: 132.6, yearlyAud: 1_591.2 }],
    [null, { litresPer100Km: 10, weeklyAud: 42.5, monthlyAud: 184.17, yearlyAud: 2_210 }],
    [0, { litresPer100Km: 10, weeklyAud: 42.5, monthlyAud: 184.17, yearlyAud: 2_210 }],
  ])('S1 §5: the cost at %j L/100km', (litresPer100Km, cost) => {
    expect(fuelCost({ priceAudPerLitre: 1.7, weeklyDistanceKm: 250, litresPer100Km }, 10)).toEqual(cost)
  })

  it('S1 §5: is hidden for electric cars', () => {
    expect(FUEL_TYPES.filter((fuelType) => !hasFuelCalculator(fuelType, fuel))).toEqual(['Electric', 'Hydrogen'])
    expect(hasFuelCalculator(null, fuel)).toBe(true)
    expect(hasFuelCalculator('Petrol', { enabled: false })).toBe(false)
  })
})

const regions: DeliveryRegion[] = [
  { name: 'Greater Brisbane', priceAud: 0, postcodes: ['4000-4179', '4205'] },
  { name: 'Northern Territory', priceAud: 1_450.5, postcodes: ['0800 - 0899', 'not a postcode'] },
]

describe('delivery prices', () => {
  it.each([
    ['3999', null],
    ['4000', 'Greater Brisbane'],
    [' 4179 ', 'Greater Brisbane'],
    ['4180', null],
    ['4205', 'Greater Brisbane'],
    ['0800', 'Northern Territory'],
    ['0899', 'Northern Territory'],
    ['0900', null],
    ['800', null],
    ['04000', null],
    ['', null],
  ])('S1 §7: of postcode %j: %j', (postcode, name) => {
    const region = regions.find((each) => each.name === name)
    expect(deliveryEstimate(postcode, regions)).toEqual(
      region === undefined ? null : { name, priceAud: region.priceAud },
    )
  })

  it.each([
    ['4000-4179', { first: '4000', last: '4179' }],
    [' 0800 - 0899 ', { first: '0800', last: '0899' }],
    ['4205', { first: '4205', last: '4205' }],
    ['4205-4205', { first: '4205', last: '4205' }],
    ['4179-4000', null],
    ['4000-', null],
    ['400', null],
    ['4000-41790', null],
    ['4000-4100-4200', null],
    ['', null],
  ])('reads the range %j', (text, range) => expect(readPostcodeRange(text)).toEqual(range))

  it('finds postcodes that two ranges claim', () => {
    const region = (name: string, ...postcodes: string[]) => ({ name, priceAud: 1, postcodes })
    expect(postcodeOverlap(regions)).toBeNull()
    expect(postcodeOverlap([])).toBeNull()
    expect(postcodeOverlap([region('B', '4179-4200'), region('A', '4000-4179')])).toEqual({
      one: 'A',
      other: 'B',
      postcode: '4179',
    })
    expect(postcodeOverlap([region('A', '4000-4179'), region('B', '4180')])).toBeNull()
    expect(postcodeOverlap([region('A', '4000-4999', '2000'), region('B', '4100'), region('C', '0800')])).toEqual({
      one: 'A',
      other: 'B',
      postcode: '4100',
    })
  })

  it('has one region at most for any postcode when nothing overlaps', () => {
    const ranges = fc.array(fc.tuple(fc.integer({ min: 1_000, max: 9_000 }), fc.integer({ min: 0, max: 900 })), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(ranges, (all) => {
        const made = all.map(([first, length], index) => ({
          name: `${index}`,
          priceAud: index,
          postcodes: [`${first}-${first + length}`],
        }))
        const claimed = all.flatMap(([first, length]) =>
          Array.from({ length: length + 1 }, (_, index) => first + index),
        )
        expect(postcodeOverlap(made) === null).toBe(new Set(claimed).size === claimed.length)
      }),
    )
  })

  it('has no calculator without regions', () => {
    expect([hasDeliveryCalculator([]), hasDeliveryCalculator(regions)]).toEqual([false, true])
  })
})

describe('the delivery calculator', () => {
  const loading = nextDeliveryState(DELIVERY_IDLE, { kind: 'submitted', postcode: ' 4000 ' })
  const estimate = { name: 'Greater Brisbane', priceAud: 0 }

  it('S1 §4: idle, loading, result', () => {
    expect(DELIVERY_IDLE).toEqual({ kind: 'idle' })
    expect(loading).toEqual({ kind: 'loading', postcode: '4000' })
    expect(nextDeliveryState(loading, { kind: 'answered', postcode: '4000', estimate })).toEqual({
      kind: 'result',
      postcode: '4000',
      estimate,
    })
    expect(nextDeliveryState(loading, { kind: 'edited' })).toEqual({ kind: 'idle' })
  })

  it.each(['', '  '])('S1 §5, §8: the postcode %j', (postcode) => {
    expect(nextDeliveryState(DELIVERY_IDLE, { kind: 'submitted', postcode })).toEqual({
      kind: 'error',
      message: 'Please enter a postcode.',
    })
  })

  it('S1 §8: no estimate', () => {
    expect(nextDeliveryState(loading, { kind: 'answered', postcode: '4000', estimate: null })).toEqual({
      kind: 'error',
      message:
        "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    })
  })

  it('an answer that comes too late, or to another postcode, changes nothing', () => {
    const late = { kind: 'answered', postcode: '4000', estimate } as const
    const other = nextDeliveryState(loading, { kind: 'submitted', postcode: '5000' })
    const done = nextDeliveryState(loading, late)
    expect(nextDeliveryState(DELIVERY_IDLE, late)).toBe(DELIVERY_IDLE)
    expect(nextDeliveryState(other, late)).toBe(other)
    expect(nextDeliveryState(done, { ...late, estimate: null })).toBe(done)
  })
})
