/** Loads what the search page needs before it is hydrated, all at once: its code, the settings, and the index. */
import { createSearchClient } from '#search/client/create-search-client.ts'
import { NoAnswerError } from '#search/client/engine-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import { createPersistence } from '#search/client/persistence.ts'
import { createBuiltNote } from './built-note.ts'
import { provideSearch } from './state/search-source.ts'

export interface SearchHost {
  /** Holds the page as it was built. */
  readonly element: HTMLElement
  /** The slug of the site. */
  readonly site: string
  /** Imports the code of the page. */
  readonly importPage: () => Promise<unknown>
  readonly onHydrated: () => void
}

/** The page stays as it was built until all is there. What cannot be loaded is asked for again. */
export async function loadSearch({ element, site, importPage, onHydrated }: SearchHost): Promise<void> {
  const persistence = createPersistence()
  const note = createBuiltNote(element, persistence)
  addEventListener('online', persistence.retryNow)
  const [, settings] = await Promise.all([
    persistence.run(() => loadPage(importPage)),
    persistence.run(fetchSearchSettings),
  ])
  const client = createSearchClient(settings)
  // A failure is reported by the client's health; the search itself asks again.
  client.ready().catch(() => {})
  provideSearch(site, {
    settingsFor: () => settings,
    client,
    onHydrated,
    onAnswered() {
      delete element.dataset['pending']
      element.dataset['ready'] = ''
    },
  })
  client.onHealth(({ kind }) => {
    // A page that was built is shown rather than nothing.
    if (kind !== 'healthy') delete element.dataset['pending']
  })
  removeEventListener('online', persistence.retryNow)
  note.clear()
}

/** Code is a file like others, which a network may keep back. */
async function loadPage(importPage: () => Promise<unknown>): Promise<void> {
  try {
    // React is asked for by itself, too, so that a slow phone works through it in a task of its own.
    await Promise.all([import('react-dom/client'), importPage()])
  } catch (cause) {
    throw new NoAnswerError('the code of the page cannot be loaded', { cause })
  }
}
