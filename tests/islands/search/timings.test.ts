import { describe, expect, it, test } from 'vitest'
import { COUNT_UP_MS, countUpValue, SEARCH_INPUT_DELAY_MS, SLIDER_URL_DELAY_MS } from '#islands/search/timings.ts'

describe('S1 §9: delays', () => {
  it('are as specified', () => {
    expect([SLIDER_URL_DELAY_MS, SEARCH_INPUT_DELAY_MS, COUNT_UP_MS]).toEqual([400, 300, 1000])
  })

  test.each([
    [0, 100, -1, 0],
    [0, 100, 0, 0],
    [0, 100, 1, 0],
    [0, 100, 499, 49],
    [0, 100, 500, 50],
    [0, 100, 999, 99],
    [0, 100, 1000, 100],
    [0, 100, 2000, 100],
    [40, 20, 500, 30],
    [7, 20, 0, 7],
  ])('counts from %i to %i: after %i ms %i', (from, to, elapsedMs, shown) => {
    expect(countUpValue(from, to, elapsedMs)).toBe(shown)
  })

  it('counts for as long as it is asked', () => {
    expect(countUpValue(0, 100, 500, 2000)).toBe(25)
  })
})
