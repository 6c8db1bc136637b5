/** The search of a site, as files of its release. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/index-attributes.ts'
import { synonymTable } from '#domain/search/synonyms.ts'
import { SEARCH_SETTINGS_PATH } from '#search/settings.ts'
import type { SearchDocuments } from './search-documents.ts'
import { bundledSearch } from './search-files.ts'
import type { PlannedSearch } from './search-settings.ts'
import { searchSettings } from './search-settings.ts'
import type { SiteFile } from './site-files.ts'

export function siteSearch(
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
  const text = JSON.stringify(searchSettings(catalogue, plan, engine))
  return files.set(SEARCH_SETTINGS_PATH.slice(1), { kind: 'text', hash: hashText(text), text })
}
