/** The search of a site in a build: its documents, and the files and the server's index that are made from them. */
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import { BuildError } from '../../build-error.ts'
import type { Manifest } from '../../release/manifest.ts'
import type { ReleasePaths } from '../../release/release-paths.ts'
import type { BuildReporter } from '../../reporter.ts'
import type { IndexPushed } from '../../site-build.ts'
import { placeFilesOf } from '../place-files.ts'
import type { SiteFile } from '../site-files.ts'
import type { MeilisearchOptions } from './meilisearch-site.ts'
import { prepareSiteIndex } from './meilisearch-site.ts'
import type { SearchDocuments } from './search-documents.ts'
import { createSearchDocuments, keptDocuments } from './search-documents.ts'
import { bundledSearch, searchFiles, searchIndexOptions } from './search-files.ts'
import { createSearchIndexMaker } from './search-index-maker.ts'
import type { PlannedSearch } from './search-settings.ts'
import { BUNDLED, indexFailure, prepareSiteEngine } from './site-engine.ts'

export interface PreparedSearch {
  /** The search's files in the release. */
  files(plan: PlannedSearch): Map<string, SiteFile>
  /** Brings the search server's index up to date; to be called when the release is served. */
  commit(): Promise<void>
}

export interface SiteSearch {
  /** Begins to read the documents that were kept with these cars, for a `prepare` that will want their index. */
  expect(cars: readonly ImportedCar[], codeId: string): void
  /**
   * Begins to make those of the search's files that `previous` does not have, or with `full` all of them. `codeId`
   * names the code that makes documents and files.
   */
  prepare(catalogue: Catalogue, codeId: string, previous: Manifest | null, full: boolean): Promise<PreparedSearch>
  /** Brings the index of the search server up to date; rejects when that fails. `null` for a site that has no server. */
  pushIndex: ((catalogue: Catalogue) => Promise<IndexPushed>) | null
  /** Ends the thread that makes the index; the next build starts another. */
  close(): void
}

export function createSiteSearch(
  site: Site,
  paths: ReleasePaths,
  reporter: BuildReporter,
  staysWarm: boolean,
): SiteSearch {
  const { searchEngine } = site
  const documentsOf = createSearchDocuments(site)
  const indexMaker = createSearchIndexMaker({ staysWarm })
  return {
    expect(cars, codeId) {
      if (searchEngine.kind === 'bundled') indexMaker.expect(cars.length, () => keptDocuments(cars, codeId))
    },
    async prepare(catalogue, codeId, previous, full) {
      const documents = documentsOf(catalogue, codeId)
      const places = await placeFilesOf(site, codeId)
      const servedDir = previous === null ? null : join(paths.releases, previous.id)
      const { meilisearch, commit } =
        searchEngine.kind === 'meilisearch'
          ? await prepareSiteEngine(searchEngine, documents, servedDir, reporter)
          : BUNDLED
      if (meilisearch !== null)
        return { files: (plan) => searchFiles(catalogue, plan, meilisearch, undefined, places), commit }
      const bundled = bundledSearch(documents, searchIndexOptions(site), codeId, indexMaker)
      bundled.start((file, hash) => !full && previous?.files.get(file) === hash)
      return { files: (plan) => searchFiles(catalogue, plan, bundled.engine, bundled.files, places), commit }
    },
    pushIndex:
      searchEngine.kind === 'meilisearch' ? (catalogue) => pushIndex(searchEngine, documentsOf(catalogue, null)) : null,
    close: () => indexMaker.close(),
  }
}

async function pushIndex(options: MeilisearchOptions, documents: SearchDocuments): Promise<IndexPushed> {
  try {
    const { engine, commit } = await prepareSiteIndex(options, documents, process.env)
    return { kind: 'pushed', indexName: engine.indexName, outcome: await commit() }
  } catch (error) {
    throw new BuildError(indexFailure(options.host, error), { cause: error })
  }
}
