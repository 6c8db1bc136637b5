import { describe, expect, it } from 'vitest'
import { summariseCar } from '#domain/car/car-summary.ts'
import { makeCar } from '../../builders/make-car.ts'

const image = (name: string) => ({ url: `/${name}.jpg`, thumbnailUrl: `/${name}-small.jpg` })

describe('S1 §2: the part of a car that its card shows', () => {
  it('has the first of its images', () => {
    expect(summariseCar(makeCar({ images: [image('front'), image('back')] })).image).toEqual(image('front'))
    expect(summariseCar(makeCar({ images: [image('front'), image('back')] })).imageCount).toBe(2)
    expect(summariseCar(makeCar({ images: [] })).image).toBeNull()
  })

  it('has the length and the berths of a caravan', () => {
    const caravan = {
      bodyWidthMm: 2_400,
      bodyLengthMm: 6_480,
      tareWeightKg: null,
      aggregateTrailerMassKg: null,
      axleType: null,
      sleeps: 4,
      ballWeightKg: null,
      hasBunks: false,
      hasBathroom: false,
      isOffRoad: false,
    }
    expect(summariseCar(makeCar({ caravan }))).toMatchObject({ bodyLengthMm: 6_480, sleeps: 4 })
    expect(summariseCar(makeCar({ caravan: null }))).toMatchObject({ bodyLengthMm: null, sleeps: null })
  })

  it('says of everything else what the car says', () => {
    const car = makeCar()
    const {
      sleeps,
      bodyLengthMm,
      tareWeightKg,
      engineCc,
      isLearnerApproved,
      grossVehicleMassKg,
      axles,
      image,
      imageCount: _,
      ...others
    } = summariseCar(car)
    expect([sleeps, bodyLengthMm, tareWeightKg, engineCc, isLearnerApproved, grossVehicleMassKg, axles]).toEqual(
      Array(7).fill(null),
    )
    expect(image).toBeNull()
    expect(car).toMatchObject(others)
    expect(Object.keys(others)).not.toContain('comments')
  })
})
