/** Runs in a browser's page: loads the index from the page's own server and times the pages. */
import type { BundledClient } from '#search/engine/bundled-client.ts'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import { bundledPage } from './bundled-page.ts'
import { timePages } from './page-times.ts'
import type { PageQuery } from './search-queries.ts'
import { EVERY_VALUE } from './search-queries.ts'

declare global {
  var timeSearch: (queries: readonly PageQuery[], rounds: number) => Promise<Record<string, number>>
}

globalThis.timeSearch = async (queries, rounds) => {
  const load = async (path: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(path)).arrayBuffer())
  const index = await load('/index')
  const client: BundledClient = createBundledClient(
    {
      index: async () => index,
      identifiers: () => load('/identifiers'),
      cards: (chunk) => load(`/cards/${chunk}`),
    },
    { mostFacetValues: EVERY_VALUE },
  )
  const startMs = performance.now()
  await client.ready()
  const readyMs = performance.now() - startMs
  const first = queries[0]
  if (first === undefined) throw new Error('no queries')
  const firstMs = performance.now()
  await bundledPage(client, first)
  const own = { readyMs, firstMs: performance.now() - firstMs, firstTextMs: await firstTextMs(client, queries) }
  return { ...own, ...(await timePages((query) => bundledPage(client, query), queries, rounds)) }
}

/** The first page of words, once all that words need is there. */
async function firstTextMs(client: BundledClient, queries: readonly PageQuery[]): Promise<number> {
  const query = queries.find(({ text }) => text !== '')
  if (query === undefined) return Number.NaN
  await client.readyForWords()
  const startMs = performance.now()
  await bundledPage(client, query)
  return performance.now() - startMs
}
