/** Finding cars like one that is shown (S1 §7 "Similar-car calls", §8, §9). */

import type { Comparable } from '#domain/car/similar-cars.ts'
import { orderSimilarCars, SIMILAR_CARS_MAX, SIMILAR_CARS_QUERY_LIMIT } from '#domain/car/similar-cars.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { IN_STOCK_FILTER } from '#domain/search/filters/filter-rules.ts'
import { similarCarsFilters } from '#domain/search/filters/similar-filter.ts'
import type { SearchClient, ShownHit } from '#search/client/search-client.ts'

export interface SimilarQuestion {
  readonly client: Pick<SearchClient, 'search'>
  readonly indexName: string
  /** Null when nothing is found that others could be like. */
  readonly car: Comparable | null
  /** Cars that stand on the page already. */
  readonly shown: ReadonlySet<string>
  /** Gets a failure, after which the fallback is asked. */
  readonly onFailure: (error: unknown) => void
}

/** At most six: the same model first. What fails, or finds nothing, falls back to a search of all that can be bought. */
export async function findSimilarCars(question: SimilarQuestion): Promise<ShownHit[]> {
  const { car, shown, onFailure } = question
  if (car !== null) {
    try {
      const found = await ask(question, similarCarsFilters(car, { withAsked: shown.has(car.id) }))
      const similar = orderSimilarCars(car, found)
      if (similar.length > 0) return similar
    } catch (error) {
      onFailure(error)
    }
  }
  const found = await ask(question, [IN_STOCK_FILTER])
  return found.slice(0, SIMILAR_CARS_MAX)
}

async function ask(
  { client, indexName, shown }: SimilarQuestion,
  filters: readonly FilterExpression[],
): Promise<ShownHit[]> {
  // What stands on the page already is left out, so as many more are asked for.
  const hitsPerPage = SIMILAR_CARS_QUERY_LIMIT + shown.size
  const { results } = await client.search(
    filters.map((filter) => ({ indexName, params: { filters: filter, hitsPerPage, attributesToHighlight: [] } })),
  )
  return results.flatMap(({ hits }) => hits).filter(({ id }) => !shown.has(id))
}
