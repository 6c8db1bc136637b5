import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Availability } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { summariseCar } from '#domain/car/car-summary.ts'
import { CARD_FACTS, cardContent } from '#domain/car/card/card-content.ts'
import { ITEM_TYPE_TABLE } from '#domain/car/item-types.ts'
import {
  COMMENTS_PENDING,
  COMMENTS_SHOWN_CHARACTERS,
  COMMENTS_TOGGLES,
  dealerComments,
} from '#domain/car/page/dealer-comments.ts'
import { formatMetres } from '#domain/car/page/fact-formats.ts'
import { keyFacts } from '#domain/car/page/key-facts.ts'
import {
  FEATURES_SHOWN,
  limitedList,
  SPECIFICATIONS_SHOWN,
  STANDARD_EQUIPMENT_SHOWN,
} from '#domain/car/page/limited-list.ts'
import type { EmptyRows } from '#domain/car/page/specification-rows.ts'
import { shownRows, specificationRows } from '#domain/car/page/specification-rows.ts'
import { makeCar } from '../../builders/make-car.ts'

const caravan = {
  bodyWidthMm: 2450,
  bodyLengthMm: 6480,
  tareWeightKg: 2510,
  aggregateTrailerMassKg: 3100,
  axleType: 'Tandem',
  sleeps: 4,
  ballWeightKg: null,
  hasBunks: false,
  hasBathroom: false,
  isOffRoad: false,
}

const variant = {
  grossVehicleMassKg: 3050,
  lengthMm: 5325,
  widthMm: 1855,
  heightMm: 1815,
  bodyConfiguration: 'Double cab',
}

const cardOptions = {
  facts: {
    car: ITEM_TYPE_TABLE.car.cardFacts,
    caravan: ITEM_TYPE_TABLE.caravan.cardFacts,
    motorcycle: ITEM_TYPE_TABLE.motorcycle.cardFacts,
    truck: ITEM_TYPE_TABLE.truck.cardFacts,
  },
  similarText: 'Like this and want something similar?',
  usedLabel: 'Pre-Owned',
}
const contentOf = (car: Partial<Car>, state: Availability = 'inStock', options = {}) =>
  cardContent(summariseCar(makeCar(car)), state, { ...cardOptions, ...options })

describe('S1 §2: card content', () => {
  it('shows condition, transmission, odometer and fuel of a car in stock, in this order', () => {
    expect(contentOf({})).toEqual({ kind: 'inStock', facts: ['Pre-Owned', 'Automatic', '41,250 km', 'Diesel'] })
  })

  it('asks of any other car whether something similar is wanted', () => {
    expect(contentOf({}, 'sold')).toEqual({ kind: 'other', text: 'Like this and want something similar?' })
  })

  it('leaves out what is not known', () => {
    const car = { carType: 'new', odometerKm: null, transmission: null, fuelType: null } as const
    expect(contentOf(car)).toEqual({ kind: 'inStock', facts: ['New'] })
  })

  it('shows an odometer of 0', () => {
    expect(
      contentOf({ odometerKm: 0 }, 'inStock', { facts: { ...cardOptions.facts, car: ['odometer'] } }),
    ).toMatchObject({ facts: ['0 km'] })
  })

  it('shows length, berths and tare of a caravan', () => {
    expect(contentOf({ itemType: 'caravan', caravan })).toMatchObject({
      facts: ['Pre-Owned', '6.48 m', 'Sleeps 4', '2,510 kg tare'],
    })
    expect(contentOf({ itemType: 'caravan', caravan: null })).toMatchObject({ facts: ['Pre-Owned'] })
  })

  it('shows engine and licence of a motorcycle, and the gross vehicle mass of a truck', () => {
    const motorcycle = { engineCc: 649, isLearnerApproved: true }
    expect(contentOf({ itemType: 'motorcycle', motorcycle })).toMatchObject({
      facts: ['Pre-Owned', '41,250 km', '649 cc', 'LAMS'],
    })
    expect(
      contentOf({ itemType: 'motorcycle', motorcycle: { engineCc: 1250, isLearnerApproved: false } }),
    ).toMatchObject({
      facts: ['Pre-Owned', '41,250 km', '1,250 cc'],
    })
    expect(contentOf({ itemType: 'truck', variant: { ...variant, grossVehicleMassKg: 4500 } })).toMatchObject({
      facts: ['Pre-Owned', '41,250 km', 'Automatic', '4,500 kg GVM'],
    })
  })

  it('takes the facts and the order of the site', () => {
    const facts = { ...cardOptions.facts, truck: CARD_FACTS.toReversed() }
    expect(
      contentOf({ itemType: 'truck', caravan, truck: { axles: '6x4', licence: 'HR' }, variant }, 'inStock', { facts }),
    ).toMatchObject({
      facts: [
        'Tandem Axle',
        '3,050 kg GVM',
        '2,510 kg tare',
        'Sleeps 4',
        '6.48 m',
        'Diesel',
        '41,250 km',
        'Automatic',
        'Pre-Owned',
      ],
    })
  })
})

