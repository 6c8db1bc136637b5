/** What an engine must give for the page's client to stand on it, and how it says that it cannot. */
import type { FacetAnswer, SearchAnswer, SearchRequest } from '#search/engine/search-request.ts'
import type { ShownHit } from './search-client.ts'

export interface EngineClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: SearchAnswer<ShownHit>[] }>
  searchForFacetValues(requests: readonly SearchRequest[]): Promise<FacetAnswer[]>
  ready(): Promise<void>
  /** What words need besides; a question with words need not wait for it. */
  readyForWords(): Promise<void>
}

/** Nobody answered, or not now: asking again may help. Every other error would come again. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/** A file of the index is gone: another release is served now, and its settings name others. */
export class MissingFileError extends NoAnswerError {
  override name = 'MissingFileError'
}
