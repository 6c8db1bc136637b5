/** Reads a configuration as it was written, which may be anything. */

export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  )
}

/** The texts of a list; none when it is no list. */
export function textsAt(value: unknown, ...path: string[]): string[] {
  const list = valueAt(value, ...path)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}