describe('S1 §2: key information', () => {
  it('has kilometres, transmission and body, each with its icon', () => {
    expect(keyFacts(makeCar(), 'Pre-Owned')).toEqual([
      { icon: 'condition', label: 'Condition', value: 'Pre-Owned' },
      { icon: 'odometer', label: 'Odometer', value: '41,250 km' },
      { icon: 'transmission', label: 'Transmission', value: 'Automatic' },
      { icon: 'fuel', label: 'Fuel', value: 'Diesel' },
      { icon: 'drive', label: 'Drive', value: '4WD' },
      { icon: 'body', label: 'Body', value: 'Utility - Dual Cab' },
    ])
  })

  it('takes the feed’s own word for a fuel that is none of the simple ones', () => {
    expect(keyFacts(makeCar({ fuelType: null, fuel: 'Wood gas' }), 'Used')).toContainEqual({
      icon: 'fuel',
      label: 'Fuel',
      value: 'Wood gas',
    })
  })

  it('has length and berths of a caravan, and leaves out what is not known', () => {
    const car = { odometerKm: null, transmission: null, fuel: null, fuelType: null, drive: null, body: null }
    expect(keyFacts(makeCar({ ...car, itemType: 'caravan', caravan }), 'Used').slice(1)).toEqual([
      { icon: 'length', label: 'Body length', value: '6.48 m' },
      { icon: 'sleeps', label: 'Berths', value: 'Sleeps 4' },
      { icon: 'mass', label: 'Tare', value: '2,510 kg' },
      { icon: 'mass', label: 'ATM', value: '3,100 kg' },
      { icon: 'axles', label: 'Axles', value: 'Tandem' },
    ])
    expect(keyFacts(makeCar({ ...car, itemType: 'caravan', caravan: null }), 'Used')).toHaveLength(1)
  })

  it('has engine and licence of a motorcycle, and masses, axles and licence of a truck', () => {
    const valuesOf = (of: Partial<Car>) => keyFacts(makeCar(of), 'Used').map(({ label, value }) => `${label}: ${value}`)
    expect(
      valuesOf({ itemType: 'motorcycle', body: 'Naked', motorcycle: { engineCc: 649, isLearnerApproved: true } }),
    ).toEqual([
      'Condition: Used',
      'Odometer: 41,250 km',
      'Engine: 649 cc',
      'Type: Naked',
      'Licence: LAMS approved',
      'Transmission: Automatic',
      'Fuel: Diesel',
    ])
    expect(
      valuesOf({
        itemType: 'truck',
        body: 'Tipper',
        drive: null,
        variant: { ...variant, grossVehicleMassKg: 22_500 },
        truck: { axles: '6x4', licence: 'HR' },
      }),
    ).toEqual([
      'Condition: Used',
      'Odometer: 41,250 km',
      'Body: Tipper',
      'GVM: 22,500 kg',
      'Axles: 6x4',
      'Licence: Heavy Rigid (HR)',
      'Transmission: Automatic',
      'Fuel: Diesel',
    ])
  })

  it.each([
    [6480, '6.48 m'],
    [6400, '6.4 m'],
    [6000, '6 m'],
    [10_000, '10 m'],
    [6485, '6.49 m'],
  ])('%i mm is %s', (lengthMm, text) => {
    expect(formatMetres(lengthMm)).toBe(text)
  })
})

