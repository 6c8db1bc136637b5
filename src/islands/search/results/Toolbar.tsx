/** Above the results: how many there are, what is chosen, in which order they stand, and the way to the filters. */
import type { ReactNode } from 'react'
import { groupThousands } from '#domain/formats/money.ts'
import { countOf } from '#domain/formats/words.ts'
import { NEAREST_SORT, NEAREST_SORT_LABEL } from '#domain/search/near/near-place.ts'
import { chosenSort } from '#domain/search/results/sort-options.ts'
import { Icon } from '../Icon.tsx'
import { chosenCount } from '../sheet/chosen-count.ts'
import { useBuiltSearch, useHydrated } from '../state/built-search.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { useShownAtOnce } from '../state/use-shown-at-once.ts'

interface Props {
  readonly count: number
  readonly pageNumber: number
  readonly pageCount: number
  readonly chips: ReactNode
  /** Opens the sheet of filters, on screens where they do not stand beside the results. */
  readonly onOpen: () => void
}

export function Toolbar({ count, pageNumber, pageCount, chips, onOpen }: Props) {
  const { itemName, sorts, defaultSort } = useSearchSettings()
  const { state, change } = useSearchState()
  const { hasRelated } = useBuiltSearch()
  const isHydrated = useHydrated()
  const chosen = chosenCount(state)
  const orders: readonly { readonly id: string; readonly label: string }[] =
    state.near === null ? sorts : [...sorts, { id: NEAREST_SORT, label: NEAREST_SORT_LABEL }]
  const idOf = (id: string | null): string => (id === NEAREST_SORT ? id : chosenSort(id, defaultSort).id)
  const [sortBy, showSort] = useShownAtOnce(idOf(state.sortBy))
  return (
    <div className="search__tools">
      {/* First, as a phone shows them: HTML that comes in pieces would move what stands below. */}
      <div className="search__controls">
        <button className="search__open" type="button" aria-haspopup="dialog" onClick={onOpen}>
          <Icon name="filter" />
          Filters
          {chosen > 0 && (
            <span className="search__badge">
              {chosen}
              <span className="hidden"> chosen</span>
            </span>
          )}
        </button>
        {hasRelated && (
          <a className="search__open search__open--plain" href="#related">
            <Icon name="filter" />
            Filters
          </a>
        )}
        <label className="search__sort">
          <span className="search__sort-label">Sort by</span>
          <select
            value={sortBy}
            disabled={!isHydrated}
            onChange={({ currentTarget: { value } }) => {
              showSort(idOf(value))
              change((current) => ({ ...current, sortBy: value }))
            }}
          >
            {orders.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="search__count">
        <strong>{countOf(count, itemName)}</strong>
        {pageCount > 1 && <span>{` · page ${pageNumber} of ${groupThousands(pageCount)}`}</span>}
      </p>
      <div className="search__chips">{chips}</div>
    </div>
  )
}
