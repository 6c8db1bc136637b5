/** What is chosen, each with the way to the search without it, and to that without any (S1 §2 "Refinement chips"). */
import { useRef, useState } from 'react'
import type { RefinementChip } from '#domain/search/facets/refinement-chips.ts'
import { refinementChips } from '#domain/search/facets/refinement-chips.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { isPlainClick } from '../plain-click.ts'
import { focusResults } from '../results/focus-results.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { dropPendingMoves } from './pending-moves.ts'

interface Leaving {
  /** Of the search that they were taken from. */
  readonly url: string
  readonly ids: readonly string[]
}

export function Chips() {
  const { vocabulary, usedLabel } = useSearchSettings()
  const { state, url, urlOf, change } = useSearchState()
  // What was taken away is dimmed, and stays until the results are there: nothing moves before they do.
  const [leaving, setLeaving] = useState<Leaving>({ url, ids: [] })
  if (leaving.url !== url) setLeaving({ url, ids: [] })
  const leave = (ids: readonly string[]): void => setLeaving({ url, ids: [...leaving.ids, ...ids] })
  const list = useRef<HTMLUListElement>(null)
  const chipsOf = (of: SearchState): RefinementChip[] => refinementChips(of, vocabulary.facets, { usedLabel })
  const chips = chipsOf(state)
  if (chips.length === 0) return null
  const remove = (id: string, index: number): void => {
    leave([id])
    change((current) => chipsOf(current).find((chip) => idOf(chip) === id)?.without ?? current)
    // The link that had the focus goes: the focus moves to its neighbour and not to the top of the page.
    const links = list.current?.querySelectorAll('a') ?? []
    const neighbour = chips[index + 1] === undefined ? links[index - 1] : links[index + 1]
    if (neighbour === undefined) focusResults()
    else neighbour.focus({ preventScroll: true })
  }
  return (
    <ul className="refinements" ref={list} aria-label="Chosen filters">
      {chips.map((chip, index) => (
        <li key={idOf(chip)}>
          <a
            className="refinement"
            href={urlOf(chip.without)}
            data-leaving={leaving.ids.includes(idOf(chip)) || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              remove(idOf(chip), index)
            }}
          >
            <span className="hidden">Remove </span>
            {chip.label}
            <span className="refinement__mark" aria-hidden="true" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a
            className="refinement refinement--all"
            href={urlOf({ ...EMPTY_STATE, sortBy: state.sortBy })}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              leave(chips.map(idOf))
              dropPendingMoves()
              change(({ sortBy }) => ({ ...EMPTY_STATE, sortBy }))
              focusResults()
            }}
          >
            Clear all
          </a>
        </li>
      )}
    </ul>
  )
}

function idOf({ attribute, label }: RefinementChip): string {
  return `${attribute} ${label}`
}
