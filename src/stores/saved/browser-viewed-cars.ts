/** The viewed cars of this browser. */
import { createViewedCars } from './viewed-cars.ts'

export const viewedCars = createViewedCars(() => localStorage)
