/** The series by which one site sorts its stock (S1 §3 "Series": duo, city, sport on one site). */
import type { Car } from './car.ts'

/**
 * The site's own series that a car belongs to, as the site writes it: the first whose name stands as whole words in
 * the car's series, badge or model. `null` when the site has no series, or the car none of them.
 */
export function siteSeries(
  car: Pick<Car, 'series' | 'badge' | 'model'>,
  siteSeriesNames: readonly string[],
): string | null {
  const words = [car.series, car.badge, car.model].map((text) => ` ${plainWords(text ?? '')} `)
  return siteSeriesNames.find((name) => words.some((text) => text.includes(` ${plainWords(name)} `))) ?? null
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
