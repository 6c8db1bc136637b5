/** Cars for the tests of the filters: 240 of them, spread evenly and the same in every run. */
import type { BodyType, Car, CarType } from '#domain/car/car.ts'
import { COLOUR_FAMILIES } from '#domain/car/car.ts'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { makeDocument } from '../../builders/make-document.ts'

const MODELS: readonly (readonly [make: string, model: string, bodyType: BodyType, priceAud: number])[] = [
  ['Toyota', 'Corolla', 'hatch', 28_000],
  ['Toyota', 'Hilux', 'ute', 58_000],
  ['Toyota', 'RAV4', 'suv', 44_000],
  ['Mazda', 'CX-5', 'suv', 38_500],
  ['Mazda', '3', 'hatch', 27_300],
  ['Kia', 'Sportage', 'suv', 36_200],
  ['Kia', 'Carnival', 'people-mover', 52_000],
  ['Ford', 'Ranger', 'ute', 61_000],
  ['Ford', 'Mustang', 'coupe', 72_000],
  ['Hyundai', 'i30', 'hatch', 20_900],
  ['Subaru', 'Outback', 'wagon', 41_000],
  ['Volkswagen', 'Golf', 'hatch', 33_000],
  ['Mitsubishi', 'Triton', 'ute', 43_000],
  ['Nissan', 'X-Trail', 'suv', 37_700],
  ['Honda', 'Civic', 'sedan', 34_100],
  ['Lexus', 'NX', 'suv', 69_900],
  ['Citroën', 'C4', 'hatch', 31_000],
  ['Land Rover', 'Defender', 'suv', 98_400],
  ['Tesla', 'Model 3', 'sedan', 57_800],
  ['Isuzu', 'D-MAX', 'ute', 55_500],
]
const CAR_TYPES: readonly CarType[] = ['used', 'used', 'new', 'used', 'demo']
const CITIES = ['Chermside', 'Burpengary']

export function filterStock(overrides: Partial<Car> = {}): CarDocument[] {
  return Array.from({ length: 240 }, (_, index) => {
    const [make, model, bodyType, priceAud] =
      MODELS[(index * 7 + Math.floor(index / 20)) % MODELS.length] ?? MODELS[0] ?? []
    const age = index % 12
    const city = CITIES[index % CITIES.length] ?? ''
    const car: Partial<Car> = {
      id: `c${index}`,
      stockNumber: `S${index}`,
      slug: `car-c${index}`,
      name: `${2025 - age} ${make} ${model}`,
      make: make ?? '',
      model: model ?? '',
      bodyType: bodyType ?? 'suv',
      year: 2025 - age,
      priceAud: Math.round(((priceAud ?? 0) * (100 - age * 5)) / 100 / 10) * 10 - 10,
      odometerKm: age * 13_400 + index * 7,
      carType: age === 0 ? 'new' : (CAR_TYPES[index % CAR_TYPES.length] ?? 'used'),
      colourFamily: COLOUR_FAMILIES[(index * 3) % COLOUR_FAMILIES.length] ?? 'white',
      fuelType: index % 5 === 0 ? 'Hybrid' : index % 3 === 0 ? 'Diesel' : 'Petrol',
      transmission: index % 7 === 0 ? 'Manual' : 'Automatic',
      drive: bodyType === 'ute' ? '4WD' : index % 4 === 0 ? 'AWD' : 'FWD',
      seats: bodyType === 'people-mover' ? 8 : 5,
      certified: index % 6 === 0,
      ...overrides,
    }
    const location = {
      name: `${city} Yard`,
      slug: city.toLowerCase(),
      address: { city, state: 'QLD' },
      dealership: null,
    }
    return makeDocument(car, { location, rank: index })
  })
}
