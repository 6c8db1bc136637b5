/** What is said while the search does not answer, by the page as it was built and by the search itself (S1 §4, §8). */
import type { SearchHealth } from '#search/client/search-client.ts'

/** `stays`: "This page stays as it is". */
export function healthWords(kind: Exclude<SearchHealth['kind'], 'well'>, stays: string): string {
  return kind === 'retrying'
    ? `The search does not answer at the moment. ${stays}, and we keep trying. `
    : `The search could not be changed. ${stays}.`
}

export const TRY_AGAIN = 'Try again now'
