/** How a car is named where it is shown (S1 §2 "Card content", "Sidebar"). */
import type { Car } from './car.ts'

/** "2022 Toyota Hilux": the line that is read first. */
export function carTitle({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string {
  return `${year} ${make} ${model}`
}

/** "SR5 GUN126R", the badge and series below it; empty when the feed gives neither. */
export function carVariant({ badge, series }: Pick<Car, 'badge' | 'series'>): string {
  if (badge === null || series === null) return badge ?? series ?? ''
  // Some feeds repeat the series in the badge.
  return badge.toLowerCase().includes(series.toLowerCase()) ? badge : `${badge} ${series}`
}

/** "2022 Toyota Hilux SR5", without the series. */
export function carFullTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'badge'>): string {
  return car.badge === null ? carTitle(car) : `${carTitle(car)} ${car.badge}`
}
