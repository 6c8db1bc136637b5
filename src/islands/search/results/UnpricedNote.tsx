/** Says how many cars the order by the lowest price leaves out (S1 §7), with the way to them. */
import { useEffect, useState } from 'react'
import { countOf } from '#domain/formats/words.ts'
import { indexNameOf } from '#search/settings.ts'
import { stateRequest } from '#search/state-request.ts'
import { useSearchParts } from '../state/search-parts.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'

interface Counted {
  readonly url: string
  readonly total: number
}

/** `pricedCount` is how many the order shows. */
export function UnpricedNote({ pricedCount }: { readonly pricedCount: number }) {
  const settings = useSearchSettings()
  const { client } = useSearchParts()
  const { state, url, urlOf } = useSearchState()
  const [counted, setCounted] = useState<Counted | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the state holds
  useEffect(() => {
    let isWanted = true
    client
      .search([stateRequest(indexNameOf(settings, 'rank-desc'), state, { hitsPerPage: 0, facets: [] })])
      .then(({ results }) => isWanted && setCounted({ url, total: results[0]?.nbHits ?? 0 }))
      // The page says when nothing answers.
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [url, settings, client])
  const unpriced = counted?.url === url ? counted.total - pricedCount : 0
  if (unpriced <= 0) return null
  // From the highest price down they stand last.
  const wayTo = { ...state, sortBy: 'price-desc', page: Math.floor(pricedCount / settings.pageSize) + 1 }
  return (
    <p className="search__unpriced">
      {countOf(unpriced, settings.itemName)} without a price {unpriced === 1 ? 'is' : 'are'} not shown.{' '}
      {/* A link that is followed, because another order begins at its first page when it is chosen here. */}
      <a href={urlOf(wayTo)}>{unpriced === 1 ? 'Show it' : 'Show them'}</a>
    </p>
  )
}
