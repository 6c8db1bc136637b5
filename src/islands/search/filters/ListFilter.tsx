/** A filter by any of several values: shortened at first, and searched within when it is long. */
import type { ReactNode } from 'react'
import { useDeferredValue, useState } from 'react'
import { shortenMakes } from '#domain/search/facets/facet-values.ts'
import type { FacetDefinition } from '#domain/search/facets/facets.ts'
import { facetLimit } from '#domain/search/facets/facets.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import type { FacetValue } from './use-facet-values.ts'
import { ValueFinder } from './ValueFinder.tsx'
import { ValueRow } from './ValueRow.tsx'
import { matchesWords } from './words-within.ts'

/** Lists longer than this have a field to search within (ours). */
export const FINDER_FROM = 12

interface Props {
  readonly facet: FacetDefinition
  readonly values: readonly FacetValue[]
  readonly toggle: (value: string) => void
  /** The heading under which a value stands; values of one heading follow each other. */
  readonly groupOf?: (value: string) => string
  /** Shortened, it shows the first values, and not those with most cars. */
  readonly keepsOrder?: boolean
  /** What stands under a value. */
  readonly below?: (value: FacetValue) => ReactNode
}

export function ListFilter({ facet, values, toggle, groupOf, keepsOrder = false, below }: Props) {
  const settings = useSearchSettings()
  const [expanded, setExpanded] = useState(false)
  // The button answers the tap, and the rows follow.
  const isLong = useDeferredValue(expanded)
  const [words, setWords] = useState('')
  const { attribute, label, limit } = facet
  const found = values.filter((value) => matchesWords(value.label, words))
  const chosenValues = values.filter((value) => value.chosen).map(({ value }) => value)
  const shorten = (isWhole: boolean) =>
    shortenMakes(found, facetLimit(facet, settings), isWhole || words !== '', chosenValues, keepsOrder)
  const list = shorten(expanded)
  const shown = new Set(shorten(isLong).items.map(({ value }) => value))
  const shortened = list.kind !== 'whole' && words === ''
  return (
    <>
      {values.length > FINDER_FROM && <ValueFinder label={label} words={words} onChange={setWords} />}
      <ul className="filter-values">
        {found
          .filter(({ value }) => shown.has(value))
          .map((value, at, rows) => (
            <li key={value.value}>
              {groupOf !== undefined && groupOf(value.value) !== groupOf(rows[at - 1]?.value ?? '\n') && (
                <p className="filter-note">{groupOf(value.value)}</p>
              )}
              <ValueRow kind="checkbox" attribute={attribute} {...value} onChange={() => toggle(value.value)} />
              {below?.(value)}
            </li>
          ))}
      </ul>
      {found.length === 0 && <p className="filter-note">Nothing here is called “{words}”.</p>}
      {shortened && (
        <button
          className="filter-more"
          type="button"
          aria-expanded={list.kind === 'expanded'}
          onClick={() => setExpanded(!expanded)}
        >
          {limit === 'makes' ? list.buttonLabel : moreLabel(expanded, values.length)}
        </button>
      )}
    </>
  )
}

/** Ours, after the makes' own words (S1 §9). */
function moreLabel(expanded: boolean, count: number): string {
  return expanded ? 'Show less' : `Show all ${count}`
}
