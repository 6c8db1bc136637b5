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
