/** What is chosen, each to be taken away by itself, or all at once (S1 §2 "Refinement chips"). */
import { useRef } from 'react'
import { refinementChips } from '#domain/search/refinement-chips.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { useSearchSettings } from '../settings-context.ts'
import { useSearchState } from '../use-search-state.ts'

export function Chips() {
  const { vocabulary, usedLabel } = useSearchSettings()
  const { state, change } = useSearchState()
  const list = useRef<HTMLUListElement>(null)
  const chips = refinementChips(state, vocabulary.facets, { usedLabel })
  if (chips.length === 0) return null
  const remove = (without: SearchState, index: number): void => {
    change(without)
    // The button that had the focus goes: the focus moves to its neighbour and not to the top of the page.
    const buttons = list.current?.querySelectorAll('button') ?? []
    focusResults(chips[index + 1] === undefined ? buttons[index - 1] : buttons[index + 1])
  }
  return (
    <ul className="refinements" ref={list} aria-label="Chosen filters">
      {chips.map(({ attribute, label, without }, index) => (
        <li key={`${attribute} ${label}`}>
          <button className="refinement" type="button" onClick={() => remove(without, index)}>
            <span className="hidden">Remove </span>
            {label}
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
              change({ ...EMPTY_STATE, sortBy: state.sortBy })
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

/** Where no chip is left, the heading of the results has the focus. */
function focusResults(chip: HTMLElement | null = document.getElementById('results')): void {
  chip?.focus({ preventScroll: true })
}
