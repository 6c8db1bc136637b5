/** Numbers as feeds write them: "$12,990", "45 000 km", "2.8L", 12990. */

/** Words by which feeds say that they have no value. */
const EMPTY_WORDS = new Set([
  '',
  '-',
  '--',
  'n/a',
  'null',
  'none',
  'undefined',
  'nan',
  'unknown',
  'tba',
  'tbc',
  'not available',
  'not specified',
  '- / -',
])

/** Whether a feed's value says nothing. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && value.length < 16 && EMPTY_WORDS.has(value.trim().toLowerCase())
}

const UNIT = String.raw`(?:kms?|kilomet(?:re|er)s?|l(?:it(?:re|er)s?)?(?:\s*\/\s*100\s*kms?)?|kgs?|mm|kw|nm|cc|cyl(?:inders?)?|doors?|seats?|speed|sp|stars?|aud|inc\.? gst)`
const NUMBER = new RegExp(
  String.raw`^(?:aud|a?\$)?\s*(-?)\s*\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?\s*(?:${UNIT}\.?)?$`,
  'i',
)

/** The number that a value says; `null` when it says none, such as "call us" or "1e9". */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.length > 40) return null
  const found = NUMBER.exec(value.trim())
  if (found === null) return null
  const size = Number((found[2] ?? '').replace(/[, ]/g, '') + (found[3] ?? ''))
  return found[1] === '-' ? -size : size
}
