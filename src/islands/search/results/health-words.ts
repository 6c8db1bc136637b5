/** What is said while the search does not answer, by the page as it was built and by the search itself (S1 §4, §8). */
import type { SearchHealth } from '#search/client/search-client.ts'

/** `stays`: "This page stays as it is". */
export function healthWords(kind: Exclude<SearchHealth['kind'], 'healthy'>, stays: string): string {
  return kind === 'retrying' ? `Search is not responding. ${stays}, and we keep trying. ` : `Search failed. ${stays}.`
}

export const TRY_AGAIN = 'Try again now'
