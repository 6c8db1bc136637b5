/** The search of a site that a Meilisearch answers: its index brought up to date, and what browsers must know of it. */
import { Meilisearch } from 'meilisearch'
import type { Site } from '#config/schema/site.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { indexSettings } from '#search/meilisearch/index-settings.ts'
import { meilisearchDocument } from '#search/meilisearch/meilisearch-document.ts'
import type { PushOutcome } from '#search/meilisearch/push-index.ts'
import { preparePush } from '#search/meilisearch/push-index.ts'
import { ensureSearchKey } from '#search/meilisearch/search-key.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import type { SearchDocuments } from './search-documents.ts'

export type MeilisearchOptions = Extract<Site['searchEngine'], { kind: 'meilisearch' }>
export type MeilisearchEngineSettings = Extract<SearchEngineSettings, { kind: 'meilisearch' }>

export interface PreparedIndex {
  readonly engine: MeilisearchEngineSettings
  /** Makes the index shoppers search the new one; reports what that took. */
  commit(): Promise<PushOutcome>
}

const ANSWER_WITHIN_MS = 30_000

export const indexNameOfSite = ({ indexPrefix }: MeilisearchOptions): string => `${indexPrefix}-cars`

/**
 * An index that nobody can search yet is committed at once: the site is about to name it. Every failure is an error that
 * says what the server said, and never the key.
 */
export async function prepareSiteIndex(
  options: MeilisearchOptions,
  { cars, fingerprints }: SearchDocuments,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<PreparedIndex> {
  const adminKey = environment[options.adminKeyVariable]
  if (adminKey === undefined || adminKey === '') {
    throw new Error(`the environment variable ${options.adminKeyVariable} does not hold the server's key`)
  }
  const client = new Meilisearch({ host: options.host, apiKey: adminKey, timeout: ANSWER_WITHIN_MS })
  const indexName = indexNameOfSite(options)
  const searchKey = options.searchKey ?? (await ensureSearchKey(client, indexName))
  if (searchKey === adminKey) {
    throw new Error(`\`searchKey\` is the key that ${options.adminKeyVariable} holds, which every visitor could read`)
  }
  const prepared = await preparePush(client, {
    indexName,
    settings: indexSettings(options.synonyms),
    documents: cars().map((car, index) => meilisearchDocument(car, fingerprints[index] ?? '')),
  })
  const engine: MeilisearchEngineSettings = {
    kind: 'meilisearch',
    host: options.host,
    searchKey,
    indexName,
    searchable: SEARCHABLE_ATTRIBUTES,
  }
  if (prepared.served) return { engine, commit: prepared.commit }
  const outcome = await prepared.commit()
  return { engine, commit: async () => outcome }
}
