/** The list of saved searches below its button; links of it that lead within the page are the page's own. */
import { createElement, useEffect, useRef } from 'react'
import type { SavedSearchList } from './saved-search-list.ts'
import type { NewCars } from './saved-search-row.ts'

/** The element of saved-search-list.ts, whose code comes when the list is first opened. */
const LIST = 'saved-searches'

export interface PanelProps {
  readonly id: string
  readonly isOpen: boolean
  readonly newCars: NewCars | null
  readonly onClose: () => void
  /** The last search was taken away. */
  readonly onEmptied: () => void
}

export function SavedSearchPanel({ id, isOpen, newCars, onClose, onEmptied }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef({ onClose, onEmptied })
  close.current = { onClose, onEmptied }
  useEffect(() => {
    const element = panel.current
    if (element === null || !isOpen) return
    import('./saved-search-list.ts').then(
      ({ defineSavedSearchList }) => {
        defineSavedSearchList()
        if (newCars !== null) element.querySelector<SavedSearchList>(LIST)?.show(newCars)
      },
      // Without a network the list stays empty, and is asked for again when it is opened again.
      () => {},
    )
    const emptied = (): void => close.current.onEmptied()
    const pressed = (event: KeyboardEvent): void => {
      // Escape in the field of a name is that field's.
      if (event.key === 'Escape' && !(event.target instanceof HTMLInputElement)) close.current.onClose()
    }
    element.addEventListener('emptied', emptied)
    element.addEventListener('keydown', pressed)
    return () => {
      element.removeEventListener('emptied', emptied)
      element.removeEventListener('keydown', pressed)
    }
  }, [isOpen, newCars])
  return (
    <div id={id} ref={panel} className="saved-bar__panel" hidden={!isOpen}>
      {isOpen && createElement(LIST)}
    </div>
  )
}
