/** Above the results: how many there are, what is chosen, in which order they stand, and the way to the filters. */
import type { ReactNode } from 'react'
import { countOf } from '#domain/formats/words.ts'
import { chosenSort } from '#domain/search/results/sort-options.ts'
import { chosenCount } from './chosen-count.ts'
import { Icon } from './Icon.tsx'
import { useSearchSettings } from './settings-context.ts'
import { useSearchState } from './use-search-state.ts'
import { useShownAtOnce } from './use-shown-at-once.ts'

interface Props {
  readonly count: number
  readonly pageNumber: number
  readonly pageCount: number
  readonly chips: ReactNode
  /** Opens the sheet of filters; null where they stand beside the results. */
  readonly onOpen: (() => void) | null
}

export function Toolbar({ count, pageNumber, pageCount, chips, onOpen }: Props) {
  const { itemName, sorts, defaultSort } = useSearchSettings()
  const { state, change } = useSearchState()
  const chosen = chosenCount(state)
  const [sortBy, showSort] = useShownAtOnce(chosenSort(state.sortBy, defaultSort).id)
  return (
    <div className="search__tools">
      <p className="search__count">
        <strong>{countOf(count, itemName)}</strong>
        {pageCount > 1 && <span>{` · page ${pageNumber} of ${pageCount}`}</span>}
      </p>
      <div className="search__chips">{chips}</div>
      <div className="search__controls">
        {onOpen !== null && (
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
        )}
        <label className="search__sort">
          <span className="search__sort-label">Sort by</span>
          <select
            value={sortBy}
            onChange={({ currentTarget: { value } }) => {
              showSort(chosenSort(value, defaultSort).id)
              change((current) => ({ ...current, sortBy: value }))
            }}
          >
            {sorts.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
