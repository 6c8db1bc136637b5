/** What the page makes of an answer, whichever engine gave it. */
import { describe, expect, it, test } from 'vitest'
import { equals } from '#domain/search/filters/filter-expression.ts'
import { asShown, withSiteFilter } from '#search/client/result-rules.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { SearchAnswer } from '#search/engine/search-request.ts'

const hit = (id: string, status: string) => ({ id, objectID: id, status }) as unknown as ShownHit

function answer(change: Partial<SearchAnswer<ShownHit>>): SearchAnswer<ShownHit> {
  return { hits: [], nbHits: 0, facets: {}, ...change } as unknown as SearchAnswer<ShownHit>
}

describe('S1 §4: the count that is shown', () => {
  const facets = { car_type: { new: 900, demo: 100, used: 4_000 }, make: { Kia: 7 } }
  test.each([
    ['is the engine’s up to 1999', 1_999, facets, 1_999],
    ['is the sum of what the types of car count above that', 2_000, facets, 5_000],
    ['is the engine’s where nothing was counted', 2_000, {}, 2_000],
  ])('%s', (_, nbHits, counted, shown) => {
    expect(asShown(answer({ nbHits, facets: counted })).nbHits).toBe(shown)
  })
})

it('S1 §4: of sold cars that follow each other one is shown, and the count stays', () => {
  const hits = [hit('a', 'in_stock'), hit('b', 'sold'), hit('c', 'sold'), hit('d', 'coming_soon'), hit('e', 'gone')]
  const shown = asShown(answer({ hits, nbHits: 5 }))
  expect(shown.hits.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e'])
  expect(shown.nbHits).toBe(5)
  // S1 §3: any other value is treated as sold.
  expect(asShown(answer({ hits: [hit('b', 'sold'), hit('e', 'gone')] })).hits).toHaveLength(2)
})

describe('what is asked', () => {
  const site = equals('show_on_dealer_website', true)
  const filtersOf = (indexName: string, filters?: ReturnType<typeof equals>) =>
    withSiteFilter({ indexName, params: { page: 2, ...(filters === undefined ? {} : { filters }) } }, site).params

  it('has the filter of the site beside its own, and keeps what else is asked', () => {
    expect(filtersOf('cars')).toEqual({ page: 2, filters: site })
    expect(filtersOf('cars:price:desc')).toEqual({ page: 2, filters: site })
    expect(filtersOf('cars', equals('make', 'Kia'))?.filters).toEqual({
      kind: 'all',
      of: [site, equals('make', 'Kia')],
    })
  })

  it('S1 §7: is only what has a price above 0 when the cheapest stand first', () => {
    const priced = { kind: 'compare', attribute: 'price', operator: '>', value: 0 }
    expect(filtersOf('cars:price:asc')?.filters).toEqual({ kind: 'all', of: [site, priced] })
  })

  it('is never a text, which one engine would read in another way', () => {
    expect(() => withSiteFilter({ indexName: 'cars', params: { filters: 'make = Kia' } }, site)).toThrow('make = Kia')
  })
})
