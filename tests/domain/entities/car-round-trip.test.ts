import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { BODY_TYPES, CAR_STATUSES, CAR_TYPES, ITEM_TYPES, PRICE_TYPES } from '#domain/car/car.ts'
import { viewAnswerSchema } from '#domain/entities/calls.ts'
import { carFromOutside } from '#domain/entities/car-from-outside.ts'
import { hotspotsFromOutside } from '#domain/entities/car-media.ts'
import { carToOutside } from '#domain/entities/car-to-outside.ts'
import { lenderOf } from '#domain/entities/finance-from-outside.ts'
import { outsideCarSchema } from '#domain/entities/outside-car.ts'
import { makeCar } from '../../builders/make-car.ts'

const DEFAULTS = { priceType: 'as_advertised', itemType: 'car' } as const
const parse = (value: unknown) => v.parse(outsideCarSchema, value)
const MINIMUM = { id: 't1', year: '2022', make: 'toyota', model: 'Hilux', car_type: 'Used', status: 'in stock' }

function carOf(value: Record<string, unknown>, defaults: Parameters<typeof carFromOutside>[1] = DEFAULTS): Car {
  const result = carFromOutside(parse({ ...MINIMUM, ...value }), defaults)
  if (result.kind !== 'car') throw new Error(result.missing.join())
  return result.car
}

const CARAVAN = {
  bodyWidthMm: 2_400,
  bodyLengthMm: 6_500,
  tareWeightKg: 2_100,
  aggregateTrailerMassKg: 2_900,
  axleType: 'Tandem',
  sleeps: 4,
}

it('S1 §3: a car survives the specification’s shape and JSON', () => {
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom(...CAR_STATUSES),
        carType: fc.constantFrom(...CAR_TYPES),
        priceType: fc.constantFrom(...PRICE_TYPES),
        bodyType: fc.constantFrom(...BODY_TYPES),
        itemType: fc.constantFrom(...ITEM_TYPES),
        priceAud: maybe(fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100)),
        odometerKm: maybe(fc.nat({ max: 2_000_000 })),
        reserved: fc.boolean(),
        certified: fc.boolean(),
        showOnWebsite: fc.boolean(),
        fuelType: maybe(fc.constantFrom('Petrol', 'Diesel', 'Electric', 'Hybrid', 'PHEV', 'LPG')),
        drive: maybe(fc.constantFrom('FWD', 'RWD', 'AWD', '4WD')),
        transmission: maybe(fc.constantFrom('Automatic', 'Manual')),
        tag: maybe(fc.constant('Hail sale')),
        videoUrl: maybe(fc.constant('https://video.example/1')),
        viewing: maybe(
          fc.record({
            videoUrls: fc.array(fc.constant('/v/2.mp4'), { maxLength: 2 }),
            walkaroundVideoUrls: fc.array(fc.constant('/v/w.mp4'), { maxLength: 2 }),
            spinImageUrls: fc.array(fc.constant('/s/1.jpg'), { maxLength: 3 }),
            spinInteriorImageUrl: maybe(fc.constant('/i.jpg')),
            // One that is always there: a car without any of these has no `viewing`.
            spinCode: fc.constant('spin'),
            hotspots: maybe(
              fc.record({
                view: fc.constantFrom('exterior' as const, 'interior' as const),
                description: fc.constant('Tow bar'),
                positions: fc.constant([{ angleDegrees: 90, xShare: 0.5, yShare: 0.25 }]),
              }),
            ).map((hotspot) => (hotspot === null ? [] : [hotspot])),
          }),
        ),
        variant: maybe(
          fc.record({
            grossVehicleMassKg: maybe(fc.integer({ min: 50, max: 100_000 })),
            lengthMm: maybe(fc.integer({ min: 500, max: 30_000 })),
            widthMm: fc.integer({ min: 500, max: 10_000 }),
            heightMm: maybe(fc.integer({ min: 300, max: 10_000 })),
            bodyConfiguration: maybe(fc.constant('Dual Cab')),
          }),
        ),
        financeQuote: maybe(
          fc.record({
            weeklyRepaymentAud: fc.integer({ min: 1, max: 5_000 }),
            rates: maybe(fc.constant({ interestPercent: 7.5, comparisonPercent: 8.25 })),
          }),
        ),
        processorReserveAud: maybe(fc.integer({ min: 1, max: 5_000 })),
        views: maybe(fc.nat({ max: 1_000_000 })),
        historyReportUrl: maybe(fc.constant('https://r.example/1.pdf')),
        images: fc.array(fc.constant({ url: 'https://a.example/1.jpg', thumbnailUrl: '/t/1.jpg' }), { maxLength: 3 }),
      }),
      (values) => {
        const car = makeCar({
          ...values,
          // The gallery's video is never missing where there are others.
          videoUrl: values.videoUrl ?? values.viewing?.videoUrls[0] ?? null,
          fuel: null,
          transmissionText: null,
          createdAt: '2026-01-05T00:00:00Z',
          soldAt: values.status === 'sold' ? '2026-02-01T03:04:05Z' : null,
          caravan: values.itemType === 'caravan' ? CARAVAN : null,
          features: ['Tow bar'],
          specifications: [{ label: 'Wheels', value: '18 inch' }],
          comments: 'One owner.\n\nLog books.',
        })
        const outside: unknown = JSON.parse(JSON.stringify(carToOutside(car)))
        expect(parse(outside)).toEqual(carToOutside(car))
        expect(carFromOutside(parse(outside), DEFAULTS)).toEqual({ kind: 'car', car })
      },
    ),
  )
})

