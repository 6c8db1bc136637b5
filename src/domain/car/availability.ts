/** Whether a car can still be had (S1 §4 "Availability"). */
import type { Car } from './car.ts'

export type Availability = 'inStock' | 'sold'

/** In stock means in_stock or coming_soon; any other status is shown as sold (S1 §4). */
export function availability(car: Pick<Car, 'status'>): Availability {
  return car.status === 'in_stock' || car.status === 'coming_soon' ? 'inStock' : 'sold'
}
