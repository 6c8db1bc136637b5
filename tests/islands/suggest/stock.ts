/** Cars for the tests of the search box: few, and each the only one of its kind. */
import type { Car } from '#domain/car/car.ts'
import { cardFields } from '#search/card-of-hit.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { makeDocument } from '../../builders/make-document.ts'
import { makeCard } from '../../builders/make-summary.ts'

type Line = readonly [
  make: string,
  model: string,
  badge: string,
  year: number,
  priceAud: number,
  odometerKm: number,
  bodyType: Car['bodyType'],
  fuelType: NonNullable<Car['fuelType']>,
  colourFamily: Car['colourFamily'],
  place: string,
]

const LINES: readonly Line[] = [
  ['Toyota', 'Hilux', 'SR5', 2021, 38_990, 61_200, 'ute', 'Diesel', 'white', 'Chermside'],
  ['Toyota', 'Hilux', 'Workmate', 2019, 29_500, 118_400, 'ute', 'Diesel', 'white', 'Toowoomba'],
  ['Toyota', 'Hilux', 'Rogue', 2023, 62_990, 21_000, 'ute', 'Diesel', 'grey', 'Moorooka'],
  ['Ford', 'Ranger', 'Wildtrak', 2022, 54_990, 40_100, 'ute', 'Diesel', 'blue', 'Chermside'],
  ['Ford', 'Ranger', 'XL', 2018, 27_990, 132_000, 'ute', 'Diesel', 'white', 'Moorooka'],
  ['Toyota', 'Corolla', 'Ascent Sport', 2020, 21_990, 54_300, 'hatch', 'Petrol', 'silver', 'Chermside'],
  ['Toyota', 'Corolla', 'ZR', 2023, 31_990, 12_800, 'hatch', 'Hybrid', 'white', 'Moorooka'],
  ['Mazda', '3', 'G20 Evolve', 2021, 25_990, 38_700, 'hatch', 'Petrol', 'red', 'Toowoomba'],
  ['Mazda', 'CX-5', 'Maxx Sport', 2020, 29_990, 66_000, 'suv', 'Petrol', 'grey', 'Chermside'],
  ['Mercedes-Benz', 'C-Class', 'C200', 2019, 39_990, 48_000, 'sedan', 'Petrol', 'black', 'Moorooka'],
  ['Kia', 'Carnival', 'Platinum', 2022, 57_990, 33_000, 'people-mover', 'Diesel', 'white', 'Chermside'],
  ['Hyundai', 'i30', 'N Line', 2021, 26_990, 29_000, 'hatch', 'Petrol', 'blue', 'Toowoomba'],
]

/** Midnight of the days on which the cars were listed, one after the other. */
export const FIRST_LISTED_MS = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** `extra` cars are listed after all others. */
export function suggestStock(extra: readonly Line[] = []): IndexedCar[] {
  return [...LINES, ...extra].map((line, index) => {
    const [make, model, badge, year, priceAud, odometerKm, bodyType, fuelType, colourFamily, city] = line
    const car: Partial<Car> = {
      id: `c${index}`,
      stockNumber: `S${1000 + index}`,
      slug: `car-c${index}`,
      name: `${year} ${make} ${model} ${badge}`,
      make,
      model,
      badge,
      year,
      priceAud,
      odometerKm,
      bodyType,
      fuelType,
      colourFamily,
      colour: colourFamily,
      carType: 'used',
      transmission: 'Automatic',
      seats: bodyType === 'people-mover' ? 8 : 5,
      createdAt: new Date(FIRST_LISTED_MS + index * DAY_MS).toISOString(),
      images: [],
    }
    const location = {
      name: `Brolga ${city}`,
      slug: city.toLowerCase(),
      address: { city, state: 'QLD' },
      dealership: null,
    }
    return {
      document: makeDocument(car, { location, rank: 100 - index }),
      card: cardFields(makeCard(car)),
      vin: null,
      registration: null,
      at: null,
    }
  })
}
