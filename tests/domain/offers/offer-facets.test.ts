import { describe, expect, it } from 'vitest'
import { OFFER_FACETS, offerFacet } from '#domain/offers/offer-facets.ts'

const offer = (category: string | null, manufacturer: string | null = null) => ({ category, manufacturer })
const offers = [
  offer('Finance offer', 'Kia'),
  offer('Drive away', 'Mazda'),
  offer('Finance offer', 'Mazda'),
  offer(' Accessories '),
  offer(' ', 'Mazda'),
  offer(null, ' Kia '),
]

describe('S2 §2: /special-offers lists offers with facets', () => {
  it('by category and manufacturer', () => {
    expect(OFFER_FACETS).toEqual(['category', 'manufacturer'])
  })

  it('S2 §3: gives label, value and count, most offers first, then by label', () => {
    expect(offerFacet(offers, 'category')).toEqual([
      { label: 'Finance offer', value: 'Finance offer', count: 2 },
      { label: 'Accessories', value: 'Accessories', count: 1 },
      { label: 'Drive away', value: 'Drive away', count: 1 },
    ])
    expect(offerFacet(offers, 'manufacturer').map(({ value, count }) => [value, count])).toEqual([
      ['Mazda', 3],
      ['Kia', 2],
    ])
    expect(offerFacet([], 'category')).toEqual([])
    expect(offerFacet([offer('b'), offer('c'), offer('a')], 'category').map(({ label }) => label)).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})
