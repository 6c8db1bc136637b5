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

export function Chips() {
  const { vocabulary, usedLabel } = useSearchSettings()
  const { state, urlOf, change } = useSearchState()
  const list = useRef<HTMLUListElement>(null)
  const chipsOf = (of: SearchState): RefinementChip[] => refinementChips(of, vocabulary.facets, { usedLabel })
  const chips = chipsOf(state)
  // What was taken away is dimmed, and stays until the results are there: nothing moves before they do.
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const stillThere = leaving.filter((id) => chips.some((chip) => idOf(chip) === id))
  if (stillThere.length < leaving.length) setLeaving(stillThere)
  const leave = (ids: readonly string[]): void => setLeaving((others) => [...others, ...ids])
  if (chips.length === 0) return null
  const remove = (id: string, index: number): void => {
    leave([id])
    change((current) => chipsOf(current).find((chip) => idOf(chip) === id)?.without ?? current)
    // The link that had the focus goes: the focus moves to the nearest that stays and not to the top of the page.
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('.refinement:not(.refinement--all)') ?? []
    const stays = (link: HTMLAnchorElement): boolean => link.dataset['leaving'] === undefined
    const neighbour = [...links].slice(index + 1).find(stays) ?? [...links].slice(0, index).findLast(stays)
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
            data-leaving={leaving.includes(idOf(chip)) || undefined}
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
