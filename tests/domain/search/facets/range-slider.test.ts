import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PRICE_SLIDER, priceSlider } from '#domain/budget/price-choices.ts'
import type { NumberUnit } from '#domain/search/facets/facets.ts'
import type { Slider, ThumbValues } from '#domain/search/facets/range-slider.ts'
import {
  facetSlider,
  moveThumb,
  rangeOf,
  snapToSlider,
  stepThumb,
  thumbsFor,
  typeEnd,
} from '#domain/search/facets/range-slider.ts'

const budgetSlider = priceSlider(PRICE_SLIDER)
const BELOW = 'Cannot refine below the range minimum'
const ABOVE = 'Cannot refine above the range maximum'

describe('S1 §5: the bounds and the step of a slider', () => {
  test.each<[NumberUnit, ThumbValues | null, Slider]>([
    ['aud', null, { min: 0, max: 100_000, step: 1000, grain: 1000 }],
    ['year', null, { min: 0, max: 100_000, step: 1000, grain: 1 }],
    ['aud', { min: 4_990, max: 152_001 }, { min: 4000, max: 153_000, step: 1000, grain: 1000 }],
    ['aud', { min: 0, max: 150_000 }, { min: 0, max: 150_000, step: 2000, grain: 1000 }],
    ['km', { min: 1, max: 249_000 }, { min: 0, max: 249_000, step: 2000, grain: 1000 }],
    ['km', { min: 20_000, max: 20_000 }, { min: 20_000, max: 20_000, step: 1000, grain: 1000 }],
    ['year', { min: 2004, max: 2026 }, { min: 2004, max: 2026, step: 1, grain: 1 }],
    ['audPerWeek', { min: 99.5, max: 500.5 }, { min: 99, max: 501, step: 4, grain: 1 }],
    ['aud', { min: 5, max: 4 }, { min: 0, max: 100_000, step: 1000, grain: 1000 }],
    ['aud', { min: Number.NaN, max: 4 }, { min: 0, max: 100_000, step: 1000, grain: 1000 }],
    ['aud', { min: 0, max: Number.POSITIVE_INFINITY }, { min: 0, max: 100_000, step: 1000, grain: 1000 }],
  ])('%s with stats %j', (unit, stats, slider) => {
    expect(facetSlider({ unit }, stats)).toEqual(slider)
  })

  it('S2 §9: the price slider of the budget search', () => {
    expect(budgetSlider).toEqual({ min: 5000, max: 250_000, step: 500, grain: 500 })
    expect(priceSlider({ minAud: 1, maxAud: 2, stepAud: 3 })).toEqual({ min: 1, max: 2, step: 3, grain: 3 })
  })
})

