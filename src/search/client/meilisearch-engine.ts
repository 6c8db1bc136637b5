/** A Meilisearch server as an engine, through instant-meilisearch. */
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/index-attributes.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import type { FacetAnswer, SearchAnswer, SearchRequest } from '#search/engine/search-request.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import type { EngineClient } from './engine-client.ts'
import { NoAnswerError } from './engine-client.ts'
import type { ShownHit } from './search-client.ts'

type MeilisearchSettings = Extract<SearchEngineSettings, { kind: 'meilisearch' }>

/** A host that takes longer is as good as gone. */
const ANSWER_WITHIN_MS = 10_000
/** Too busy, or asked too often: later it may answer. */
const LATER_STATUSES: readonly number[] = [408, 425, 429]

export function meilisearchEngine({ host, searchKey }: MeilisearchSettings): EngineClient {
  // instant-meilisearch makes a plain Error of every failure, so what it was is noted here.
  let noAnswer: NoAnswerError | null = null
  const { searchClient } = instantMeiliSearch(host, searchKey, {
    primaryKey: 'id',
    finitePagination: true,
    meiliSearchParams: { matchingStrategy: 'all', attributesToHighlight: [...SEARCHABLE_ATTRIBUTES] },
    httpClient: async (url, init) => {
      try {
        return await answerOf(String(url), init)
      } catch (error) {
        if (error instanceof NoAnswerError) noAnswer = error
        throw error
      }
    },
  })

  async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    noAnswer = null
    try {
      return await question()
    } catch (error) {
      throw noAnswer ?? error
    } finally {
      // It keeps every answer for good; the page's own cache knows when to forget.
      searchClient.clearCache()
    }
  }

  return {
    search: (requests) =>
      asked(async () => {
        const answer = await searchClient.search(asSent(requests))
        return answer as unknown as { results: SearchAnswer<ShownHit>[] }
      }),
    searchForFacetValues: (requests) =>
      asked(async () => {
        const answers = await searchClient.searchForFacetValues?.(asSent(requests))
        return answers as unknown as FacetAnswer[]
      }),
    ready: async () => {
      await asked(() => answerOf(new URL('health', `${host}/`).href))
    },
    readyForWords: async () => {},
  }
}

type Sent = Parameters<ReturnType<typeof instantMeiliSearch>['searchClient']['search']>[0] &
  Parameters<NonNullable<ReturnType<typeof instantMeiliSearch>['searchClient']['searchForFacetValues']>>[0]

/** Filters in the language of Meilisearch. */
function asSent(requests: readonly SearchRequest[]): Sent {
  const sent = requests.map((request) => {
    const { filters, ...params } = request.params ?? {}
    const text = filters === undefined || typeof filters === 'string' ? filters : renderFilter(filters)
    return { ...request, params: { ...params, ...(text === undefined || text === '' ? {} : { filters: text }) } }
  })
  return sent as unknown as Sent
}

async function answerOf(url: string, init?: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  try {
    const response = await fetch(url, { ...init, signal })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && body !== null) return body
    const message = `${new URL(url).origin} answers with status ${response.status}`
    if (response.ok || response.status >= 500 || LATER_STATUSES.includes(response.status))
      throw new NoAnswerError(message)
    throw new Error(`${message}: ${messageOf(body)}`)
  } catch (error) {
    // What fetch throws is a TypeError, or the signal's own error.
    if (error instanceof TypeError || signal.aborted)
      throw new NoAnswerError(`${url} does not answer`, { cause: error })
    throw error
  }
}

function messageOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : 'no reason given'
}
