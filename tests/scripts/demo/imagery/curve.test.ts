import fc from 'fast-check'
import { expect, it } from 'vitest'
import { curve } from '#scripts/demo/imagery/geometry/curve.ts'

it('goes through its points', () => {
  const points = [
    [-1, 2],
    [0, 0.5],
    [2, 1],
    [3, -1],
  ] as const
  const line = curve(points)
  for (const [x, y] of points) expect(line(x)).toBeCloseTo(y, 12)
})

it('is straight through points of a line, and goes on straight beyond its ends', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -6, max: 6, noNaN: true }),
      (slope, x) => {
        const line = curve([
          [-2, -2 * slope],
          [-1, -slope],
          [1.5, 1.5 * slope],
          [2, 2 * slope],
        ])
        expect(line(x)).toBeCloseTo(slope * x, 9)
      },
    ),
  )
})

it('bends without a corner', () => {
  const line = curve([
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 2],
  ])
  const slope = (x: number, step: number) => (line(x + step) - line(x)) / step
  for (const x of [1, 2]) expect(slope(x, 1e-6)).toBeCloseTo(slope(x, -1e-6), 4)
})

it('needs two points', () => {
  expect(() => curve([[0, 0]])).toThrow('A curve needs two points.')
})
