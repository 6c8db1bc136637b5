/** The search client of a page: InstantSearch's, over the engine that the site's settings name. */

import type { SearchAnswer, SearchRequest } from '#search/engine/search-request.ts'
import { RecentEntries } from '#search/recent-entries.ts'
import type { SearchSettings } from '#search/settings.ts'
import { settingsFilter } from '#search/settings.ts'
import type { EngineClient } from './engine-client.ts'
import { NoAnswerError } from './engine-client.ts'
import { fetchFile, fetchSearchSettings } from './fetch-file.ts'
import { createPersistence } from './persistence.ts'
import { asShown, withSiteFilter } from './result-rules.ts'
import type { SearchClient, ShownHit } from './search-client.ts'

interface Answered {
  results: SearchAnswer<ShownHit>[]
}

/** Nothing is loaded before the first question or `ready()`. */
export function createSearchClient(settings: SearchSettings): SearchClient {
  const persistence = createPersistence()
  const recent = new RecentEntries<Answered>(settings.cacheEntries)
  const filter = settingsFilter(settings, Date.now())
  let loading: Promise<EngineClient> | null = null
  let loadingNear: ReturnType<typeof importNear> | null = null
  const engine = (): Promise<EngineClient> => {
    loading ??= loadEngine(settings).catch((error: unknown) => {
      loading = null
      // The code of an engine is a file like others, which a network may keep back.
      throw new NoAnswerError('the search engine cannot be loaded', { cause: error })
    })
    return loading
  }
  const ask = <Answer>(question: (client: EngineClient) => Promise<Answer>): Promise<Answer> =>
    persistence.run(async () => question(await engine()))

  /** The code that searches from a place, which few questions need. */
  const near = () => {
    loadingNear ??= importNear(settings).catch((cause: unknown) => {
      loadingNear = null
      throw new NoAnswerError('the code that finds places cannot be loaded', { cause })
    })
    return loadingNear
  }

  globalThis.addEventListener?.('online', persistence.retryNow)
  return {
    get health() {
      return persistence.health
    },
    onHealth: persistence.onHealth,
    retryNow: persistence.retryNow,
    ready: () => ask((client) => client.ready()),
    // What fails now is asked for again by the first question that needs it.
    readyForWords: () =>
      void engine()
        .then((client) => client.readyForWords())
        .catch(() => {}),
    locate: (of) => ask(async () => (await near()).findPlace(of)),
    async search(requests: readonly SearchRequest[]): Promise<Answered> {
      const filtered = requests.map((request) => withSiteFilter(request, filter))
      const key = JSON.stringify(filtered)
      const known = recent.get(key)
      if (known !== undefined) return known
      const { results } = await ask(async (client) => {
        if (!filtered.some(({ params }) => params?.near)) return client.search(filtered)
        const { nearQuestions, findPlace } = await near()
        const questions = await nearQuestions(filtered, findPlace)
        const answers = await client.search(questions.requests)
        return { results: questions.answered(answers.results) }
      })
      const answer = { results: results.map(asShown) }
      recent.set(key, answer)
      return answer
    },
    searchForFacetValues: (requests) => {
      const filtered = requests.map((request) => withSiteFilter(request, filter))
      return ask((client) => client.searchForFacetValues(filtered))
    },
  }
}

async function importNear(settings: SearchSettings) {
  const [{ createPlaceFinder }, { nearQuestions }] = await Promise.all([
    import('../near/place-finder.ts'),
    import('../near/near-search.ts'),
  ])
  return { findPlace: createPlaceFinder(settings, fetchFile), nearQuestions }
}

/** Imported when it is needed, so that neither engine weighs on the other. */
async function loadEngine({ engine }: SearchSettings): Promise<EngineClient> {
  if (engine.kind === 'bundled') {
    const { bundledEngine } = await import('./bundled-engine.ts')
    return bundledEngine(engine, fetchFile, fetchSearchSettings)
  }
  const { meilisearchEngine } = await import('./meilisearch-engine.ts')
  return meilisearchEngine(engine)
}
