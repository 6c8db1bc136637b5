import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FUEL_TYPES, ITEM_TYPES } from '#domain/car/car.ts'
import { AUSTRALIAN_STATES, stateOfPostcode } from '#domain/places/postcode-state.ts'
import { DELIVERY_IDLE, deliveryText, nextDeliveryState } from '#domain/running-costs/delivery-calculator.ts'
import type { DeliveryRegion } from '#domain/running-costs/delivery-price.ts'
import {
  deliveryEstimate,
  hasDeliveryCalculator,
  postcodeOverlap,
  readPostcodeRange,
  stateOverlap,
} from '#domain/running-costs/delivery-price.ts'
import {
  fuelCost,
  fuelCostTexts,
  fuelUse,
  readFuelEntry,
  startingFuelEntries,
} from '#domain/running-costs/fuel-cost.ts'
import { makeSite } from '../../builders/make-site.ts'

describe('the fuel calculator', () => {
  const { fuel } = makeSite().runningCosts

  const car = { fuelType: 'Petrol', itemType: 'car', fuelLitresPer100Km: 7.2 } as const
  const begins = { unit: 'litre', priceAud: 1.7, weeklyDistanceKm: 250 }

  it('S1 §5: 1.70, 250 kms and 10 L/100km', () => {
    expect(fuel).toEqual({
      enabled: true,
      priceAudPerLitre: 1.7,
      weeklyDistanceKm: 250,
      litresPer100Km: 10,
      priceAudPerKilowattHour: null,
      kilowattHoursPer100Km: 17,
    })
    expect(startingFuelEntries({ ...begins, unit: 'litre', usePer100Km: 7, isOfCar: true })).toEqual({
      price: '$1.70',
      distance: '250 kms',
    })
  })

  it.each([
    [7.2, { usePer100Km: 7.2, isOfCar: true }],
    [null, { usePer100Km: 10, isOfCar: false }],
    [0, { usePer100Km: 10, isOfCar: false }],
  ])('S1 §5: a variant that gives %j L/100km', (fuelLitresPer100Km, use) =>
    expect(fuelUse({ ...car, fuelLitresPer100Km }, fuel)).toEqual({ ...begins, ...use }),
  )

  it('S1 §5: is hidden for electric cars, unless the site gives a price of electricity', () => {
    const hidden = (options: typeof fuel) =>
      [...FUEL_TYPES, null].filter((fuelType) => fuelUse({ ...car, fuelType }, options) === null)
    expect(hidden(fuel)).toEqual(['Electric', 'Hydrogen'])
    expect(hidden({ ...fuel, enabled: false })).toHaveLength(FUEL_TYPES.length + 1)
    const withPrice = { ...fuel, priceAudPerKilowattHour: 0.32 }
    expect(hidden(withPrice)).toEqual(['Hydrogen'])
    // What the variant says is litres, of which an electric car burns none.
    expect(fuelUse({ ...car, fuelType: 'Electric' }, withPrice)).toEqual({
      unit: 'kilowattHour',
      priceAud: 0.32,
      weeklyDistanceKm: 250,
      usePer100Km: 17,
      isOfCar: false,
    })
  })

  it('a caravan that names no fuel burns none; a motorhome does', () => {
    const without = ITEM_TYPES.filter((itemType) => fuelUse({ ...car, itemType, fuelType: null }, fuel) === null)
    expect(without).toEqual(['caravan'])
    expect(fuelUse({ ...car, itemType: 'caravan', fuelType: 'Diesel' }, fuel)).not.toBeNull()
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
    [10, { weeklyAud: 42.5, monthlyAud: 184.17, yearlyAud: 2_210 }],
    [7.2, { weeklyAud: 30.6, monthlyAud: 132.6, yearlyAud: 1_591.2 }],
  ])('S1 §5: the cost at %j L/100km', (usePer100Km, cost) => {
    expect(fuelCost({ priceAud: 1.7, weeklyDistanceKm: 250, usePer100Km })).toEqual(cost)
  })

  it('says cents for a week alone', () =>
    expect(fuelCostTexts({ weeklyAud: 30.6, monthlyAud: 132.6, yearlyAud: 1_591.2 })).toEqual({
      weekly: '$30.60',
      monthly: '$133',
      yearly: '$1,591',
    }))
})

