/** A page of the bundled search, asked for as InstantSearch does: one request, and one more for each refined attribute. */
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import type { BundledClient } from '#search/engine/bundled-client.ts'
import type { PageAnswer } from './answer.ts'
import type { PageQuery } from './queries.ts'
import { FACETS, LISTS, PAGE_SIZE, RANGES } from './queries.ts'

const SHOWN: FilterExpression = { kind: 'equals', attribute: 'show_on_dealer_website', value: true }

export async function bundledPage(
  client: BundledClient,
  { text, lists, ranges, sort }: PageQuery,
): Promise<PageAnswer> {
  const facetFilters = Object.entries(lists).map(([attribute, values]) =>
    values.map((value) => `${attribute}:${value}`),
  )
  const numericFilters = Object.entries(ranges).flatMap(([attribute, [min, max]]) => [
    `${attribute}>=${min}`,
    `${attribute}<=${max}`,
  ])
  const indexName = sort === null ? 'cars' : `cars:${sort.attribute}:${sort.direction}`
  const ask = {
    query: text,
    filters: SHOWN,
    hitsPerPage: PAGE_SIZE,
    facets: FACETS,
    facetFilters,
    numericFilters,
    attributesToHighlight: ['name'],
  }
  const refined = [...Object.keys(lists), ...Object.keys(ranges)]
  const { results } = await client.search([
    { indexName, params: ask },
    ...refined.map((attribute) => ({
      indexName,
      params: {
        ...ask,
        hitsPerPage: 0,
        facets: [attribute],
        facetFilters: facetFilters.filter(([first]) => !first?.startsWith(`${attribute}:`)),
        numericFilters: numericFilters.filter(
          (each) => !each.startsWith(`${attribute}>`) && !each.startsWith(`${attribute}<`),
        ),
      },
    })),
  ])
  const [page, ...others] = results
  if (page === undefined) throw new Error('no answer')
  return {
    total: page.nbHits,
    hits: page.hits.length,
    read: () => {
      const facets: Record<string, Readonly<Record<string, number>>> = { ...page.facets }
      const stats: Record<string, { readonly min: number; readonly max: number }> = { ...page.facets_stats }
      others.forEach((answer, index) => {
        const name = refined[index] ?? ''
        facets[name] = answer.facets[name] ?? {}
        const stat = answer.facets_stats[name]
        if (stat === undefined) delete stats[name]
        else stats[name] = stat
      })
      return {
        counts: Object.fromEntries(LISTS.map((name) => [name, facets[name] ?? {}])),
        stats: Object.fromEntries(
          RANGES.flatMap((name) => {
            const stat = stats[name]
            return stat === undefined ? [] : [[name, stat]]
          }),
        ),
      }
    },
  }
}
