/** Times a search over all pages, the same way in Node and in a browser. */
import type { PageAnswer } from './search-answer.ts'
import { answerDigest } from './search-answer.ts'
import type { PageQuery } from './search-queries.ts'

/** Answers a page. */
export type Subject = (query: PageQuery) => PageAnswer | Promise<PageAnswer>

/** Milliseconds, and what is answered to the pages without words: libraries differ in words, and in nothing else. */
export async function timePages(
  search: Subject,
  queries: readonly PageQuery[],
  rounds: number,
): Promise<Record<'p50Ms' | 'p95Ms' | 'plainP50Ms' | 'answers', number>> {
  const all: number[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const startMs = performance.now()
      await search(query)
      const tookMs = performance.now() - startMs
      if (round === 0 && rounds > 1) continue
      all.push(tookMs)
      if (query.text === '') plain.push(tookMs)
    }
  }
  let answers = 0
  for (const query of queries) {
    if (query.text === '') answers = (Math.imul(answers, 31) + answerDigest(await search(query))) >>> 0
  }
  return { p50Ms: share(all, 0.5), p95Ms: share(all, 0.95), plainP50Ms: share(plain, 0.5), answers }
}

function share(times: readonly number[], part: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN
}