describe('carFromOutside', () => {
  it('names everything that a car cannot be without', () => {
    expect(carFromOutside(parse({ id: '::' }), DEFAULTS)).toEqual({
      kind: 'incomplete',
      missing: ['id', 'year', 'make', 'model', 'car_type'],
    })
    expect(carFromOutside(parse({ ...MINIMUM, make: '' }), DEFAULTS)).toEqual({ kind: 'incomplete', missing: ['make'] })
  })

  it('makes the rest of a car of the least', () => {
    expect(carOf({})).toMatchObject({
      slug: '2022-toyota-hilux-t1',
      name: '2022 Toyota Hilux',
      make: 'Toyota',
      priceType: 'as_advertised',
      itemType: 'car',
      bodyType: 'ute',
      images: [],
      caravan: null,
    })
  })

  test.each([
    ['in_stock', 'in_stock'],
    ['coming_soon', 'coming_soon'],
    ['sold', 'sold'],
    ['archived', 'sold'],
    [null, 'sold'],
    [1, 'sold'],
  ])('S1 §3: status %j is %s', (status, expected) => {
    expect(carOf({ status }).status).toBe(expected)
  })

  test.each<[string, Record<string, unknown>, Partial<Car>]>([
    ['its first picture', { primary_image_url: '/a.jpg' }, { images: [{ url: '/a.jpg', thumbnailUrl: '/a.jpg' }] }],
    [
      'its pictures before the first',
      { images: ['/b.jpg'], primary_image_url: '/a.jpg' },
      { images: [{ url: '/b.jpg', thumbnailUrl: '/b.jpg' }] },
    ],
    [
      'an external video',
      { external_video_url: 'https://v.example/e' },
      { videoUrl: 'https://v.example/e', externalVideoUrl: 'https://v.example/e', viewing: null },
    ],
    ['the first of its videos', { videos: [{ url: '/v1' }, { url: '/v2' }] }, { videoUrl: '/v1' }],
    ['no variant of an empty one', { variant: { vehiclelength: 0 } }, { variant: null }],
    [
      'its configuration from the variant',
      { variant: { bodyconfiguration: 'Wagon' } },
      {
        variant: {
          grossVehicleMassKg: null,
          lengthMm: null,
          widthMm: null,
          heightMm: null,
          bodyConfiguration: 'Wagon',
        },
      },
    ],
    [
      'its lenders',
      { finance_lenders: { bank: { paymentWeek: 9 } } },
      { financeLenders: { bank: expect.objectContaining({ paymentWeek: 9 }) } },
    ],
    ['no lenders where there are none', { finance_lenders: {} }, { financeLenders: null }],
    [
      'the first amount that is asked for',
      { payment_processors: [{ reserve_amount: 0 }, { reserve_amount: 300 }] },
      { processorReserveAud: 300 },
    ],
    ['no amount of 0', { payment_processors: { reserve_amount: 0 } }, { processorReserveAud: null }],
    ['no sale of a car in stock', { sold_date_timestamp: 1_700_000_000 }, { soldAt: null }],
    [
      'the sale of a sold one',
      { status: 'sold', sold_date_timestamp: 1_700_000_000_000 },
      { soldAt: '2023-11-14T22:13:20Z' },
    ],
    ['a price of 0 as none', { price: 0 }, { priceAud: null }],
    ['its engine from the variant', { variant: { enginesize_litres: '2.8' } }, { engineLitres: 2.8 }],
    ['its fuel from the full word', { fuel: 'Turbo Diesel' }, { fuelType: 'Diesel', fuel: 'Turbo Diesel' }],
    ['its simple fuel first', { fuel: 'Petrol', simple_fuel: 'PHEV' }, { fuelType: 'PHEV' }],
    ['its gears from the words', { trans: '6 speed manual' }, { gearCount: 6, transmission: 'Manual' }],
    ['its drive from the full word', { drive: 'Rear Wheel Drive' }, { drive: 'RWD' }],
    ['its body from the variant', { variant: { bodyconfiguration: 'Wagon' } }, { bodyType: 'wagon' }],
    [
      'its place',
      { location: { id: 9, address: { city: 'Chermside', state: 'Queensland' } } },
      { locationCode: '9', city: 'Chermside', state: 'QLD' },
    ],
    [
      'no empty rows',
      {
        specifications: [
          { label: 'A', value: null },
          { label: 'B', value: 1 },
        ],
      },
      { specifications: [{ label: 'B', value: '1' }] },
    ],
    ['its series by a flag', { series: { duo: 0, city: 'yes', sport: true } }, { series: 'city' }],
    ['no series of no flag', { series: {} }, { series: null }],
  ])('has %s', (_name, value, expected) => {
    expect(carOf(value)).toMatchObject(expected)
  })

  test.each([
    ['caravan', 'caravan'],
    ['motorcycle', 'motorcycle'],
    ['truck', 'light-truck'],
    ['car', 'sedan'],
  ] as const)('a %s of an unknown model is a %s', (itemType, bodyType) => {
    expect(carOf({ model: 'Xyzzy' }, { ...DEFAULTS, itemType }).bodyType).toBe(bodyType)
  })

  it('reads what a caravan is built like, in any unit', () => {
    const caravan = { item_type: 'caravan', body_length: '6.5 m', body_width: '8 ft', sleeps: '4' }
    expect(carOf(caravan).caravan).toMatchObject({ bodyLengthMm: 6_500, bodyWidthMm: 2_438, sleeps: 4 })
  })
})

