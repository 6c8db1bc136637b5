/** How a car is named where it is shown (S1 §2 "Card content", "Sidebar", "Breadcrumbs"). */
import type { Car } from './car.ts'

/** "2022 Toyota Hilux": the line that is read first. */
export function carTitle({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string {
  return [String(year), make, model].filter((part) => part !== '').join(' ')
}

/** "SR5 GUN126R", the badge and series below it; empty when the feed gives neither. */
export function carVariant({ badge, series }: Pick<Car, 'badge' | 'series'>): string {
  if (badge === null || series === null) return badge ?? series ?? ''
  return withSeries(badge, series)
}

/** "2022 Toyota Hilux SR5", without the series. */
export function carFullTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'badge'>): string {
  return car.badge === null ? carTitle(car) : `${carTitle(car)} ${car.badge}`
}

/**
 * S1 §2: the current title is "year make model badge", or the name when series is shown.
 * A name that does not mention the series has it added (ours: many feeds give no name of their own).
 */
export function carCurrentTitle(
  car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series' | 'name'>,
  showSeries: boolean,
): string {
  if (!showSeries) return carFullTitle(car)
  return car.series === null ? car.name : withSeries(car.name, car.series)
}

/** Some feeds repeat the series in the badge or the name. */
function withSeries(words: string, series: string): string {
  return words.toLowerCase().includes(series.toLowerCase()) ? words : `${words} ${series}`
}
