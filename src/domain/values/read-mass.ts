/** Masses as feeds of caravans and trucks write them, in kilograms and tonnes. */
import { readNumber } from './read-number.ts'

const TONNES = /^(\d{1,3}(?:\.\d+)?)\s*(?:t|tonnes?|tons?)$/i
const KG_PER_TONNE = 1_000
/** Tonnes without a unit: no caravan and no truck weighs 50 kg. */
const MIN_KG = 50

/** Kilograms of 2500, "2,500 kg", "2.5 t" or 2.5; `null` when it is no mass. */
export function readMassKg(value: unknown): number | null {
  const tonnes = typeof value === 'string' ? TONNES.exec(value.slice(0, 40).trim()) : null
  if (tonnes !== null) return Math.round(Number(tonnes[1]) * KG_PER_TONNE)
  const number = readNumber(value)
  return number !== null && number > 0 && number < MIN_KG ? Math.round(number * KG_PER_TONNE) : number
}
