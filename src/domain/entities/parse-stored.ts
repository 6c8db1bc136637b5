/** How a value that a browser has stored is read back: anything may have written there. Small, for it runs in browsers. */
import * as v from 'valibot'

/** Every entry of a stored list that fits, in its order; junk is left out. */
export function parseStoredList<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  stored: string | null,
): v.InferOutput<TSchema>[] {
  const list = readJson(stored)
  if (!Array.isArray(list)) return []
  return list.flatMap((value) => {
    const result = v.safeParse(schema, value)
    return result.success ? [result.output] : []
  })
}

/** `undefined` when it is no JSON, which no schema of an entity lets in. */
function readJson(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
