/** What a car's fuel costs (S1 §5 "Fuel calculator"). */
import type { FuelType } from '#domain/car/car.ts'
import { toCents } from '#domain/formats/money.ts'

/** S1 §5. */
export const FUEL_PRICE_AUD_PER_LITRE = 1.7
export const WEEKLY_DISTANCE_KM = 250
export const FUEL_LITRES_PER_100_KM = 10

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

export interface FuelOptions {
  readonly enabled: boolean
  readonly priceAudPerLitre: number
  readonly weeklyDistanceKm: number
  readonly litresPer100Km: number
}

/** S1 §5: hidden for electric cars; ours: and for hydrogen, which is not sold by the litre. */
export function hasFuelCalculator(fuelType: FuelType | null, { enabled }: Pick<FuelOptions, 'enabled'>): boolean {
  return enabled && fuelType !== 'Electric' && fuelType !== 'Hydrogen'
}

/** The number in "$1.70", "1,250" or "250 kms"; `null` when there is none, or when it is negative. */
export function readFuelEntry(entered: string): number | null {
  const digits = entered.replace(/[$,]|kms?/gi, '').trim()
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) && value >= 0 ? value : null
}

/** What the two fields show at first: "$1.70" and "250 kms". */
export function startingFuelEntries({ priceAudPerLitre, weeklyDistanceKm }: FuelOptions) {
  return { price: `$${priceAudPerLitre.toFixed(2)}`, distance: `${weeklyDistanceKm} kms` }
}

export interface FuelUse {
  readonly priceAudPerLitre: number
  readonly weeklyDistanceKm: number
  /** `null`, or not above 0, when the variant gives none: then the site's default counts. */
  readonly litresPer100Km: number | null
}

export interface FuelCost {
  readonly litresPer100Km: number
  readonly weeklyAud: number
  readonly monthlyAud: number
  readonly yearlyAud: number
}

/** Exact to the cent; a month is a twelfth of a year of 52 weeks. */
export function fuelCost(use: FuelUse, defaultLitresPer100Km: number): FuelCost {
  const { litresPer100Km: given } = use
  const litresPer100Km = given !== null && given > 0 ? given : defaultLitresPer100Km
  const weeklyAud = (use.weeklyDistanceKm / 100) * litresPer100Km * use.priceAudPerLitre
  const yearlyAud = weeklyAud * WEEKS_PER_YEAR
  return {
    litresPer100Km,
    weeklyAud: toCents(weeklyAud) / 100,
    monthlyAud: toCents(yearlyAud / MONTHS_PER_YEAR) / 100,
    yearlyAud: toCents(yearlyAud) / 100,
  }
}
