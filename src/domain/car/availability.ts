/** Whether a car can still be bought, saved and compared (S1 §4 "Availability"). */

export type Availability = 'inStock' | 'sold'

/** In stock means in_stock or coming_soon; any other status, known or not, is shown as sold (S1 §3, §4). */
export function availability(car: { readonly status: string }): Availability {
  return car.status === 'in_stock' || car.status === 'coming_soon' ? 'inStock' : 'sold'
}

/** Only cars in stock can be saved; a sold one keeps the button while it is saved, so that it can be removed. */
export function showsSaveToggle(state: Availability, isSaved: boolean): boolean {
  return state === 'inStock' || isSaved
}

/** What a car lacks that a comparison needs: being in stock, a price above 0, a photo; `null` when it has all. */
export function compareObstacle(
  state: Availability,
  car: { readonly priceAud: number | null; readonly offerPriceAud: number | null; readonly imageCount: number },
): 'sold' | 'price' | 'photo' | null {
  if (state === 'sold') return 'sold'
  // Of a car with an offer alone the offer is the price that is shown.
  if ((car.priceAud ?? car.offerPriceAud ?? 0) <= 0) return 'price'
  return car.imageCount > 0 ? null : 'photo'
}
