/**
 * A Meilisearch on loopback, as far as its documentation describes what we use: every request is held to it (method, path,
 * key, parameters, body), tasks go through their states, and any request or task can be made to fail.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import {
  createIndexBody,
  createKeyBody,
  deleteBatchBody,
  documentsBody,
  documentsParameters,
  facetSearchBody,
  listDocumentsParameters,
  listKeysParameters,
  multiSearchBody,
  noParameters,
  settingsBody,
  swapBody,
} from './api-schemas.ts'
import type { FakeDocument } from './fake-search.ts'
import { answerSearch, countsOf, kept } from './fake-search.ts'

export const MASTER_KEY = 'a-master-key-of-sixteen-bytes'

interface FakeIndex {
  settings: v.InferOutput<typeof settingsBody>
  documents: Map<string, FakeDocument>
}

interface FakeTask {
  uid: number
  indexUid: string | null
  type: string
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed'
  error: { message: string; code: string; type: string; link: string } | null
  run(): void
}

interface FakeKey {
  uid: string
  key: string
  name: string | null
  description: string | null
  actions: string[]
  indexes: string[]
  expiresAt: string | null
  createdAt: string
  updatedAt: string
}

/** How a request fails: refused by the server, cut off, or accepted and failing as a task. */
export type Failure = 'status' | 'hangUp' | 'task'

class ApiError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const DEFAULT_SETTINGS: FakeIndex['settings'] = {
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
  synonyms: {},
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: false,
  },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1000 },
}

export interface FakeMeilisearch {
  host: string
  indexes: Map<string, FakeIndex>
  keys: FakeKey[]
  /** "POST /indexes", in order. */
  requests: string[]
  /** What was wrong with requests: nothing should ever be. */
  misuses: string[]
  /** Makes the request of that number (from 0, counted from now) fail. */
  failAt(number: number, how: Failure): void
  /** Whether requests are answered at all. */
  answering: boolean
  close(): Promise<void>
}

