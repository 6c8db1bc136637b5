/** Any value as it would be written in a message: on one line, and not for ever. */

const LONGEST_VALUE = 60

/** `"abc"`, `12`, `["a"]`; clipped to one line. */
export function writtenValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  // JSON has no NaN and no infinity: it would write null.
  if (typeof value === 'number') return String(value)
  const written = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value))
  return written.length > LONGEST_VALUE ? `${written.slice(0, LONGEST_VALUE)}…` : written
}
