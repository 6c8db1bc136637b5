/** What a car's fuel costs, or its electricity (S1 §5 "Fuel calculator"). */
import type { Car } from '#domain/car/car.ts'
import { formatAud, toCents } from '#domain/formats/money.ts'

/** S1 §5. */
export const FUEL_PRICE_AUD_PER_LITRE = 1.7
export const WEEKLY_DISTANCE_KM = 250
export const FUEL_LITRES_PER_100_KM = 10
/** Ours: what an electric car typically uses. */
export const KILOWATT_HOURS_PER_100_KM = 17

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

export interface FuelOptions {
  readonly enabled: boolean
  readonly priceAudPerLitre: number
  readonly weeklyDistanceKm: number
  readonly litresPer100Km: number
  /** `null`: electric cars have no calculator. */
  readonly priceAudPerKilowattHour: number | null
  readonly kilowattHoursPer100Km: number
}

export interface FuelUse {
  readonly unit: 'litre' | 'kilowattHour'
  /** Of a litre or a kilowatt hour. */
  readonly priceAud: number
  readonly weeklyDistanceKm: number
  readonly usePer100Km: number
  /** Whether the use is the car's own, and not what the site takes for a typical car. */
  readonly isOfCar: boolean
}

/**
 * What the calculator of a car begins with; `null` where it has none. S1 §5: it is hidden for electric cars; ours: unless
 * the site gives a price of electricity. Ours: nor has one what is not sold by the litre (hydrogen), or burns nothing (a
 * caravan that names no fuel).
 */
export function fuelUse(
  { fuelType, itemType, fuelLitresPer100Km }: Pick<Car, 'fuelType' | 'itemType' | 'fuelLitresPer100Km'>,
  options: FuelOptions,
): FuelUse | null {
  const { weeklyDistanceKm, priceAudPerKilowattHour } = options
  if (!options.enabled || fuelType === 'Hydrogen' || (itemType === 'caravan' && fuelType === null)) return null
  if (fuelType === 'Electric') {
    const usePer100Km = options.kilowattHoursPer100Km
    return priceAudPerKilowattHour === null
      ? null
      : { unit: 'kilowattHour', priceAud: priceAudPerKilowattHour, weeklyDistanceKm, usePer100Km, isOfCar: false }
  }
  // S1 §5: the site's default where the variant gives none.
  const own = fuelLitresPer100Km !== null && fuelLitresPer100Km > 0 ? fuelLitresPer100Km : null
  const usePer100Km = own ?? options.litresPer100Km
  return { unit: 'litre', priceAud: options.priceAudPerLitre, weeklyDistanceKm, usePer100Km, isOfCar: own !== null }
}

/** The number in "$1.70", "1,250" or "250 kms"; `null` when there is none, or when it is negative. */
export function readFuelEntry(entered: string): number | null {
  const digits = entered.replace(/[$,]|kms?/gi, '').trim()
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) && value >= 0 ? value : null
}

/** What the two fields show at first: "$1.70" and "250 kms". */
export function startingFuelEntries({ priceAud, weeklyDistanceKm }: FuelUse) {
  return { price: `$${priceAud.toFixed(2)}`, distance: `${weeklyDistanceKm} kms` }
}

export interface FuelCost {
  readonly weeklyAud: number
  readonly monthlyAud: number
  readonly yearlyAud: number
}

/** Exact to the cent; a month is a twelfth of a year of 52 weeks. */
export function fuelCost({ weeklyDistanceKm, usePer100Km, priceAud }: Omit<FuelUse, 'unit' | 'isOfCar'>): FuelCost {
  const weeklyAud = (weeklyDistanceKm / 100) * usePer100Km * priceAud
  const yearlyAud = weeklyAud * WEEKS_PER_YEAR
  return {
    weeklyAud: toCents(weeklyAud) / 100,
    monthlyAud: toCents(yearlyAud / MONTHS_PER_YEAR) / 100,
    yearlyAud: toCents(yearlyAud) / 100,
  }
}

/** "$42.50", "$184", "$2,210": cents for a week alone. */
export function fuelCostTexts({ weeklyAud, monthlyAud, yearlyAud }: FuelCost) {
  return {
    weekly: formatAud(weeklyAud),
    monthly: formatAud(Math.round(monthlyAud)),
    yearly: formatAud(Math.round(yearlyAud)),
  }
}
