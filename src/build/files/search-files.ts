/** The files of the bundled search in a release: index, identifiers and cards, made when a document has changed. */
import { hashText } from '#catalogue/fingerprint.ts'
import { CHUNK_ROWS } from '#search/engine/index-head.ts'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import { SEARCH_FILES_FOLDER } from '#search/settings.ts'
import type { SearchDocuments } from './search-documents.ts'
import type { SearchIndexFiles } from './search-index-files.ts'
import { cardsPart } from './search-index-files.ts'
import type { SearchIndexMaker } from './search-index-maker.ts'
import type { SiteFile } from './site-files.ts'

export interface BundledSearch {
  engine: Extract<SearchEngineSettings, { kind: 'bundled' }>
  files: Map<string, SiteFile>
  /** Begins to make the files, which otherwise begins when the first of them is asked for. */
  start(): void
}

/**
 * Names follow from the documents, so that nothing has to be made to know that nothing has changed; `codeId` names the
 * code that makes the files, which may write the same documents in another way.
 */
export function bundledSearch(
  documents: SearchDocuments,
  options: SearchIndexOptions,
  codeId: string,
  maker: SearchIndexMaker,
): BundledSearch {
  const { ids, hash } = documents
  const name = hashText(JSON.stringify([codeId, options, hash]))
  let made: Promise<SearchIndexFiles> | null = null
  const make = (): Promise<SearchIndexFiles> => {
    made ??= maker.make(documents, options)
    // Told to whoever asks for a file.
    made.catch(() => {})
    return made
  }
  const files = new Map<string, SiteFile>()
  const urlOf = (part: string): string => {
    const file = `${SEARCH_FILES_FOLDER}/${name}-${part}.bin`
    files.set(file, {
      kind: 'made',
      hash: name,
      async make() {
        const content = (await make()).get(part)
        if (content === undefined) throw new Error(`The search index has no part ${part}.`)
        return content
      },
    })
    return `/${file}`
  }
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK_ROWS) }, (_, chunk) => cardsPart(chunk))
  return {
    engine: {
      kind: 'bundled',
      indexUrl: urlOf('index'),
      identifiersUrl: urlOf('identifiers'),
      cardUrls: chunks.map(urlOf),
    },
    files,
    start: () => void make(),
  }
}