describe('S1 §5, §8: moving a thumb', () => {
  const slider = facetSlider({ unit: 'aud' }, { min: 10_000, max: 50_000 })
  const values = { min: 20_000, max: 30_000 }
  test.each([
    ['snaps down', 'min', 22_499, { min: 22_000, max: 30_000 }, null],
    ['snaps up', 'min', 22_500, { min: 23_000, max: 30_000 }, null],
    ['meets the other', 'min', 30_000, { min: 30_000, max: 30_000 }, null],
    ['does not pass the max thumb', 'min', 45_000, { min: 30_000, max: 30_000 }, null],
    ['does not pass the min thumb', 'max', 11_000, { min: 20_000, max: 20_000 }, null],
    ['to the bound', 'min', 10_000, { min: 10_000, max: 30_000 }, null],
    ['below the bound', 'min', 9_999, { min: 10_000, max: 30_000 }, BELOW],
    ['to the upper bound', 'max', 50_000, { min: 20_000, max: 50_000 }, null],
    ['above the bound', 'max', 50_001, { min: 20_000, max: 50_000 }, ABOVE],
    ['endlessly', 'max', Number.POSITIVE_INFINITY, { min: 20_000, max: 50_000 }, ABOVE],
    ['nowhere', 'max', Number.NaN, { min: 20_000, max: 30_000 }, null],
  ] as const)('%s', (_, thumb, to, moved, note) => {
    expect(moveThumb(slider, values, thumb, to)).toEqual({ values: moved, note })
  })

  test.each([
    ['min', 25_400, { min: 25_000, max: 30_000 }, null, null],
    ['max', 20_000, { min: 20_000, max: 20_000 }, null, null],
    ['min', 40_000, { min: 40_000, max: 50_000 }, null, 'max'],
    ['max', 12_000, { min: 10_000, max: 12_000 }, null, 'min'],
    ['max', 2, { min: 10_000, max: 10_000 }, BELOW, 'min'],
    ['min', Number.NaN, { min: 20_000, max: 30_000 }, null, null],
  ] as const)(
    'a typed %s of %d counts, and the other end is cleared where it is beyond it',
    (thumb, to, typed, note, cleared) => {
      expect(typeEnd(slider, values, thumb, to)).toEqual({ values: typed, note, cleared })
    },
  )

  test.each([
    ['min', 1, { min: 21_000, max: 30_000 }, null],
    ['min', -10, { min: 10_000, max: 30_000 }, null],
    ['min', -11, { min: 10_000, max: 30_000 }, BELOW],
    ['max', 2, { min: 20_000, max: 32_000 }, null],
    ['max', 21, { min: 20_000, max: 50_000 }, ABOVE],
  ] as const)('steps %s by %i', (thumb, steps, moved, note) => {
    expect(stepThumb(slider, values, thumb, steps)).toEqual({ values: moved, note })
  })

  it('S2 §5: the budget slider steps by 500', () => {
    expect(stepThumb(budgetSlider, { min: 5000, max: 250_000 }, 'min', 1).values.min).toBe(5500)
  })

  test.each([
    [null, { min: 10_000, max: 50_000 }],
    [
      { min: null, max: 20_400 },
      { min: 10_000, max: 20_000 },
    ],
    [
      { min: 12_345, max: null },
      { min: 12_000, max: 50_000 },
    ],
    [
      { min: 0, max: 900_000 },
      { min: 10_000, max: 50_000 },
    ],
    [
      { min: 40_000, max: 20_000 },
      { min: 20_000, max: 40_000 },
    ],
  ])('stands for the range %j', (range, thumbs) => {
    expect(thumbsFor(slider, range)).toEqual(thumbs)
  })

  test.each([
    [{ min: 10_000, max: 50_000 }, null],
    [
      { min: 11_000, max: 50_000 },
      { min: 11_000, max: null },
    ],
    [
      { min: 10_000, max: 49_000 },
      { min: null, max: 49_000 },
    ],
    [
      { min: 11_000, max: 49_000 },
      { min: 11_000, max: 49_000 },
    ],
  ])('%j means the range %j', (thumbs, range) => {
    expect(rangeOf(slider, thumbs)).toEqual(range)
  })

  it('never crosses and never leaves the bounds', () => {
    const sliders: fc.Arbitrary<Slider> = fc.oneof(
      fc.constant(budgetSlider),
      fc
        .tuple(
          fc.constantFrom<NumberUnit>('aud', 'km', 'year'),
          fc.integer({ min: 0, max: 300_000 }),
          fc.integer({ min: 0, max: 300_000 }),
        )
        .map(([unit, a, b]) => facetSlider({ unit }, { min: Math.min(a, b), max: Math.max(a, b) })),
    )
    const moves = fc.array(fc.tuple(fc.constantFrom('min', 'max'), fc.double({ noNaN: false }), fc.boolean()))
    fc.assert(
      fc.property(sliders, moves, (slider, sequence) => {
        let values = thumbsFor(slider, null)
        for (const [thumb, amount, asStep] of sequence) {
          values = (asStep ? stepThumb : moveThumb)(slider, values, thumb, amount).values
          expect(values.min).toBeGreaterThanOrEqual(slider.min)
          expect(values.max).toBeLessThanOrEqual(slider.max)
          expect(values.min).toBeLessThanOrEqual(values.max)
          for (const value of [values.min, values.max]) expect(snapToSlider(value, slider)).toBe(value)
        }
      }),
    )
  })
})
