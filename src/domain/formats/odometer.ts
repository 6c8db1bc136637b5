/** A distance driven, as text. */
import { groupThousands } from './money.ts'

/** "41,250 km". */
export function formatOdometer(odometerKm: number): string {
  return `${groupThousands(Math.round(odometerKm))} km`
}
