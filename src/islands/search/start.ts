/** Loads what the search needs, all at once: the settings, the index, and the code that draws the page. */
import type { CarCard } from '#domain/car/car-summary.ts'
import type { CardOptions } from '#domain/car/card/card-options.ts'
import { createSearchClient } from '#search/client/create-search-client.ts'
import { NoAnswerError } from '#search/client/engine-client.ts'
import { fetchSearchSettings } from '#search/client/fetch-file.ts'
import { createPersistence } from '#search/client/persistence.ts'
import type { SearchClient } from '#search/client/search-client.ts'
import type { PromoCardSettings, SearchSettings } from '#search/settings.ts'
import { createBuiltNote } from './built-note.ts'
import type { SearchParts } from './search-parts.ts'

/** How the page draws, for those who do not know its drawings. All that it gives is escaped. */
export interface PageDrawing extends Pick<SearchParts, 'iconUrl' | 'silhouettesUrl'> {
  readonly card: (card: CarCard, options: CardOptions, eager: boolean) => string
  readonly promoCard: (promoCard: PromoCardSettings) => string
}

/** The page stays as it was built until the first answer is drawn. What cannot be loaded is asked for again. */
export async function startSearch(host: HTMLElement, drawing: PageDrawing): Promise<void> {
  const persistence = createPersistence()
  const tell = createBuiltNote(host)
  tell(persistence)
  addEventListener('online', persistence.retryNow)
  const [{ mountSearch }, { settings, client }] = await Promise.all([
    persistence.run(loadPage),
    persistence.run(fetchSearchSettings).then((loaded) => ({ settings: loaded, client: readyClient(loaded, tell) })),
  ])
  mountSearch(host, settings, {
    client,
    renderCard: (card, eager) => drawing.card(card, settings.card, eager),
    renderPromoCard: () => (settings.promoCard === null ? '' : drawing.promoCard(settings.promoCard)),
    silhouettesUrl: drawing.silhouettesUrl,
    iconUrl: drawing.iconUrl,
  })
}

/** Code is a file like others, which a network may keep back. */
async function loadPage(): Promise<typeof import('./mount.ts')> {
  try {
    // React is asked for by itself, too, so that a slow phone works through it in a task of its own.
    const [, page] = await Promise.all([import('react-dom/client'), import('./mount.ts')])
    return page
  } catch (cause) {
    throw new NoAnswerError('the code of the page cannot be loaded', { cause })
  }
}

function readyClient(settings: SearchSettings, tell: (client: SearchClient) => void): SearchClient {
  const client = createSearchClient(settings)
  tell(client)
  // A failure is told by the client's health; the search itself asks again.
  client.ready().catch(() => {})
  return client
}