const regions: DeliveryRegion[] = [
  { name: 'Greater Brisbane', priceAud: 0, postcodes: ['4000-4179', '4205'], states: [] },
  { name: 'Northern Territory', priceAud: 1_450.5, postcodes: ['0800 - 0899', 'not a postcode'], states: [] },
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
    expect(deliveryEstimate(postcode, { regions, byDistance: null }, null)).toEqual(
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
    const region = (name: string, ...postcodes: string[]) => ({ name, priceAud: 1, postcodes, states: [] })
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
          states: [],
        }))
        const claimed = all.flatMap(([first, length]) =>
          Array.from({ length: length + 1 }, (_, index) => first + index),
        )
        expect(postcodeOverlap(made) === null).toBe(new Set(claimed).size === claimed.length)
      }),
    )
  })

  const byDistance = { fromAud: 180, includedKm: 50, perKilometreAud: 1.9, maxKm: 900 }

  it('has no calculator without prices, or a service', () => {
    expect(hasDeliveryCalculator({ regions: [], byDistance: null }, false)).toBe(false)
    expect(hasDeliveryCalculator({ regions: [], byDistance: null }, true)).toBe(true)
    expect(hasDeliveryCalculator({ regions, byDistance: null }, false)).toBe(true)
    expect(hasDeliveryCalculator({ regions: [], byDistance }, false)).toBe(true)
  })

  it.each([
    ['2600', null, null],
    ['2600', 30.4, { name: 'postcode 2600', priceAud: 180 }],
    ['2600', 50, { name: 'postcode 2600', priceAud: 180 }],
    ['2600', 150.2, { name: 'postcode 2600', priceAud: 370 }],
    ['2600', 900, { name: 'postcode 2600', priceAud: 1_795 }],
    ['2600', 900.1, null],
    ['4000', 30, { name: 'Greater Brisbane', priceAud: 0 }],
    ['26', 30, null],
  ])('by the kilometre for postcodes of no region: %j at %j km', (postcode, distanceKm, estimate) =>
    expect(deliveryEstimate(postcode, { regions, byDistance }, distanceKm)).toEqual(estimate),
  )

  it('by the state, but for the postcodes of other regions', () => {
    const queensland: DeliveryRegion = { name: 'Queensland', priceAud: 300, postcodes: [], states: ['QLD', 'NT'] }
    const options = { regions: [queensland, ...regions], byDistance: null }
    const name = (postcode: string) => deliveryEstimate(postcode, options, null)?.name
    expect(['4999', '4000', '0900', '0800', '2000'].map(name)).toEqual([
      'Queensland',
      'Greater Brisbane',
      'Queensland',
      'Northern Territory',
      undefined,
    ])
    expect(stateOverlap([queensland])).toBeNull()
    expect(stateOverlap([queensland, { ...queensland, name: 'Again', states: ['NT'] }])).toBe('NT')
  })

  it.each([
    ['0200', 'ACT'],
    ['0800', 'NT'],
    ['1001', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2619', 'NSW'],
    ['2900', 'ACT'],
    ['2921', 'NSW'],
    ['3000', 'VIC'],
    ['4217', 'QLD'],
    ['5000', 'SA'],
    ['6799', 'WA'],
    ['7000', 'TAS'],
    ['8001', 'VIC'],
    ['9999', 'QLD'],
    ['0100', null],
    ['0300', null],
  ])('%s is in %s', (postcode, state) => expect(stateOfPostcode(postcode)).toBe(state))

  it('any four digits have one state at most', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), (number) => {
        const state = stateOfPostcode(String(number).padStart(4, '0'))
        expect([...AUSTRALIAN_STATES, null]).toContain(state)
      }),
    ))
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

  it.each([
    [{ kind: 'idle' } as const, /^Enter a postcode to see what it costs to bring this caravan to you/],
    [loading, /^Looking up the price of delivery to 4000…$/],
    [{ kind: 'result', postcode: '4000', estimate } as const, /^Delivery to Greater Brisbane is free\.$/],
    [
      { kind: 'result', postcode: '0800', estimate: { name: 'Darwin', priceAud: 1_450.5 } } as const,
      /^Delivery to Darwin costs \$1,450\.50\.$/,
    ],
    [{ kind: 'error', message: 'Please enter a postcode.' } as const, /^Please enter a postcode\.$/],
  ])('says what it knows: %j', (state, text) => expect(deliveryText(state, 'caravan')).toMatch(text))
})
