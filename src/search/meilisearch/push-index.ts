/**
 * Brings a Meilisearch index up to date, in two steps: what can be prepared without anybody noticing, then the change.
 *
 * An index that is there and has the settings is sent only what changed. Otherwise a new one is filled beside it and
 * swapped in. Whatever fails, the old index goes on serving.
 */
import type { EnqueuedTaskPromise, Meilisearch, Settings } from 'meilisearch'
import { MeilisearchApiError } from 'meilisearch'
import type { IndexSettings } from './index-settings.ts'
import { hasSettings } from './index-settings.ts'
import type { MeilisearchDocument } from './meilisearch-document.ts'

export type PushOutcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'updated'; readonly sent: number; readonly removed: number }
  | { readonly kind: 'replaced'; readonly documents: number }

export interface PreparedPush {
  /** Whether there was an index that could be searched. */
  readonly served: boolean
  /** Makes the change that shoppers see. */
  commit(): Promise<PushOutcome>
}

export interface WantedIndex {
  readonly indexName: string
  readonly settings: IndexSettings
  readonly documents: readonly MeilisearchDocument[]
}

const DOCUMENTS_AT_ONCE = 1_000
const TASK_WITHIN_MS = 300_000

export async function preparePush(client: Meilisearch, wanted: WantedIndex): Promise<PreparedPush> {
  const held = await settingsOf(client, wanted.indexName)
  if (held !== null && hasSettings(held, wanted.settings)) return prepareUpdate(client, wanted)
  return prepareReplacement(client, wanted, held !== null)
}

async function prepareUpdate(client: Meilisearch, { indexName, documents }: WantedIndex): Promise<PreparedPush> {
  const index = client.index<MeilisearchDocument>(indexName)
  const held = await fingerprintsOf(client, indexName)
  const changed = documents.filter(({ id, fingerprint }) => held.get(id) !== fingerprint)
  const wantedIds = new Set(documents.map(({ id }) => id))
  const gone = [...held.keys()].filter((id) => !wantedIds.has(id))
  return {
    served: true,
    async commit() {
      if (changed.length === 0 && gone.length === 0) return { kind: 'unchanged' }
      for (const batch of batchesOf(changed)) await done(index.addDocuments([...batch]))
      for (const batch of batchesOf(gone)) await done(index.deleteDocuments([...batch]))
      return { kind: 'updated', sent: changed.length, removed: gone.length }
    },
  }
}

async function prepareReplacement(
  client: Meilisearch,
  { indexName, settings, documents }: WantedIndex,
  served: boolean,
): Promise<PreparedPush> {
  const nextName = `${indexName}-next`
  try {
    // What an earlier attempt has left.
    await removeIndex(client, nextName)
    await done(client.createIndex(nextName, { primaryKey: 'id' }))
    const next = client.index<MeilisearchDocument>(nextName)
    await done(next.updateSettings(settings))
    for (const batch of batchesOf(documents)) await done(next.addDocuments([...batch]))
    const { numberOfDocuments } = await next.getStats()
    if (numberOfDocuments !== documents.length) {
      throw new Error(`${nextName} holds ${numberOfDocuments} documents instead of ${documents.length}`)
    }
  } catch (error) {
    await removeIndex(client, nextName).catch(() => {})
    throw error
  }
  return {
    served,
    async commit() {
      // Only indexes that are there can be swapped.
      if ((await settingsOf(client, indexName)) === null)
        await done(client.createIndex(indexName, { primaryKey: 'id' }))
      await done(client.swapIndexes([{ indexes: [indexName, nextName], rename: false }]))
      // The old one is of no use to anybody; the next push tries again.
      await removeIndex(client, nextName).catch(() => {})
      return { kind: 'replaced', documents: documents.length }
    },
  }
}

async function settingsOf(client: Meilisearch, indexName: string): Promise<Settings | null> {
  try {
    return await client.index(indexName).getSettings()
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null
    throw error
  }
}

async function fingerprintsOf(client: Meilisearch, indexName: string): Promise<Map<string, string>> {
  const index = client.index<MeilisearchDocument>(indexName)
  const known = new Map<string, string>()
  for (;;) {
    const { results, total } = await index.getDocuments({
      fields: ['id', 'fingerprint'],
      limit: DOCUMENTS_AT_ONCE,
      offset: known.size,
    })
    for (const { id, fingerprint } of results) known.set(id, fingerprint)
    if (results.length === 0 || known.size >= total) return known
  }
}

/** Without asking whether it is there: a task of an earlier attempt may be about to make it, and tasks keep their order. */
function removeIndex(client: Meilisearch, indexName: string): Promise<void> {
  return done(client.deleteIndex(indexName), 'index_not_found')
}

/** Waits for a task; `but` is a failure that leaves things as they are wanted. */
async function done(task: EnqueuedTaskPromise, but: string | null = null): Promise<void> {
  const { status, type, error } = await task.waitTask({ timeout: TASK_WITHIN_MS })
  if (status !== 'succeeded' && (but === null || error?.code !== but))
    throw new Error(`the task ${type} was ${status}: ${error?.message ?? 'no reason given'}`)
}

function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += DOCUMENTS_AT_ONCE) {
    yield items.slice(start, start + DOCUMENTS_AT_ONCE)
  }
}
