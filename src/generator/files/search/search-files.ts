/** The files of the bundled search in a release: index, identifiers and cards, made when a document has changed. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import type { Site } from '#config/schema/site.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { synonymTable } from '#domain/search/text/synonyms.ts'
import { CHUNK_ROWS } from '#search/engine/format/index-head.ts'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import { chunksOf } from '#search/index/build-search-index.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import { SEARCH_FILES_FOLDER, SEARCH_SETTINGS_PATH } from '#search/settings.ts'
import type { PlaceFiles } from '../place-files.ts'
import type { SiteFile } from '../site-files.ts'
import { textFile } from '../site-files.ts'
import type { SearchDocuments } from './search-documents.ts'
import type { SearchIndexFiles } from './search-index-files.ts'
import { cardsPart, IDENTIFIERS_PART, INDEX_PART } from './search-index-files.ts'
import type { SearchIndexMaker } from './search-index-maker.ts'
import type { PlannedSearch } from './search-settings.ts'
import { searchSettings } from './search-settings.ts'

export interface BundledSearch {
  engine: Extract<SearchEngineSettings, { kind: 'bundled' }>
  files: Map<string, SiteFile>
  /** Begins to make the files that are not kept, which otherwise begins when the first of them is asked for. */
  start(isKept: (file: string, hash: string) => boolean): void
}

/**
 * Names follow from the documents, so that nothing has to be made to know that nothing has changed, and shoppers fetch
 * again only what has; `codeId` names the code that makes the files, which may write the same documents in another way.
 */
export function bundledSearch(
  documents: SearchDocuments,
  options: SearchIndexOptions,
  codeId: string,
  maker: Pick<SearchIndexMaker, 'make'>,
): BundledSearch {
  const files = new Map<string, SiteFile>()
  const parts = new Map<string, string>()
  const inTurn: Promise<SearchIndexFiles>[] = []
  const make = (wanted: Iterable<string>): Promise<SearchIndexFiles> => {
    const made = maker.make(documents, options, [...wanted])
    // Thrown to whoever asks for a file.
    made.catch(() => {})
    inTurn.push(made)
    return made
  }
  async function contentOf(part: string): Promise<Uint8Array> {
    for (const made of inTurn) {
      const content = (await made).get(part)
      if (content !== undefined) return content
    }
    // Also what was taken for kept and is not there.
    const content = (await make(parts.values())).get(part)
    if (content === undefined) throw new Error(`The search index has no part ${part}.`)
    return content
  }
  const urlOf = (part: string, ...madeFrom: unknown[]): string => {
    const hash = hashText(JSON.stringify([codeId, ...madeFrom]))
    const file = `${SEARCH_FILES_FOLDER}/${hash}-${part}.bin`
    parts.set(file, part)
    files.set(file, { kind: 'made', hash, make: () => contentOf(part) })
    return `/${file}`
  }
  const cards = Array.from({ length: chunksOf(documents.ids.length) }, (_, chunk) =>
    urlOf(cardsPart(chunk), documents.fingerprints.slice(chunk * CHUNK_ROWS, (chunk + 1) * CHUNK_ROWS)),
  )
  return {
    engine: {
      kind: 'bundled',
      indexUrl: urlOf(INDEX_PART, options, documents.hash),
      identifiersUrl: urlOf(IDENTIFIERS_PART, documents.identifiersHash),
      cardUrls: cards,
    },
    files,
    start(isKept) {
      const wanted = [...files].flatMap(([file, { hash }]) => (isKept(file, hash) ? [] : (parts.get(file) ?? [])))
      if (wanted.length > 0) void make(wanted)
    },
  }
}

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
  places: PlaceFiles | null = null,
): Map<string, SiteFile> {
  const text = JSON.stringify(searchSettings(catalogue, plan, engine, places?.urls ?? null))
  return new Map([...engineFiles, ...(places?.files ?? []), [SEARCH_SETTINGS_PATH.slice(1), textFile(text)]])
}
