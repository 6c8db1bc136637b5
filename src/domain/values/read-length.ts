/** Lengths as caravan feeds write them, in metres, centimetres, millimetres, feet and inches. */
import { readNumber } from './read-number.ts'

const MM_PER_FOOT = 304.8
const MM_PER_INCH = 25.4

const IMPERIAL = /^(\d{1,2}(?:\.\d+)?)\s*(?:'|ft|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|''|in(?:ch(?:es)?)?)?)?$/i
const METRIC = /^(\d+(?:\.\d+)?)\s*(m|cm)$/i

/** Millimetres of 6500, "6500 mm", "6.5 m", "21 ft" or "21'6\""; `null` when it is no length. */
export function readLengthMm(value: unknown): number | null {
  const text = typeof value === 'string' ? value.slice(0, 40).trim() : ''
  const imperial = IMPERIAL.exec(text)
  if (imperial !== null) return Number(imperial[1]) * MM_PER_FOOT + Number(imperial[2] ?? 0) * MM_PER_INCH
  const metric = METRIC.exec(text)
  if (metric !== null) return Number(metric[1]) * (metric[2]?.toLowerCase() === 'm' ? 1_000 : 10)
  const number = readNumber(value)
  // Metres without a unit: nothing with wheels is 30 mm long.
  return number !== null && number > 0 && number < 30 ? number * 1_000 : number
}
