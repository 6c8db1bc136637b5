/** A distance driven, as text. */
import { groupThousands } from './money.ts'

/** "41,250 km". */
export function formatOdometer(odometerKm: number): string {
  return `${groupThousands(Math.round(odometerKm))} km`
}

/** "12,000 kms": the value of a field in which kilometres are typed (S2 §5). */
export function formatKilometreField(kilometres: number): string {
  return `${groupThousands(Math.round(kilometres))} kms`
}

/** What was typed there: "85000", "85,000 km"; `null` when it is no number. */
export function readKilometres(text: string): number | null {
  const digits = /^(\d[\d, ]*)(?:\.\d+)?\s*(?:kms?)?$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits.replace(/[, ]/g, ''))
}
