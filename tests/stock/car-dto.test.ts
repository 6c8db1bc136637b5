/** A car DTO (S1 §3) is a row of our own feed, so cars have one parser. */
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { BODY_TYPES, CAR_STATUSES, CAR_TYPES, PRICE_TYPES } from '#domain/car/car.ts'
import { carSlug } from '#domain/car/car-slug.ts'
import { BODY_LABELS, bodyLabel } from '#domain/car/labels.ts'
import { carDtoSchema } from '#domain/entities/car-dto.ts'
import { carToDto } from '#domain/entities/car-to-dto.ts'
import { makeCar } from '../builders/make-car.ts'
import { importText } from './import-text.ts'

const CARAVAN = {
  bodyWidthMm: 2_400,
  bodyLengthMm: 6_500,
  tareWeightKg: 2_100,
  aggregateTrailerMassKg: 2_900,
  axleType: 'Tandem',
  sleeps: 4,
  ballWeightKg: null,
  hasBunks: false,
  hasBathroom: false,
  isOffRoad: false,
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const viewingArbitrary = fc.record({
  videoUrls: fc.array(fc.constant('/v/2.mp4'), { maxLength: 1 }),
  walkaroundVideoUrls: fc.array(fc.constant('/v/w.mp4'), { maxLength: 1 }),
  spinImageUrls: fc.uniqueArray(fc.constantFrom('/s/1.jpg', '/s/2.jpg', '/s/3.jpg')),
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
})

const carArbitrary = fc
  .record({
    status: fc.constantFrom(...CAR_STATUSES),
    carType: fc.constantFrom(...CAR_TYPES),
    priceType: fc.constantFrom(...PRICE_TYPES),
    bodyType: fc.constantFrom(...BODY_TYPES),
    priceAud: maybe(fc.integer({ min: 100_000, max: 100_000_000 }).map((cents) => cents / 100)),
    odometerKm: maybe(fc.nat({ max: 2_000_000 })),
    reserved: fc.boolean(),
    certified: fc.boolean(),
    showOnWebsite: fc.boolean(),
    fuelType: maybe(fc.constantFrom('Petrol', 'Diesel', 'Electric', 'Hybrid', 'PHEV', 'LPG')),
    drive: maybe(fc.constantFrom('FWD', 'RWD', 'AWD', '4WD')),
    transmission: maybe(fc.constantFrom('Automatic', 'Manual')),
    tag: maybe(fc.constant('Hail sale')),
    videoUrl: maybe(fc.constant('https://video.example/1')),
    viewing: maybe(viewingArbitrary),
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
    images: fc.array(fc.constant({ url: 'https://a.example/1.jpg', thumbnailUrl: '/t/1.jpg' }), { maxLength: 1 }),
  })
  .map(
    (values): Partial<Car> => ({
      ...values,
      // The gallery's video is never missing where there are others.
      videoUrl: values.videoUrl ?? values.viewing?.videoUrls[0] ?? null,
      fuel: values.fuelType,
      transmissionText: values.transmission,
      gearCount: null,
      body: bodyLabel(values.bodyType),
      itemType: BODY_LABELS[values.bodyType].itemType,
      createdAt: '2026-01-05T00:00:00Z',
      soldAt: values.status === 'sold' ? '2026-02-01T03:04:05Z' : null,
      caravan: BODY_LABELS[values.bodyType].itemType === 'caravan' ? CARAVAN : null,
      motorcycle:
        BODY_LABELS[values.bodyType].itemType === 'motorcycle' ? { engineCc: 649, isLearnerApproved: true } : null,
      engineLitres: BODY_LABELS[values.bodyType].itemType === 'motorcycle' ? 0.6 : 2.8,
      truck: BODY_LABELS[values.bodyType].itemType === 'truck' ? { axles: '6x4', licence: 'HR' } : null,
      features: ['Tow bar'],
      specifications: [{ label: 'Wheels', value: '18 inch' }],
      comments: 'One owner.\n\nLog books.',
      locationCode: 'north',
    }),
  )

it('S1 §3: a car that is written as a DTO and imported as a row is the same car', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(carArbitrary, { minLength: 1, maxLength: 10 }), async (values) => {
      const cars = values.map((value, index) => {
        const car = makeCar({ ...value, id: `t${index}`, stockNumber: `T${index}`, registrationPlate: null })
        return { ...car, slug: carSlug(car) }
      })
      const dtos = cars.map(carToDto)
      const rows = JSON.parse(JSON.stringify(dtos)) as unknown[]
      expect(rows.map((row) => v.parse(carDtoSchema, row))).toEqual(dtos)
      const { cars: imported, report } = await importText('feed.json', JSON.stringify(rows))
      expect(report.quarantined).toEqual([])
      expect(imported.map(({ car }) => car)).toEqual(cars)
    }),
    { numRuns: 60 },
  )
})
