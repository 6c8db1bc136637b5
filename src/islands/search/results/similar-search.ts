/** Finding cars like one that is shown (S1 §7 "Similar-car calls", §8, §9). */

import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import { orderSimilarCars, SIMILAR_CARS_MAX, SIMILAR_CARS_QUERY_LIMIT } from '#domain/car/similar/similar-cars.ts'
import { SIMILAR_CARS_FAILED } from '#domain/failures/failure-wordings.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { IN_STOCK_FILTER } from '#domain/search/filters/filter-rules.ts'
import { similarCarsFilters } from '#domain/search/filters/similar-filter.ts'
import { searchesLike } from '#domain/search/results/ways-on.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { SearchClient, ShownHit } from '#search/client/search-client.ts'
import { stateRequest } from '#search/state-request.ts'

export interface SimilarQuestion {
  readonly client: Pick<SearchClient, 'search'>
  readonly indexName: string
  /** Null when nothing is found that others could be like; then they are like what was asked. */
  readonly car: Comparable | null
  readonly asked: Pick<SearchState, 'lists'>
  /** Cars that stand on the page already. */
  readonly shown: ReadonlySet<string>
}

/**
 * At most six: the same model first. What fails, or finds nothing, falls back to a search of all that can be bought;
 * before that, beside a search without cars, to what is like that search.
 */
export async function findSimilarCars(question: SimilarQuestion): Promise<ShownHit[]> {
  const { car, asked, shown } = question
  if (car !== null) {
    try {
      const filters = similarCarsFilters(car, { withAsked: shown.has(car.id) })
      const similar = orderSimilarCars(car, await ask(question, filters.map(toQuestion)))
      if (similar.length > 0) return similar
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: S1 §8: logged; the section falls back to a filter search
      console.warn(SIMILAR_CARS_FAILED, error)
    }
  }
  const like = car === null ? searchesLike(asked) : []
  const found = await ask(question, [
    ...like.map((state) => ({ state, filters: IN_STOCK_FILTER })),
    toQuestion(IN_STOCK_FILTER),
  ])
  return [...new Map(found.map((hit) => [hit.id, hit])).values()].slice(0, SIMILAR_CARS_MAX)
}

interface Question {
  readonly state: SearchState
  readonly filters: FilterExpression
}

const toQuestion = (filters: FilterExpression): Question => ({ state: EMPTY_STATE, filters })

async function ask({ client, indexName, shown }: SimilarQuestion, questions: readonly Question[]): Promise<ShownHit[]> {
  // What stands on the page already is left out, so as many more are asked for.
  const hitsPerPage = SIMILAR_CARS_QUERY_LIMIT + shown.size
  const { results } = await client.search(
    questions.map(({ state, filters }) =>
      stateRequest(indexName, state, { filters, hitsPerPage, attributesToHighlight: [] }),
    ),
  )
  return results.flatMap(({ hits }) => hits).filter(({ id }) => !shown.has(id))
}
