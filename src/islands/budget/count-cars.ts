/** Asks the site's search what a budget buys (S2 §7). */

import { DEFAULT_LOWEST_PRICE_AUD, FALLBACK_HIGHEST_PRICE_AUD } from '#domain/budget/budget-outcome.ts'
import type { BudgetFindings, BudgetType, BudgetViewOptions } from '#domain/budget/budget-view.ts'
import { budgetPrices } from '#domain/budget/budget-view.ts'
import type { FilterAttribute, FilterExpression } from '#domain/search/filters/filter-expression.ts'
import { allOf, isIn, within } from '#domain/search/filters/filter-expression.ts'
import { budgetSearchFilter } from '#domain/search/filters/filter-rules.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import type { SearchClient } from '#search/client/search-client.ts'
import { indexNameOf } from '#search/settings.ts'

export interface CarCounter extends Omit<BudgetViewOptions, 'tiles'> {
  count(type: BudgetType, budgetAud: number, fromAud: number | null): Promise<BudgetFindings>
}

/** Loads the settings of the site's search; its index comes with the first question. */
export async function createCarCounter(priceAboveAud: number): Promise<CarCounter> {
  const settings = await fetchSearchSettings()
  const client = createSearchClient(settings)
  const indexName = indexNameOf(settings, null)
  const { places, vocabulary, defaultCity } = settings
  return {
    places,
    vocabulary,
    defaultCity,
    async count(type, budgetAud, fromAud) {
      const ofType = allOf(budgetSearchFilter(priceAboveAud), ...impliedFilters(type))
      const all = await ask(client, indexName, ofType, 'price')
      const stats = all.facets_stats['price']
      const extent = {
        lowestAud: stats?.min ?? DEFAULT_LOWEST_PRICE_AUD,
        highestAud: stats?.max ?? FALLBACK_HIGHEST_PRICE_AUD,
      }
      const { lowestAud, highestAud } = budgetPrices(budgetAud, extent, fromAud)
      if (highestAud < lowestAud) return { extent, foundCount: 0, bodies: [] }
      const found = await ask(client, indexName, allOf(ofType, within('price', lowestAud, highestAud)), 'body')
      const bodies = Object.entries(found.facets['body'] ?? {}).map(([name, count]) => ({ name, count }))
      return { extent, foundCount: found.nbHits, bodies }
    },
  }
}

function impliedFilters({ place }: BudgetType): FilterExpression[] {
  return Object.entries(place.implied).map(([attribute, values]) => isIn(attribute as FilterAttribute, values))
}

async function ask(client: SearchClient, indexName: string, filters: FilterExpression, facet: string) {
  const { results } = await client.search([
    { indexName, params: { query: '', hitsPerPage: 0, facets: [facet], filters } },
  ])
  const [answer] = results
  if (answer === undefined) throw new Error('the search engine gave no answer')
  return answer
}
