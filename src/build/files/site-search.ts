/** The search of a site, as files of its release. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/index-attributes.ts'
import { synonymTable } from '#domain/search/synonyms.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import { SEARCH_SETTINGS_PATH } from '#search/settings.ts'
import type { SearchDocuments } from './search-documents.ts'
import { bundledSearch } from './search-files.ts'
import type { PlannedSearch } from './search-settings.ts'
import { searchSettings } from './search-settings.ts'
import type { SiteFile } from './site-files.ts'
import { textFile } from './site-files.ts'

/** With the index that is shipped with the site; `codeId` names the code that writes it. */
export function bundledSiteSearch(
  catalogue: Catalogue,
  plan: PlannedSearch,
  documents: SearchDocuments,
  codeId: string,
): Map<string, SiteFile> {
  const options = {
    searchable: SEARCHABLE_ATTRIBUTES,
    synonyms: synonymTable(catalogue.site.searchEngine.synonyms),
  }
  const { engine, files } = bundledSearch(documents, options, codeId)
  return new Map([...files, ...settingsFile(catalogue, plan, engine)])
}

/** The settings alone: another server has the index. */
export function settingsFile(
  catalogue: Catalogue,
  plan: PlannedSearch,
  engine: SearchEngineSettings,
): Map<string, SiteFile> {
  const text = JSON.stringify(searchSettings(catalogue, plan, engine))
  return new Map([[SEARCH_SETTINGS_PATH.slice(1), textFile(text)]])
}
