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

/** Only cars in stock, with a price above 0 and images. */
export function showsCompareToggle(
  state: Availability,
  car: { readonly priceAud: number | null; readonly imageCount: number },
): boolean {
  return state === 'inStock' && car.priceAud !== null && car.priceAud > 0 && car.imageCount > 0
}
