/** The answers of recent queries: up to a set number, and the one unused for longest goes first (S1 §4, §9). */

/** Entries of the car search's cache, unless a site says otherwise (S1 §9 gives no number; ours). */
export const CAR_CACHE_ENTRIES = 50

export interface RecentQueries<Answer> {
  get(query: string): Answer | undefined
  set(query: string, answer: Answer): void
}

/** Keeps the answers of up to `capacity` queries; a query that is asked again counts as new. */
export function createRecentQueries<Answer>(capacity: number): RecentQueries<Answer> {
  // A Map keeps the order in which its keys were set: the first is the oldest.
  const answers = new Map<string, { answer: Answer }>()
  const keep = (query: string, kept: { answer: Answer }): void => {
    answers.delete(query)
    answers.set(query, kept)
  }
  return {
    get(query) {
      const kept = answers.get(query)
      if (kept === undefined) return undefined
      keep(query, kept)
      return kept.answer
    },
    set(query, answer) {
      keep(query, { answer })
      for (const oldest of answers.keys()) {
        if (answers.size <= capacity) return
        answers.delete(oldest)
      }
    },
  }
}
