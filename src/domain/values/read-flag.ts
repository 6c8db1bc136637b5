/** Yes and no as feeds, forms and stored values write them. */

const YES = new Set(['true', '1', 'yes', 'y', 't', 'on'])
const NO = new Set(['false', '0', 'no', 'n', 'f', 'off'])

/** `null` when it is neither. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const word = String(value).trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}
