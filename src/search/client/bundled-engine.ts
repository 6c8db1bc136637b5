/** The bundled engine over the files of the served release. */
import type { BundledClient } from '#search/engine/bundled-client.ts'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import { hasWords } from '#search/engine/search-engine.ts'
import type { SearchEngineSettings, SearchSettings } from '#search/settings.ts'
import type { EngineClient } from './engine-client.ts'
import { MissingFileError, NoAnswerError } from './engine-client.ts'
import type { FetchFile } from './fetch-file.ts'
import type { ShownHit } from './search-client.ts'

type BundledSettings = Extract<SearchEngineSettings, { kind: 'bundled' }>

/**
 * `loadSettings` gives the settings as they are served now: a page that stays open over a release finds its files gone
 * and goes on with the new ones.
 */
export function bundledEngine(
  first: BundledSettings,
  fetchFile: FetchFile,
  loadSettings: () => Promise<SearchSettings>,
): EngineClient {
  let files = first
  let client = clientOf(files, fetchFile)

  async function withFiles<Answer>(ask: (client: BundledClient) => Promise<Answer>): Promise<Answer> {
    const asked = client
    try {
      return await ask(asked)
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error
      if (client === asked) {
        const { engine } = await loadSettings()
        if (engine.kind !== 'bundled' || engine.indexUrl === files.indexUrl) throw error
        if (client === asked) {
          files = engine
          client = clientOf(files, fetchFile)
        }
      }
      return ask(client)
    }
  }

  return {
    search: (requests) =>
      withFiles(async (bundled) => {
        if (requests.some(hasWords)) await loadWords(bundled)
        const { results } = await bundled.search(requests)
        // The columns of the index are the document's attributes, and those of a chunk the card's fields.
        return { results: results.map((result) => ({ ...result, hits: result.hits as unknown as ShownHit[] })) }
      }),
    searchForFacetValues: (requests) =>
      withFiles(async (bundled) => {
        await loadWords(bundled)
        return bundled.searchForFacetValues(requests)
      }),
    ready: () =>
      withFiles(async (bundled) => {
        await bundled.ready()
      }),
    readyForWords: () => withFiles(loadWords),
  }
}

/** The code that reads words is a file like others, which a network may keep back; a damaged index is another matter. */
async function loadWords(bundled: BundledClient): Promise<void> {
  await bundled.readyForWords().catch(async (error: unknown) => {
    await bundled.ready()
    throw new NoAnswerError('the code that reads words cannot be loaded', { cause: error })
  })
}

function clientOf({ indexUrl, identifiersUrl, cardUrls }: BundledSettings, fetchFile: FetchFile): BundledClient {
  return createBundledClient(
    {
      index: () => fetchFile(indexUrl),
      identifiers: () => fetchFile(identifiersUrl),
      cards: (chunk) => fetchFile(cardUrls[chunk] ?? ''),
    },
    { matchingStrategy: 'all' },
  )
}
