/** The filters of a phone: a sheet above the page, whose button says what they find (S1 §2 "Show Me N cars"). */
import type { MouseEvent, ReactNode, Ref } from 'react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { showMeLabel } from '#domain/search/results/search-wordings.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { afterNextPaint } from '../after-next-paint.ts'
import { dropPendingMoves, searchPendingMoves } from '../filters/pending-moves.ts'
import { Icon } from '../Icon.tsx'
import { isPlainClick } from '../plain-click.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { useVisit } from '../state/visit.ts'
import { chosenCount } from './chosen-count.ts'
import { closeSheet, isSheetOpen, openSheet, sheetClosed } from './sheet-dialog.ts'
import { enterSheet, leaveSheet } from './sheet-history.ts'
import { useCountUp } from './use-count-up.ts'

export interface FilterSheetHandle {
  open(): void
}

interface Props {
  readonly handle: Ref<FilterSheetHandle>
  readonly count: number
  readonly children: ReactNode
}

/** A closed sheet keeps its filters: they are what the search is asked by. Opening it draws nothing anew. */
export function FilterSheet({ handle, count, children }: Props) {
  const { itemName } = useSearchSettings()
  const { state, url, change } = useSearchState()
  const label = useRef<HTMLSpanElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useCountUp(
    count,
    () => isSheetOpen(dialog.current),
    label,
    (shown) => showMeLabel(shown, itemName),
  )
  const visit = useVisit()
  const close = (): void => closeSheet(dialog.current)
  useImperativeHandle(handle, () => ({
    open: () =>
      afterNextPaint(() => {
        openSheet(dialog.current)
        enterSheet(visit, close)
      }),
  }))
  // A window that grows takes the sheet away.
  useEffect(() => () => leaveSheet(visit), [visit])
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    close()
  }
  const chosen = chosenCount(state)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes the sheet by itself
    <dialog
      ref={dialog}
      className="search-sheet"
      aria-labelledby="filters-title"
      onClose={() => {
        sheetClosed(dialog.current)
        searchPendingMoves()
        leaveSheet(visit)
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="search-sheet__body">
        <header className="search-sheet__head">
          <h2 id="filters-title">Filters</h2>
          <button className="icon-button" type="button" aria-label="Close filters" onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className="search-sheet__filters">{children}</div>
        <footer className="search-sheet__foot">
          <button
            className="button button--quiet"
            type="button"
            disabled={chosen === 0}
            onClick={() => {
              dropPendingMoves()
              change(({ query, sortBy }) => ({ ...EMPTY_STATE, query, sortBy }))
            }}
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
