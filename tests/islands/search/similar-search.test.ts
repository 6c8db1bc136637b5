/** Which cars are offered below the results (S1 §7 "Similar-car calls", §8, §9). */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import { IN_STOCK_FILTER } from '#domain/search/filters/filter-rules.ts'
import { similarCarsFilters } from '#domain/search/filters/similar-filter.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { findSimilarCars } from '#islands/search/results/similar-search.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { SearchAnswer, SearchRequest } from '#search/engine/search-request.ts'
import { makeCar } from '../../builders/make-car.ts'

const ASKED: Comparable = makeCar({ id: 'asked', make: 'Kia', model: 'Rio', bodyType: 'hatch', priceAud: 20_000 })

const hit = (id: string, model = 'Rio') => ({ id, make: 'Kia', model }) as unknown as ShownHit
const hits = (count: number, model?: string) =>
  Array.from({ length: count }, (_, index) => hit(`${model}${index}`, model))

/** A client that answers each question by what it asks for: the same model, the same body, all that can be bought. */
function clientOf(answers: { model?: ShownHit[]; body?: ShownHit[]; all?: ShownHit[] } | 'fails at first') {
  const asked: SearchRequest[][] = []
  const search = vi.fn(async (requests: readonly SearchRequest[]) => {
    asked.push([...requests])
    if (answers === 'fails at first') {
      if (asked.length === 1) throw new Error('refused')
      return { results: [{ hits: hits(9, 'Any') }] as unknown as SearchAnswer<ShownHit>[] }
    }
    const found = requests.length === 2 ? [answers.model ?? [], answers.body ?? []] : [answers.all ?? []]
    return { results: found.map((each) => ({ hits: each })) as unknown as SearchAnswer<ShownHit>[] }
  })
  return { asked, search }
}

const question = (
  client: ReturnType<typeof clientOf>,
  car: Comparable | null = ASKED,
  shown: string[] = [],
  asked: Pick<SearchState, 'lists'> = EMPTY_STATE,
) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const found = findSimilarCars({ client, indexName: 'cars', car, asked, shown: new Set(shown) })
  return { warn, found }
}
afterEach(() => vi.restoreAllMocks())
const idsOf = (found: readonly ShownHit[]) => found.map(({ id }) => id)

describe('similar cars', () => {
  it('S1 §7: are asked for in one question of two parts, ten of each and as many as stand on the page', async () => {
    const client = clientOf({ model: hits(1, 'Rio') })
    await question(client, ASKED, ['asked', 'b', 'c']).found
    expect(client.asked).toHaveLength(1)
    expect(client.asked[0]?.map(({ params }) => params?.hitsPerPage)).toEqual([13, 13])
    expect(client.asked[0]?.map(({ params }) => params?.filters)).toEqual(
      similarCarsFilters(ASKED, { withAsked: true }),
    )
  })

  it('S1 §7: are the same model first, each once, six at most', async () => {
    const both = hit('both', 'Rio')
    const client = clientOf({ model: [both, hit('r', 'Rio')], body: [hit('s', 'Ceed'), both, ...hits(9, 'Picanto')] })
    const { found, warn } = question(client)
    expect(idsOf(await found)).toEqual(['both', 'r', 's', 'Picanto0', 'Picanto1', 'Picanto2'])
    expect(warn).not.toHaveBeenCalled()
  })

  it('are none of those that stand on the page', async () => {
    const client = clientOf({ model: [hit('a', 'Rio'), hit('b', 'Rio')], all: [hit('c')] })
    expect(idsOf(await question(client, ASKED, ['a']).found)).toEqual(['b'])
    expect(idsOf(await question(client, ASKED, ['a', 'b']).found)).toEqual(['c'])
  })

  it('S1 §8: fall back to a search of all that can be bought when they cannot be fetched, which is logged', async () => {
    const client = clientOf('fails at first')
    const { found, warn } = question(client)
    expect(idsOf(await found)).toEqual(['Any0', 'Any1', 'Any2', 'Any3', 'Any4', 'Any5'])
    expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to fetch similar cars.', new Error('refused'))
    expect(client.asked[1]?.map(({ params }) => params?.filters)).toEqual([IN_STOCK_FILTER])
  })

  it('are what can be bought where nothing is found that others could be like', async () => {
    const client = clientOf({ all: hits(7, 'Any') })
    expect(await question(client, null).found).toHaveLength(6)
    expect(client.asked.map(({ length }) => length)).toEqual([1])
  })

  it('beside a search without cars are like what it asks, each once, then what can be bought', async () => {
    const client = clientOf({ model: [hit('pink', 'Rio')], body: [hit('pink', 'Rio'), hit('any', 'Ceed')] })
    const { found } = question(client, null, [], { lists: { make: ['Kia'] } })
    expect(idsOf(await found)).toEqual(['pink', 'any'])
    expect(client.asked[0]?.map(({ params }) => params?.facetFilters)).toEqual([[['make:Kia']], []])
  })
})