describe('S1 §3: media, hotspots and lenders', () => {
  it('refuses scripts and keeps the rest', () => {
    const car = parse({
      id: 1,
      video_url: 'javascript:alert(1)',
      images: [
        'javascript:x',
        { image: { url: 'https://a.example/1.jpg', thumb: { url: 'data:x' } } },
        { url: '/2.jpg', thumb: '/t.jpg' },
        7,
      ],
      walkaround_videos: [{ video: { url: '/w' } }, {}],
      thumbnails: ['/t.jpg', null],
    })
    expect(car.video_url).toBeNull()
    expect(car.images).toEqual([
      { image: { url: 'https://a.example/1.jpg', thumb: { url: 'https://a.example/1.jpg' } } },
      { image: { url: '/2.jpg', thumb: { url: '/t.jpg' } } },
    ])
    expect(car.walkaround_videos).toEqual([{ video: { url: '/w' } }])
    expect(car.thumbnails).toEqual(['/t.jpg'])
  })

  it('reads positions by angle, as a list or by name, in shares or percent', () => {
    const hotspots = {
      exterior: [{ description: 'Tow bar', positions: { '90': { x: 50, y: 1 }, '450': { x: 0, y: 0 } } }],
      interior: [
        { description: 'Screen', positions: [{ angle: 0, x: 0.5, y: 0.25 }, 'x'] },
        { description: '', positions: [{ angle: 0, x: 0, y: 0 }] },
        { description: 'Nowhere', positions: [] },
      ],
    }
    expect(hotspotsFromOutside(parse({ id: 1, hotspots }).hotspots)).toEqual([
      { view: 'exterior', description: 'Tow bar', positions: [{ angleDegrees: 90, xShare: 0.5, yShare: 1 }] },
      { view: 'interior', description: 'Screen', positions: [{ angleDegrees: 0, xShare: 0.5, yShare: 0.25 }] },
    ])
    expect(hotspotsFromOutside(null)).toEqual([])
  })

  it('keeps each lender’s terms, and gives them to the rules', () => {
    const { finance_lenders: lenders } = parse({
      id: 1,
      finance_lenders: {
        bank: {
          paymentWeek: '99.50',
          interestRate: 6.29,
          term5: '120',
          term7: { paymentWeek: 80 },
          termX: 1,
          term3: 'x',
        },
        none: 'x',
        constructor: {},
      },
    })
    expect(Object.keys(lenders)).toEqual(['bank'])
    expect(lenders['bank']).toMatchObject({
      paymentWeek: 99.5,
      term5: 120,
      term7: { paymentWeek: 80, paymentMonth: null },
    })
    expect(lenders['bank']).not.toHaveProperty('termX')
    expect(lenders['bank']).not.toHaveProperty('term3')
    expect(lenderOf(lenders, 'bank')).toMatchObject({ paymentWeekAud: 99.5, interestPercent: 6.29 })
  })

  it('reads a processor alone or in a list', () => {
    expect(parse({ id: 1, payment_processors: { name: 'Pay', reserve_amount: '$500' } }).payment_processors).toEqual([
      { name: 'Pay', reserve_amount: 500 },
    ])
    expect(parse({ id: 1, payment_processors: [{ reserve_amount: {} }, 1] }).payment_processors).toEqual([
      { name: null, reserve_amount: null },
    ])
    expect(parse({ id: 1, payment_processors: 7 }).payment_processors).toEqual([])
  })

  it('S1 §7: view.json tells only what it has of the car', () => {
    expect(v.parse(viewAnswerSchema, { views: '12', car_fields: { price: '9,990', status: 'sold', x: 1 } })).toEqual({
      views: 12,
      car_fields: { price: 9_990, status: 'sold' },
    })
    expect(v.parse(viewAnswerSchema, { car_fields: 'x' })).toEqual({ views: null, car_fields: {} })
  })
})
