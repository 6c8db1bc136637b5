/** A Meilisearch server as an engine, through instant-meilisearch. */
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { distanceRule } from '#domain/search/results/sort-options.ts'
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

export function meilisearchEngine({ host, searchKey, searchable }: MeilisearchSettings): EngineClient {
  const { searchClient } = instantMeiliSearch(host, searchKey, {
    primaryKey: 'id',
    finitePagination: true,
    meiliSearchParams: { matchingStrategy: 'all', attributesToHighlight: [...searchable] },
    httpClient: (url, init) => answerOf(String(url), init),
  })
  const client = queryClient(searchClient)

  async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question()
    } catch (error) {
      throw rootCause(error)
    } finally {
      // It keeps every answer for good; the page's own cache has a limit.
      client.clearCache()
    }
  }

  return {
    search: (requests) =>
      asked(async () => {
        const answer = await client.search(requests.map(withFilterText))
        if (!isSearchAnswer(answer)) throw new Error('the answer to a search has no results')
        return answer
      }),
    searchForFacetValues: (requests) =>
      asked(async () => {
        const answers = await client.searchForFacetValues(requests.map(withFilterText))
        if (!areFacetAnswers(answers)) throw new Error('the answer to a search for facet values has no values')
        return answers
      }),
    ready: async () => {
      await asked(() => answerOf(new URL('health', `${host}/`).href))
    },
    readyForWords: async () => {},
  }
}

interface FilterTextRequest {
  readonly indexName: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What is used of instant-meilisearch's client, which answers requests of InstantSearch and none of Compositions. */
interface QueryClient {
  search(requests: readonly FilterTextRequest[]): Promise<unknown>
  searchForFacetValues(requests: readonly FilterTextRequest[]): Promise<unknown>
  clearCache(): void
}

/** Its declared type is the union of both kinds of client: what it has is looked at. */
function queryClient(client: unknown): QueryClient {
  if (!isQueryClient(client)) throw new Error('instant-meilisearch gives no search client')
  return client
}

function isQueryClient(client: unknown): client is QueryClient {
  return ['search', 'searchForFacetValues', 'clearCache'].every((name) => typeof memberOf(client, name) === 'function')
}

function isSearchAnswer(answer: unknown): answer is { results: SearchAnswer<ShownHit>[] } {
  const results = memberOf(answer, 'results')
  return (
    Array.isArray(results) &&
    results.every((result) => Array.isArray(memberOf(result, 'hits')) && typeof memberOf(result, 'nbHits') === 'number')
  )
}

function areFacetAnswers(answers: unknown): answers is FacetAnswer[] {
  return Array.isArray(answers) && answers.every((answer) => Array.isArray(memberOf(answer, 'facetHits')))
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** instant-meilisearch and the client in it each wrap what failed: what `answerOf` has thrown stands innermost. */
function rootCause(error: unknown): unknown {
  if (error instanceof NoAnswerError || !(error instanceof Error) || error.cause === undefined) return error
  return rootCause(error.cause)
}

/** Filters and orders in the language of Meilisearch, which measures distances by itself. */
function withFilterText({ indexName, params = {} }: SearchRequest): FilterTextRequest {
  const { filters, order, ...others } = params
  const text = filters === undefined || typeof filters === 'string' ? filters : renderFilter(filters)
  return {
    indexName: order === undefined ? indexName : `${indexName}:${distanceRule(order.from)}`,
    params: text === undefined || text === '' ? others : { ...others, filters: text },
  }
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
  return String(memberOf(body, 'message') ?? 'no reason given')
}
