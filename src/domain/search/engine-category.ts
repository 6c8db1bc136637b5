/**
 * How many cylinders a car's engine has. No facet of S1 §3 tells engines apart, and shoppers do: so it is a category of
 * its own, beside those that a site names, in which the words of a search are found (ours).
 */
import type { Car } from '../car/car.ts'

/** "8 Cylinder", which the synonyms know as "V8"; null where the feed does not say, and of electric cars. */
export function engineCategory({ cylinders }: Pick<Car, 'cylinders'>): string | null {
  return cylinders ? `${cylinders} Cylinder` : null
}
