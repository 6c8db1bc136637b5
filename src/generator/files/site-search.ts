/** The search of a site, as files of its release. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { synonymTable } from '#domain/search/text/synonyms.ts'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import { SEARCH_SETTINGS_PATH } from '#search/settings.ts'
import type { PlannedSearch } from './search-settings.ts'
import { searchSettings } from './search-settings.ts'
import type { SiteFile } from './site-files.ts'
import { textFile } from './site-files.ts'

/** What the index of a site is made with. */
export function searchIndexOptions({ searchEngine }: Site): SearchIndexOptions {
  return { searchable: SEARCHABLE_ATTRIBUTES, synonyms: synonymTable(searchEngine.synonyms) }
}

/** The settings, beside the files of the engine if the site ships any. */
export function searchFiles(
  catalogue: Catalogue,
  plan: PlannedSearch,
  engine: SearchEngineSettings,
  engineFiles: ReadonlyMap<string, SiteFile> = new Map(),
): Map<string, SiteFile> {
  const text = JSON.stringify(searchSettings(catalogue, plan, engine))
  return new Map([...engineFiles, [SEARCH_SETTINGS_PATH.slice(1), textFile(text)]])
}
