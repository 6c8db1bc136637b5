/** Times a search over all pages, the same way in Node and in a browser. */
import { percentile } from '../load/percentile.ts'
import type { PageAnswer } from './answer.ts'
import { answerDigest } from './answer.ts'
import type { PageQuery } from './queries.ts'

/** Answers a page. */
export type Subject = (query: PageQuery) => PageAnswer | Promise<PageAnswer>

/** How long every subject warms up, and is measured, at least: a round of a small stock is over before its code is compiled. */
const MIN_MS = 700

/**
 * Milliseconds of pages when the code is compiled, and of each page the first time (`cold`); and what is answered to
 * the pages without words: libraries differ in words, and in nothing else.
 */
export async function timePages(
  search: Subject,
  queries: readonly PageQuery[],
  rounds: number,
): Promise<Record<'p50Ms' | 'p95Ms' | 'plainP50Ms' | 'coldP50Ms' | 'coldP95Ms' | 'answers', number>> {
  const all: number[] = []
  const plain: number[] = []
  const round = async (keep: (tookMs: number, query: PageQuery) => void): Promise<void> => {
    for (const query of queries) {
      const startMs = performance.now()
      await search(query)
      keep(performance.now() - startMs, query)
    }
  }
  const atLeast = async (times: number, turn: () => Promise<void>): Promise<void> => {
    const endMs = performance.now() + MIN_MS
    for (let time = 0; time < times || performance.now() < endMs; time += 1) await turn()
  }
  const cold: number[] = []
  await round((tookMs) => cold.push(tookMs))
  await atLeast(0, () => round(() => {}))
  await atLeast(rounds, () =>
    round((tookMs, query) => {
      all.push(tookMs)
      if (query.text === '') plain.push(tookMs)
    }),
  )
  let answers = 0
  for (const query of queries) {
    if (query.text === '') answers = (Math.imul(answers, 31) + answerDigest(await search(query))) >>> 0
  }
  return {
    p50Ms: percentile(all, 0.5),
    p95Ms: percentile(all, 0.95),
    plainP50Ms: percentile(plain, 0.5),
    coldP50Ms: percentile(cold, 0.5),
    coldP95Ms: percentile(cold, 0.95),
    answers,
  }
}
