/** The filters of a phone: a sheet above the page, whose button says what they find (S1 §2 "Show Me N cars"). */
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { showMeLabel } from '#domain/search/search-wordings.ts'
import { chosenCount } from './chosen-count.ts'
import { Icon } from './Icon.tsx'
import { isPlainClick } from './plain-click.ts'
import { useSearchSettings } from './settings-context.ts'
import { useCountUp } from './use-count-up.ts'
import { useSearchState } from './use-search-state.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly count: number
  readonly children: ReactNode
}

/** A closed sheet keeps its filters: they are what the search is asked by. */
export function FilterSheet({ isOpen, onClose, count, children }: Props) {
  const { itemName } = useSearchSettings()
  const { state, url, change } = useSearchState()
  const label = useRef<HTMLSpanElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useCountUp(count, isOpen, label, (shown) => showMeLabel(shown, itemName))
  useEffect(() => {
    // The platform makes the page behind it inert, closes it on Escape, and gives the focus back.
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClose()
  }
  const chosen = chosenCount(state)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes the sheet by itself
    <dialog
      ref={dialog}
      className="search-sheet"
      aria-labelledby="filters-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="search-sheet__body">
        <header className="search-sheet__head">
          <h2 id="filters-title">Filters</h2>
          <button className="icon-button" type="button" aria-label="Close filters" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="search-sheet__filters">{children}</div>
        <footer className="search-sheet__foot">
          <button
            className="button button--quiet"
            type="button"
            disabled={chosen === 0}
            onClick={() => change(({ query, sortBy }) => ({ ...EMPTY_STATE, query, sortBy }))}
          >
            Clear all
          </button>
          <a className="button" href={url} aria-label={showMeLabel(count, itemName)} onClick={show}>
            <span ref={label} />
          </a>
        </footer>
      </div>
    </dialog>
  )
}
