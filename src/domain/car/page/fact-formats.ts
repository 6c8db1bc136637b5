/** How what is measured of a vehicle is written, on cards and pages alike. */
import { groupThousands } from '../../formats/money.ts'

/** "6.48 m". */
export function formatMetres(lengthMm: number): string {
  return `${(lengthMm / 1000).toFixed(2).replace(/\.?0+$/, '')} m`
}

/** "Sleeps 4". */
export function formatBerths(sleeps: number | null): string | null {
  return sleeps === null ? null : `Sleeps ${sleeps}`
}

/** "2,510 kg". */
export function formatKg(kg: number | null): string | null {
  return kg === null ? null : `${groupThousands(kg)} kg`
}

/** "649 cc". */
export function formatCc(cc: number | null): string | null {
  return cc === null ? null : `${groupThousands(cc)} cc`
}
