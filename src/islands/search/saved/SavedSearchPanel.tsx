/** The list of saved searches below its button; links of it that lead within the page are the page's own. */
import { createElement, useEffect, useRef } from 'react'
import type { NewCars, SavedSearchList } from './saved-search-list.ts'
import { defineSavedSearchList, SAVED_SEARCH_LIST } from './saved-search-list.ts'

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
    defineSavedSearchList()
    const list = element.querySelector<SavedSearchList>(SAVED_SEARCH_LIST)
    if (newCars !== null) list?.show(newCars)
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
      {isOpen && createElement(SAVED_SEARCH_LIST)}
    </div>
  )
}
