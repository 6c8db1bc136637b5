/** Whether a car can still be had (S1 §4 "Availability"). */

export type Availability = 'inStock' | 'sold'

/** In stock means in_stock or coming_soon; any other status, known or not, is shown as sold (S1 §3, §4). */
export function availability(car: { readonly status: string }): Availability {
  return car.status === 'in_stock' || car.status === 'coming_soon' ? 'inStock' : 'sold'
}