describe('specificationRows', () => {
  const rowsOf = (car: Partial<Car>, emptyRows: EmptyRows = 'hide') => specificationRows(makeCar(car), emptyRows)

  it('writes values with their units, in a fixed order', () => {
    const car = {
      interiorColour: 'Black',
      vin: 'VIN1',
      caravan: null,
      buildDate: '2022-03',
      complianceDate: '2022-12-31',
    }
    expect(rowsOf(car).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Colour: Glacier White',
      'Interior: Black',
      'Engine: 2.8 L, 4 cylinder, Turbo intercooled',
      'Transmission: 6 speed sports automatic',
      'Power: 150 kW',
      'Torque: 500 Nm',
      'Fuel use, combined: 8 L/100 km',
      'Fuel type: Diesel',
      'Fuel tank: 80 L',
      'Towing, braked: 3,500 kg',
      'Seats: 5',
      'Doors: 4',
      'ANCAP safety rating: 5 stars',
      'Build date: Mar 2022',
      'Compliance date: Dec 2022',
      'Registration: 123ABC',
      'Registration expires: 30 Sep 2026',
      'Stock number: T1042',
      'VIN: VIN1',
    ])
  })

  it('writes a caravan’s own rows', () => {
    const rows = rowsOf({ itemType: 'caravan', caravan, fuelLitresPer100Km: 8.5 })
    const texts = rows.map(({ label, value }) => `${label}: ${value}`)
    expect(texts).toEqual(
      expect.arrayContaining([
        'Body length: 6.48 m',
        'Body width: 2.45 m',
        'Tare weight: 2,510 kg',
        'Aggregate trailer mass: 3,100 kg',
        'Axle: Tandem',
        'Berths: 4',
        'Fuel use, combined: 8.5 L/100 km',
      ]),
    )
  })

  const value = (car: Partial<Car>, label: string) => rowsOf(car).find((row) => row.label === label)?.value
  it.each([
    [{ engineLitres: null }, 'Engine', '4 cylinder, Turbo intercooled'],
    [{ cylinders: null, induction: null }, 'Engine', '2.8 L'],
    [{ engineLitres: null, cylinders: null, induction: null }, 'Engine', undefined],
    [{ transmissionText: 'Sports automatic' }, 'Transmission', '6 speed sports automatic'],
    [{ transmissionText: 'Sports automatic', gearCount: null }, 'Transmission', 'Sports automatic'],
    [{ transmissionText: null }, 'Transmission', '6 speed automatic'],
    [{ transmissionText: null, transmission: null }, 'Transmission', '6 speed'],
    [{ variant }, 'Gross vehicle mass', '3,050 kg'],
    [{ variant }, 'Body configuration', 'Double cab'],
    [{ variant }, 'Length', '5,325 mm'],
    [{ variant }, 'Width', '1,855 mm'],
    [{ variant: { ...variant, heightMm: null } }, 'Height', undefined],
    [{ buildDate: '2022' }, 'Build date', '2022'],
    [{ buildDate: '2022-13' }, 'Build date', '2022'],
    [{ registrationExpiry: '2026-09' }, 'Registration expires', 'Sep 2026'],
    [{ registrationExpiry: '2026-01-05' }, 'Registration expires', '5 Jan 2026'],
    [{ registrationExpiry: null }, 'Registration expires', undefined],
    [{ ancapStars: null }, 'ANCAP safety rating', undefined],
    [{ seats: null }, 'Seats', undefined],
    [{ powerKw: null }, 'Power', undefined],
    [{ vin: null }, 'VIN', undefined],
  ])('%j: %s is %s', (car, label, expected) => {
    expect(value(car, label)).toBe(expected)
  })

  it.each([...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].entries()])(
    'names month %i %s',
    (index, name) => {
      expect(value({ buildDate: `2022-${String(index + 1).padStart(2, '0')}` }, 'Build date')).toBe(`${name} 2022`)
    },
  )

  it('has every row that an unknown car or caravan could fill', () => {
    const unknown: Partial<Car> = {
      ...{ colour: null, interiorColour: null, engineLitres: null, cylinders: null, induction: null },
      ...{
        transmissionText: null,
        transmission: null,
        gearCount: null,
        powerKw: null,
        torqueNm: null,
        fuelLitresPer100Km: null,
        fuel: null,
      },
      ...{ fuelCapacityLitres: null, towingCapacityKg: null, seats: null, doors: null, ancapStars: null },
      ...{ buildDate: null, complianceDate: null, registrationPlate: null, registrationExpiry: null },
      ...{ stockNumber: null, vin: null, caravan: null },
    }
    const labels = (itemType: Car['itemType']) => rowsOf({ ...unknown, itemType }, 'show').map(({ label }) => label)
    const last = ['Build date', 'Compliance date', 'Registration', 'Registration expires', 'Stock number', 'VIN']
    const engine = ['Engine', 'Transmission', 'Power', 'Torque', 'Fuel use, combined', 'Fuel type', 'Fuel tank']
    const size = ['Gross vehicle mass', 'Body configuration', 'Length', 'Width', 'Height']
    const cabin = ['Towing, braked', ...size, 'Seats', 'Doors', 'ANCAP safety rating']
    const masses = ['Tare weight', 'Aggregate trailer mass', 'Ball weight']
    const van = ['Body length', 'Body width', ...masses, 'Axle', 'Berths', 'Bunk beds', 'Ensuite', 'Built for off-road']
    expect(labels('car')).toEqual(['Colour', 'Interior', ...engine, ...cabin, ...last])
    expect(labels('caravan')).toEqual(['Colour', 'Interior', ...van, ...last])
    expect(labels('motorcycle')).toEqual(['Colour', 'Interior', ...engine, 'Learner approved (LAMS)', ...last])
    const truck = ['Towing, braked', 'Gross vehicle mass', 'Axles', 'Licence', ...size.slice(1), 'Seats']
    expect(labels('truck')).toEqual(['Colour', 'Interior', ...engine, ...truck, ...last])
    expect(rowsOf(unknown)).toEqual([])
  })

  it('S1 §3: rows without data show as empty where a site shows them', () => {
    const rows = rowsOf({ interiorColour: null, vin: null, specifications: [{ label: 'Roof', value: ' ' }] }, 'show')
    expect(rows).toContainEqual({ label: 'Interior', value: null })
    expect(rows).toContainEqual({ label: 'VIN', value: null })
    expect(rows.at(-1)).toEqual({ label: 'Roof', value: null })
    expect(rows).toHaveLength(25)
  })

  it('shows a car no empty rows of a caravan, and a caravan none of an engine', () => {
    const none = { engineLitres: null, cylinders: null, induction: null }
    const labels = (car: Partial<Car>) => rowsOf(car, 'show').map(({ label }) => label)
    expect(labels(none)).toContain('Engine')
    expect(labels(none)).not.toContain('Berths')
    expect(labels({ ...none, itemType: 'caravan' })).not.toContain('Engine')
    expect(labels({ ...none, itemType: 'caravan' })).toContain('Berths')
    expect(labels({ itemType: 'caravan' })).toContain('Engine')
    expect(labels({ caravan })).toContain('Berths')
  })

  it('never repeats a row of the feed', () => {
    const rows = rowsOf({
      specifications: [
        { label: 'colour', value: 'x' },
        { label: 'Roof', value: 'Glass' },
      ],
    })
    expect(rows.filter(({ label }) => label.toLowerCase() === 'colour')).toEqual([
      { label: 'Colour', value: 'Glacier White' },
    ])
    expect(rows.at(-1)).toEqual({ label: 'Roof', value: 'Glass' })
  })

  it('lets the feed fill a row that is empty of ours', () => {
    expect(rowsOf({ colour: null, specifications: [{ label: 'Colour', value: 'Red' }] }).at(-1)).toEqual({
      label: 'Colour',
      value: 'Red',
    })
  })
})

