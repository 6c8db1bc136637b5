import { describe, expect, it } from 'vitest'
import { percentile } from '../../scripts/bench/load/percentile.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index)

describe('percentile', () => {
  it.each([
    { count: 40, share: 0.95, rank: 38 },
    { count: 40, share: 0.5, rank: 20 },
    { count: 20, share: 0.95, rank: 19 },
    { count: 3, share: 0.5, rank: 2 },
    { count: 3, share: 0.99, rank: 3 },
    { count: 1, share: 0.5, rank: 1 },
    { count: 5, share: 0, rank: 1 },
    { count: 5, share: 1, rank: 5 },
  ])('of $count values, $share of them do not exceed the value of rank $rank', ({ count, share, rank }) => {
    expect(percentile(numbers(count), share)).toBe(rank)
  })

  it('leaves the values in their order, and has none of no values', () => {
    const values = [3, 1, 2]
    expect(percentile(values, 0.5)).toBe(2)
    expect(values).toEqual([3, 1, 2])
    expect(percentile([], 0.5)).toBeNaN()
  })
})
