/** What is chosen, each to be taken away by itself, or all at once (S1 §2 "Refinement chips"). */
import { useRef } from 'react'
import type { RefinementChip } from '#domain/search/refinement-chips.ts'
import { refinementChips } from '#domain/search/refinement-chips.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { useSearchSettings } from '../settings-context.ts'
import { useSearchState } from '../use-search-state.ts'

export function Chips() {
  const { vocabulary, usedLabel } = useSearchSettings()
  const { state, change } = useSearchState()
  const list = useRef<HTMLUListElement>(null)
  const chipsOf = (of: SearchState): RefinementChip[] => refinementChips(of, vocabulary.facets, { usedLabel })
  const chips = chipsOf(state)
  if (chips.length === 0) return null
  const remove = (id: string, index: number): void => {
    change((current) => chipsOf(current).find((chip) => idOf(chip) === id)?.without ?? current)
    // The button that had the focus goes: the focus moves to its neighbour and not to the top of the page.
    const buttons = list.current?.querySelectorAll('button') ?? []
    focusResults(chips[index + 1] === undefined ? buttons[index - 1] : buttons[index + 1])
  }
  return (
    <ul className="refinements" ref={list} aria-label="Chosen filters">
      {chips.map((chip, index) => (
        <li key={idOf(chip)}>
          <button className="refinement" type="button" onClick={() => remove(idOf(chip), index)}>
            <span className="hidden">Remove </span>
            {chip.label}
            <span className="refinement__mark" aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            className="refinement refinement--all"
            type="button"
            onClick={() => {
              change(({ sortBy }) => ({ ...EMPTY_STATE, sortBy }))
              focusResults()
            }}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}

function idOf({ attribute, label }: RefinementChip): string {
  return `${attribute} ${label}`
}

/** Where no chip is left, the heading of the results has the focus. */
function focusResults(chip: HTMLElement | null = document.getElementById('results')): void {
  chip?.focus({ preventScroll: true })
}
