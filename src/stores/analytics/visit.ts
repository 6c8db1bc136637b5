/** The visit that leads up to a lead: its pages and the link that began it (S2 §3 `lead_attributes`). */
import * as v from 'valibot'
import type { LeadAttributes } from '#domain/leads/lead-values.ts'
import { linkedQueryParameters, withVisitedPage } from '#domain/leads/visit.ts'

const KEY = 'visit'

const visitSchema = v.object({
  visited_pages: v.array(v.string()),
  /** The query of the page on which the visit began. */
  query: v.string(),
})
type Visit = v.InferOutput<typeof visitSchema>

type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The engine is a function because asking for `sessionStorage` can itself throw. */
export function createVisit(engine: () => VisitStorage) {
  const read = (): Visit | null => {
    try {
      const parsed = v.safeParse(visitSchema, JSON.parse(engine().getItem(KEY) ?? 'null'))
      return parsed.success ? parsed.output : null
    } catch {
      return null
    }
  }
  return {
    /** `search`: the query of the page, with its question mark or empty. */
    addPage(path: string, search: string): void {
      const { visited_pages, query } = read() ?? { visited_pages: [], query: search }
      try {
        engine().setItem(KEY, JSON.stringify({ visited_pages: withVisitedPage(visited_pages, path), query }))
      } catch {
        // Full or forbidden: a lead then says nothing of the visit.
      }
    },
    /** `kept`: the parameters that the site keeps. */
    attributes(kept: readonly string[]): LeadAttributes {
      const { visited_pages, query } = read() ?? { visited_pages: [], query: '' }
      return { visited_pages, linked_query_params: linkedQueryParameters(new URLSearchParams(query), kept) }
    },
  }
}
