/** Runs in a browser's page: loads the index from the page's own server and times the pages. */
import type { BundledClient } from '#search/engine/bundled-client.ts'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import { bundledPage } from './bundled-page.ts'
import { timePages } from './page-times.ts'
import type { PageQuery } from './queries.ts'
import { EVERY_VALUE } from './queries.ts'

declare global {
  var timeSearch: (queries: readonly PageQuery[], rounds: number) => Promise<Record<string, number>>
}

globalThis.timeSearch = async (queries, rounds) => {
  // From bytes on, as in Node: what a network takes is its own.
  const [index, identifiers, ...cards] = await loadAll()
  if (index === undefined || identifiers === undefined) throw new Error('no index')
  const client: BundledClient = createBundledClient(
    {
      index: async () => index,
      identifiers: async () => identifiers,
      cards: async (chunk) => cards[chunk] ?? new Uint8Array(),
    },
    { maxFacetValues: EVERY_VALUE },
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

/** The index, the identifiers, and every file of cards. */
async function loadAll(): Promise<Uint8Array[]> {
  const loaded: Uint8Array[] = []
  const load = async (path: string): Promise<boolean> => {
    const response = await fetch(path)
    if (response.ok) loaded.push(new Uint8Array(await response.arrayBuffer()))
    return response.ok
  }
  await load('/index')
  await load('/identifiers')
  for (let chunk = 0; await load(`/cards/${chunk}`); chunk += 1);
  return loaded
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
