import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promoCardDraw, promoCardPage } from '#domain/promotions/promo-draw.ts'

describe('the draw of the promo card’s place (S1 §2)', () => {
  it('is at least 0, below 1, and the same for the same page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (page) => {
        const draw = promoCardDraw(page)
        expect(draw).toBeGreaterThanOrEqual(0)
        expect(draw).toBeLessThan(1)
        expect(promoCardDraw(page)).toBe(draw)
      }),
    )
  })

  it('gives each offset of 0 to 2 its share of the pages', () => {
    const offsets = Array.from({ length: 300 }, (_, index) =>
      Math.floor(promoCardDraw(promoCardPage('/search', index + 1)) * 3),
    )
    for (const offset of [0, 1, 2]) {
      const share = offsets.filter((each) => each === offset).length / offsets.length
      expect(share).toBeGreaterThan(0.25)
      expect(share).toBeLessThan(0.42)
    }
  })

  it('names a page by its route and its number', () => {
    expect(promoCardPage('/search/toyota', 2)).toBe('/search/toyota 2')
  })
})
