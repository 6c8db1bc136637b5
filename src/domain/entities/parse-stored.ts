/** How a value that a browser has stored is read back: anything may have written there. Small, for it runs in browsers. */
import * as v from 'valibot'

/** The stored value; `null` when nothing is stored, or nothing that fits. */
export function parseStored<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  stored: string | null,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, readJson(stored))
  return result.success ? result.output : null
}

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
