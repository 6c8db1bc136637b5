/** The files of the bundled search in a release: index, identifiers and cards, made when a document has changed. */
import { hashText } from '#catalogue/fingerprint.ts'
import { CHUNK_ROWS } from '#search/engine/index-head.ts'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import type { SearchEngineSettings } from '#search/settings.ts'
import { SEARCH_FILES_FOLDER } from '#search/settings.ts'
import type { SearchDocuments } from './search-documents.ts'
import { makeIndexApart, makeIndexHere } from './search-index-files.ts'
import type { SiteFile } from './site-files.ts'

export interface BundledSearch {
  engine: SearchEngineSettings
  files: Map<string, SiteFile>
}

/**
 * Names follow from the documents, so that nothing has to be made to know that nothing has changed; `codeId` names the
 * code that makes the files, which may write the same documents in another way.
 */
export function bundledSearch(
  { cars, hash }: SearchDocuments,
  options: SearchIndexOptions,
  codeId: string,
): BundledSearch {
  const name = hashText(JSON.stringify([codeId, options, hash]))
  const chunks = Array.from({ length: Math.ceil(cars.length / CHUNK_ROWS) }, (_, chunk) => `cards-${chunk}`)
  let made: Promise<Map<string, Uint8Array>> | null = null
  const make = (apart: boolean): Promise<Map<string, Uint8Array>> => {
    made ??= apart ? makeIndexApart(cars, options) : makeIndexHere(cars, options)
    return made
  }
  const files = new Map<string, SiteFile>()
  const fileOf = (part: string): string => {
    const file = `${SEARCH_FILES_FOLDER}/${name}-${part}.bin`
    files.set(file, {
      kind: 'made',
      hash: name,
      async make(apart) {
        const content = (await make(apart)).get(part)
        if (content === undefined) throw new Error(`The search index has no part ${part}.`)
        return content
      },
    })
    return `/${file}`
  }
  const engine: SearchEngineSettings = {
    kind: 'bundled',
    indexUrl: fileOf('index'),
    identifiersUrl: fileOf('identifiers'),
    cardUrls: chunks.map(fileOf),
  }
  return { engine, files }
}