describe('S1 §3: lists of label and value', () => {
  const rows = [
    { label: 'A', value: ' one ' },
    { label: 'B', value: '' },
    { label: 'C', value: null },
  ]
  it('show their rows without data as empty', () => {
    expect(shownRows(rows, 'show')).toEqual([
      { label: 'A', value: 'one' },
      { label: 'B', value: null },
      { label: 'C', value: null },
    ])
  })

  it('leave them out where a site wants that', () => {
    expect(shownRows(rows, 'hide')).toEqual([{ label: 'A', value: 'one' }])
  })
})

describe('S1 §2, §9: lists that show their first entries', () => {
  it.each([
    ['specifications', SPECIFICATIONS_SHOWN, 4],
    ['standard equipment', STANDARD_EQUIPMENT_SHOWN, 4],
    ['features', FEATURES_SHOWN, 8],
  ])('%s', (_, limit, expected) => {
    expect(limit).toBe(expected)
    const entries = Array.from({ length: limit + 1 }, (_, index) => index)
    expect(limitedList(entries.slice(1), limit)).toEqual({ shown: entries.slice(1), rest: [] })
    expect(limitedList(entries, limit)).toEqual({ shown: entries.slice(0, -1), rest: [limit] })
  })
})

describe('S1 §4: dealer comments', () => {
  const comments = (text: string | null) => dealerComments(text, COMMENTS_SHOWN_CHARACTERS)
  it('says that none are there yet', () => {
    expect(comments(' \n')).toEqual({ kind: 'pending' })
    expect(comments(null)).toEqual({ kind: 'pending' })
    expect(COMMENTS_PENDING).toBe('Dealer comments are pending. Please check back here later.')
  })

  it('opens and closes with either pair of words', () => {
    expect(COMMENTS_TOGGLES).toEqual({
      inline: { more: 'more...', less: 'less...' },
      block: { more: 'Show More', less: 'Show Less' },
    })
  })

  it('shows 400 characters whole and cuts 401', () => {
    expect(COMMENTS_SHOWN_CHARACTERS).toBe(400)
    const whole = 'word '.repeat(80).trim().padEnd(400, 'x')
    expect(comments(` ${whole} `)).toEqual({ kind: 'whole', text: whole })
    expect(comments(`${whole}x`).kind).toBe('cut')
  })

  it.each([
    ['after a whole word', 'one two three', 8, 'one two'],
    ['at the last of several spaces', 'a b c d e f', 8, 'a b c d'],
    ['in a word when less than half would be left', 'one twothreefour', 8, 'one twot'],
    ['in a word when just half would be left', 'four threeandmore', 8, 'four thr'],
    ['after a word that is just over half', 'fives threeandmore', 8, 'fives'],
    ['before a surrogate pair that would be split', 'abcdefg😀hij', 8, 'abcdefg'],
    ['after a surrogate pair that fits', 'abcdef😀hij', 8, 'abcdef😀'],
  ])('cuts %s', (_, text, shownCharacters, start) => {
    expect(dealerComments(text, shownCharacters)).toEqual({ kind: 'cut', start, rest: text.slice(start.length) })
  })

  it('cuts so that the parts are the text again, and the start is no longer than 400', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 401, maxLength: 900, unit: 'grapheme' }), (text) => {
        const cut = comments(text)
        if (cut.kind !== 'cut') return
        expect(cut.start + cut.rest).toBe(text.trim())
        expect(cut.start.length).toBeLessThanOrEqual(400)
        expect(cut.start.isWellFormed()).toBe(true)
      }),
    )
  })
})
