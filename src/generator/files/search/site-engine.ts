/** Which engine a site's search is published with, whatever becomes of the server that should answer. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import type { PushOutcome } from '#search/meilisearch/push-index.ts'
import type { SearchSettings } from '#search/settings.ts'
import { SEARCH_SETTINGS_PATH } from '#search/settings.ts'
import type { BuildReporter } from '../../reporter.ts'
import type { MeilisearchEngineSettings, MeilisearchOptions } from './meilisearch-site.ts'
import { indexNameOfSite, prepareSiteIndex } from './meilisearch-site.ts'
import type { SearchDocuments } from './search-documents.ts'

export interface SiteEngine {
  /** Null for the bundled engine. */
  readonly meilisearch: MeilisearchEngineSettings | null
  /** After the site is published: a failure is reported, and the old index goes on serving. */
  commit(): Promise<void>
}

export const BUNDLED: SiteEngine = { meilisearch: null, async commit() {} }

/**
 * Ours: the site is published in any case, because a price on a page must not wait for a search server. What the server
 * has goes on being searched; a site that has nothing there yet searches the bundled index.
 */
export async function prepareSiteEngine(
  options: MeilisearchOptions,
  documents: SearchDocuments,
  /** The folder of the served release; null before the first. */
  servedDir: string | null,
  reporter: Pick<BuildReporter, 'step' | 'warn'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<SiteEngine> {
  try {
    const { engine, commit } = await prepareSiteIndex(options, documents, environment)
    return {
      meilisearch: engine,
      async commit() {
        try {
          reporter.step(`Search index ${engine.indexName}: ${outcomeText(await commit())}`)
        } catch (error) {
          reporter.warn(`${indexFailure(options.host, error)} The index that was there goes on answering.`)
        }
      },
    }
  } catch (error) {
    const served = await servedEngine(options, servedDir)
    const instead =
      served === null
        ? 'The site is published with the bundled search until an index is there.'
        : 'The index that was there goes on answering.'
    reporter.warn(`${indexFailure(options.host, error)} ${instead}`)
    return { ...BUNDLED, meilisearch: served }
  }
}

export function outcomeText(outcome: PushOutcome): string {
  switch (outcome.kind) {
    case 'unchanged':
      return 'nothing has changed'
    case 'updated':
      return `${count(outcome.sent)} sent, ${count(outcome.removed)} removed`
    case 'replaced':
      return `a new index of ${count(outcome.documents)} is in place`
  }
}

function count(documents: number): string {
  return `${documents.toLocaleString('en-AU')} document${documents === 1 ? '' : 's'}`
}

/** Why an index is not up to date, in words; never with a key in them. */
export function indexFailure(host: string, error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const why = cause instanceof Error ? `${message} (${cause.message})` : message
  return `The search index at ${host} could not be brought up to date: ${why}.`
}

/** What the served release gives browsers, when that is this very index. */
async function servedEngine(
  options: MeilisearchOptions,
  servedDir: string | null,
): Promise<MeilisearchEngineSettings | null> {
  if (servedDir === null) return null
  const text = await readFile(join(servedDir, SEARCH_SETTINGS_PATH), 'utf8').catch(() => null)
  if (text === null) return null
  const { engine } = JSON.parse(text) as SearchSettings
  const same =
    engine.kind === 'meilisearch' && engine.host === options.host && engine.indexName === indexNameOfSite(options)
  // A release of an earlier version may not name what is searched.
  return same ? { ...engine, searchable: SEARCHABLE_ATTRIBUTES } : null
}