export async function startFakeMeilisearch(): Promise<FakeMeilisearch> {
  const tasks: FakeTask[] = []
  let countdown: { left: number; how: Failure } | null = null

  const indexOf = (uid: string): FakeIndex => {
    const index = fake.indexes.get(uid)
    if (index === undefined) throw new ApiError(404, 'index_not_found', `Index \`${uid}\` not found.`)
    return index
  }
  const enqueue = (type: string, indexUid: string | null, failing: boolean, run: () => void) => {
    const fail = () => {
      throw new ApiError(500, 'internal', 'The task was made to fail.')
    }
    const task: FakeTask = {
      uid: tasks.length,
      indexUid,
      type,
      status: 'enqueued',
      error: null,
      run: failing ? fail : run,
    }
    tasks.push(task)
    return { status: 202, body: { taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt: AT } }
  }
  /** Tasks are done in their order, a step each time that one is looked at. */
  const advance = (uid: number): void => {
    for (const task of tasks.filter((each) => each.uid <= uid)) {
      if (task.status === 'enqueued') task.status = 'processing'
      else if (task.status === 'processing') {
        try {
          task.run()
          task.status = 'succeeded'
        } catch (error) {
          const { code = 'internal', message } = error as ApiError
          task.error = { message, code, type: 'invalid_request', link: 'https://docs.meilisearch.com/errors' }
          task.status = 'failed'
        }
      }
    }
  }

  type Answer = { status: number; body: unknown } | { status: 204 }
  interface Asked {
    parameters: Record<string, string>
    body: unknown
    failing: boolean
    key: string
    part: string
  }
  const check = <Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> => {
    const { success, output, issues } = v.safeParse(schema, input)
    if (success) return output
    const message = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ')
    throw new ApiError(400, 'bad_request', message)
  }
  const routes: [method: string, path: RegExp, action: string, answer: (asked: Asked) => Answer][] = [
    ['GET', /^\/health$/, '', () => ({ status: 200, body: { status: 'available' } })],
    [
      'GET',
      /^\/keys$/,
      'keys.get',
      ({ parameters }) => {
        const { limit = '20', offset = '0' } = check(listKeysParameters, parameters)
        const results = fake.keys.slice(Number(offset), Number(offset) + Number(limit))
        return { status: 200, body: { results, offset: Number(offset), limit: Number(limit), total: fake.keys.length } }
      },
    ],
    [
      'POST',
      /^\/keys$/,
      'keys.create',
      ({ body }) => {
        const made = check(createKeyBody, body)
        const key: FakeKey = {
          uid: crypto.randomUUID(),
          key: crypto.randomUUID().replaceAll('-', '').repeat(2),
          name: null,
          description: null,
          createdAt: AT,
          updatedAt: AT,
          ...made,
        } as FakeKey
        fake.keys.push(key)
        return { status: 201, body: key }
      },
    ],
    [
      'DELETE',
      /^\/keys\/([\w-]+)$/,
      'keys.delete',
      ({ part }) => {
        fake.keys = fake.keys.filter(({ key, uid }) => key !== part && uid !== part)
        return { status: 204 }
      },
    ],
    [
      'GET',
      /^\/indexes$/,
      'indexes.get',
      () => {
        const results = [...fake.indexes.keys()].map((uid) => ({ uid, primaryKey: 'id', createdAt: AT, updatedAt: AT }))
        return { status: 200, body: { results, offset: 0, limit: 1_000, total: results.length } }
      },
    ],
    [
      'POST',
      /^\/indexes$/,
      'indexes.create',
      ({ body, failing }) => {
        const { uid } = check(createIndexBody, body)
        return enqueue('indexCreation', uid, failing, () => {
          if (fake.indexes.has(uid)) throw new ApiError(409, 'index_already_exists', `Index \`${uid}\` already exists.`)
          fake.indexes.set(uid, { settings: structuredClone(DEFAULT_SETTINGS), documents: new Map() })
        })
      },
    ],
    [
      'DELETE',
      /^\/indexes\/([\w-]+)$/,
      'indexes.delete',
      ({ part, failing }) =>
        enqueue('indexDeletion', part, failing, () => {
          indexOf(part)
          fake.indexes.delete(part)
        }),
    ],
    [
      'GET',
      /^\/indexes\/([\w-]+)\/settings$/,
      'settings.get',
      ({ part }) => {
        const { settings } = indexOf(part)
        // An index keeps these in an order of its own.
        const filterableAttributes = settings.filterableAttributes?.toSorted()
        const sortableAttributes = settings.sortableAttributes?.toSorted()
        return { status: 200, body: { ...settings, filterableAttributes, sortableAttributes, stopWords: [] } }
      },
    ],
    [
      'PATCH',
      /^\/indexes\/([\w-]+)\/settings$/,
      'settings.update',
      ({ part, body, failing }) => {
        const settings = check(settingsBody, body)
        return enqueue('settingsUpdate', part, failing, () => {
          const index = indexOf(part)
          index.settings = {
            ...index.settings,
            ...settings,
            typoTolerance: { ...index.settings.typoTolerance, ...settings.typoTolerance },
            faceting: { ...index.settings.faceting, ...settings.faceting },
            pagination: { ...index.settings.pagination, ...settings.pagination },
          }
        })
      },
    ],
    [
      'GET',
      /^\/indexes\/([\w-]+)\/documents$/,
      'documents.get',
      ({ part, parameters }) => {
        const { limit = '20', offset = '0', fields = '*' } = check(listDocumentsParameters, parameters)
        const all = [...indexOf(part).documents.values()]
        const names = fields.split(',')
        const results = all
          .slice(Number(offset), Number(offset) + Number(limit))
          .map((document) =>
            fields === '*'
              ? document
              : Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name))),
          )
        return { status: 200, body: { results, offset: Number(offset), limit: Number(limit), total: all.length } }
      },
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/documents$/,
      'documents.add',
      ({ part, body, parameters, failing }) => {
        check(documentsParameters, parameters)
        const documents = check(documentsBody, body) as unknown as FakeDocument[]
        return enqueue('documentAdditionOrUpdate', part, failing, () => {
          for (const document of documents) indexOf(part).documents.set(document.id, document)
        })
      },
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/documents\/delete-batch$/,
      'documents.delete',
      ({ part, body, failing }) => {
        const ids = check(deleteBatchBody, body)
        return enqueue('documentDeletion', part, failing, () => {
          for (const id of ids) indexOf(part).documents.delete(String(id))
        })
      },
    ],
    [
      'GET',
      /^\/indexes\/([\w-]+)\/stats$/,
      'stats.get',
      ({ part }) => ({
        status: 200,
        body: { numberOfDocuments: indexOf(part).documents.size, isIndexing: false, fieldDistribution: {} },
      }),
    ],
    [
      'POST',
      /^\/swap-indexes$/,
      'indexes.swap',
      ({ body, failing }) => {
        const swaps = check(swapBody, body)
        return enqueue('indexSwap', null, failing, () => {
          const pairs = swaps.map(({ indexes: [left, right] }) => [left, right, indexOf(left), indexOf(right)] as const)
          for (const [left, right, leftIndex, rightIndex] of pairs) {
            fake.indexes.set(left, rightIndex)
            fake.indexes.set(right, leftIndex)
          }
        })
      },
    ],
    [
      'GET',
      /^\/tasks\/(\d+)$/,
      'tasks.get',
      ({ part }) => {
        const task = tasks[Number(part)]
        if (task === undefined) throw new ApiError(404, 'task_not_found', `Task \`${part}\` not found.`)
        advance(task.uid)
        const { run: _, ...reported } = task
        return { status: 200, body: { ...reported, batchUid: 0, canceledBy: null, details: null, enqueuedAt: AT } }
      },
    ],
    [
      'POST',
      /^\/multi-search$/,
      'search',
      ({ body, key }) => {
        const results = check(multiSearchBody, body).queries.map((query) => {
          allow(key, 'search', query.indexUid)
          const { documents, settings } = indexOf(query.indexUid)
          return answerSearch(documents.values(), settings.displayedAttributes ?? [], query)
        })
        return { status: 200, body: { results } }
      },
    ],
    [
      'POST',
      /^\/indexes\/([\w-]+)\/facet-search$/,
      'search',
      ({ part, body, key }) => {
        allow(key, 'search', part)
        const { facetName, facetQuery = '', ...query } = check(facetSearchBody, body)
        const counts = countsOf(kept(indexOf(part).documents.values(), query), facetName)
        const facetHits = Object.entries(counts)
          .filter(([value]) => value.toLowerCase().startsWith(facetQuery.toLowerCase()))
          .map(([value, count]) => ({ value, count }))
        return { status: 200, body: { facetHits, facetQuery, processingTimeMs: 1 } }
      },
    ],
  ]

  function allow(key: string, action: string, index: string | null): void {
    if (action === '' || key === MASTER_KEY) return
    if (key === '') throw new ApiError(401, 'missing_authorization_header', 'The Authorization header is missing.')
    const found = fake.keys.find((each) => each.key === key)
    if (!found?.actions.includes(action) || (index !== null && !found.indexes.includes(index))) {
      throw new ApiError(403, 'invalid_api_key', 'The provided API key is invalid.')
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const { method = 'GET' } = request
    const said = `${method} ${url.pathname}`
    fake.requests.push(said)
    const failure = countdown?.left === 0 ? countdown.how : null
    if (countdown !== null) countdown.left -= 1
    if (!fake.answering || failure === 'hangUp') return void request.socket.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const answer = (status: number, body?: unknown): void => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body))
    }
    try {
      if (failure === 'status') throw new ApiError(500, 'internal', 'The request was made to fail.')
      const route = routes.find(([wanted, path]) => wanted === method && path.test(url.pathname))
      if (route === undefined) throw new ApiError(404, 'not_found', `${said} is not a route`)
      const [, path, action, respond] = route
      const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      allow(key, action, null)
      if (text !== '' && request.headers['content-type'] !== 'application/json') {
        throw new ApiError(415, 'invalid_content_type', 'The Content-Type must be application/json.')
      }
      const parameters = Object.fromEntries(url.searchParams)
      if (method !== 'GET' && !url.pathname.endsWith('/documents')) check(noParameters, parameters)
      const part = path.exec(url.pathname)?.[1] ?? ''
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const response = respond({ parameters, body, failing: failure === 'task', key, part })
      answer(response.status, 'body' in response ? response.body : undefined)
    } catch (error) {
      const { status = 500, code = 'internal', message } = error as ApiError
      if (code === 'bad_request' || code === 'not_found' || code === 'invalid_content_type') {
        fake.misuses.push(`${said}: ${message}`)
      }
      answer(status, { message, code, type: 'invalid_request', link: 'https://docs.meilisearch.com/errors' })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeMeilisearch = {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes: new Map(),
    keys: [],
    requests: [],
    misuses: [],
    answering: true,
    failAt(number, how) {
      countdown = { left: number, how }
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return fake
}

const AT = '2026-03-10T00:00:00Z'
