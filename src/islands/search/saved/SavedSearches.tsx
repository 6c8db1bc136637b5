/** On the search page: keeps the search that is shown, and opens the list of those that are kept. */
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { countOf } from '#domain/formats/words.ts'
import { refinementChips } from '#domain/search/facets/refinement-chips.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { indexNameOf } from '#search/settings.ts'
import { savedSearches } from '#stores/saved/browser-saved-searches.ts'
import { useHydrated } from '../state/built-search.ts'
import { useSearchParts } from '../state/search-parts.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import { useSearchState } from '../state/use-search-state.ts'
import { newCarCounts, newestListedMs } from './new-cars.ts'
import { SavedSearchPanel } from './SavedSearchPanel.tsx'
import type { NewCars } from './saved-search-row.ts'

const NOT_STORED = 'Kept until this page is closed: this device stores no more.'

interface Message {
  readonly text: string
  /** The button shows by itself that all went well. */
  readonly shown: boolean
}

const PANEL_ID = 'saved-searches'

export function SavedSearches() {
  const settings = useSearchSettings()
  const { client } = useSearchParts()
  const { state, urlOf } = useSearchState()
  const stored = useStore(savedSearches.$entries)
  const entries = useHydrated() ? stored : []
  const [newCars, setNewCars] = useState<NewCars | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const indexName = indexNameOf(settings, null)
  // The page of a search is no part of it.
  const shown: SearchState = { ...state, page: 1 }
  const path = urlOf(shown)
  const isKept = entries.some((saved) => saved.path === path)
  // All cars are worth keeping, too: for those that are new.
  const name =
    refinementChips(state, settings.vocabulary.facets, settings)
      .map(({ label }) => label)
      .join(', ') || `All ${settings.itemName.many}`

  // Counted when the page comes, before what is shown counts as seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => {
    newCarCounts(savedSearches.$entries.get(), client, indexName)
      .then((counts) => setNewCars({ counts, itemName: settings.itemName }))
      // The page says when nothing answers; the searches are there without their counts.
      .catch(() => {})
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says all that the state holds
  useEffect(() => {
    if (!isKept || newCars === null) return
    newestListedMs(shown, client, indexName)
      .then((upToMs) => upToMs !== null && savedSearches.markSeen(path, upToMs))
      .catch(() => {})
  }, [path, isKept, newCars === null])

  const onKeep = (): void => {
    if (isKept) {
      savedSearches.remove(path)
      setMessage({ text: 'Search removed', shown: false })
      return
    }
    // Nobody waits for an answer here: what was seen is reported by the effect above, once it is known.
    const isStored = savedSearches.save({ path, state: shown }, { name, nowMs: Date.now() })
    setMessage(isStored ? { text: 'Search saved', shown: false } : { text: NOT_STORED, shown: true })
  }
  const total = [...(newCars?.counts ?? [])]
    .filter(([each]) => each !== path && entries.some((saved) => saved.path === each))
    .reduce((sum, [, count]) => sum + count, 0)
  return (
    <div className="saved-bar">
      <button ref={keep} className="saved-bar__button" type="button" aria-pressed={isKept} onClick={onKeep}>
        {isKept ? 'Search saved' : 'Save this search'}
      </button>
      {entries.length > 0 && (
        <button
          ref={toggle}
          className="saved-bar__button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          onClick={() => setOpen(!isOpen)}
        >
          Saved searches ({entries.length})
          {total > 0 && <span className="saved__new">{countOf(total, { one: 'new', many: 'new' })}</span>}
        </button>
      )}
      <p className={message?.shown === true ? 'saved-bar__message' : 'hidden'} role="status">
        {message?.text}
      </p>
      <SavedSearchPanel
        id={PANEL_ID}
        isOpen={isOpen && entries.length > 0}
        newCars={newCars}
        onClose={() => {
          setOpen(false)
          toggle.current?.focus()
        }}
        onEmptied={() => {
          setOpen(false)
          keep.current?.focus()
        }}
      />
    </div>
  )
}
