/** Whether a car can be saved and compared (S1 §4 "Availability"). */
import type { Availability } from './availability.ts'

/** Only cars in stock can be saved; of a sold one the button stays when it is saved already, so that it can be let go. */
export function showsSaveToggle(state: Availability, isSaved: boolean): boolean {
  return state === 'inStock' || isSaved
}

/** Only cars in stock, with a price above 0 and images. */
export function showsCompareToggle(
  state: Availability,
  car: { readonly priceAud: number | null; readonly imageCount: number },
): boolean {
  return state === 'inStock' && car.priceAud !== null && car.priceAud > 0 && car.imageCount > 0
}
