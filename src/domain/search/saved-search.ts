/** A search that a shopper keeps, and its state: read from wherever it was kept, where anything may have written. */
import * as v from 'valibot'

const shortText = v.pipe(v.string(), v.maxLength(200))
const attribute = v.pipe(v.string(), v.regex(/^[a-z_.]{1,60}$/))
const end = v.nullable(v.pipe(v.number(), v.finite()))

/** What the vocabulary of a site does not know is dropped when the state is used. */
const searchStateSchema = v.object({
  query: v.pipe(v.string(), v.maxLength(1000)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sortBy: v.nullable(shortText),
  lists: v.record(attribute, v.pipe(v.array(shortText), v.maxLength(500))),
  ranges: v.record(attribute, v.object({ min: end, max: end })),
  toggles: v.pipe(v.array(attribute), v.maxLength(100)),
  /** What was kept before places were searched from has none. */
  near: v.optional(v.nullable(v.object({ of: shortText, withinKm: end })), null),
})

/** A path of this site with its parameters: never another host, nor a script. */
const searchPathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s"<>\\]{0,4000}$/))

export const searchEntrySchema = v.object({ path: searchPathSchema, state: searchStateSchema })

const epochMs = v.pipe(v.number(), v.integer(), v.minValue(0))

export const savedSearchSchema = v.object({
  ...searchEntrySchema.entries,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  savedAtMs: epochMs,
  /** Cars that were listed later are new to the shopper. */
  seenUpToMs: epochMs,
})
export type SavedSearch = v.InferOutput<typeof savedSearchSchema>
