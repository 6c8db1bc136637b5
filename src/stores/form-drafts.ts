/** What a shopper has typed into a form, kept for as long as the tab is open: a reload or a wrong turn loses nothing. */
import * as v from 'valibot'
import { leadRequestSchema } from '#contract/leads.ts'

const draftSchema = v.object({
  /** From 0. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  values: v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(10_000)), v.boolean()])),
  /** The request of the last try, whose answer may have been lost: sent again it is the same lead. */
  request: v.nullable(leadRequestSchema),
})
export type FormDraft = v.InferOutput<typeof draftSchema>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (name: string): string => `form ${name}`

/** The engine is a function because asking for `sessionStorage` can itself throw. */
export function createFormDrafts(engine: () => DraftStorage) {
  return {
    /** `null` when there is none, or none that can be read. */
    read(name: string): FormDraft | null {
      try {
        const parsed = v.safeParse(draftSchema, JSON.parse(engine().getItem(keyOf(name)) ?? 'null'))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    /** A storage that takes nothing loses no more than the reload would. */
    write(name: string, draft: FormDraft): void {
      try {
        engine().setItem(keyOf(name), JSON.stringify(draft))
      } catch {
        // Full or forbidden.
      }
    },
    forget(name: string): void {
      try {
        engine().removeItem(keyOf(name))
      } catch {
        // Forbidden: then nothing was kept.
      }
    },
  }
}

export type FormDrafts = ReturnType<typeof createFormDrafts>
