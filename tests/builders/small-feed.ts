/** Feeds in our canonical JSON for the small test site. */
import { writeFile } from 'node:fs/promises'

export interface FeedCar {
  id: string
  make: string
  model: string
  badge: string
  price: number
  status?: string
  dealercomments?: string
  created_at?: string | null
  sold_date?: string
  show_on_dealer_website?: boolean
  location_code?: string
}

const MODELS = [
  ['Toyota', 'Hilux', 'Utility'],
  ['Toyota', 'Corolla', 'Hatchback'],
  ['Ford', 'Ranger', 'Utility'],
  ['Mazda', 'CX-5', 'SUV'],
] as const

export function feedCar(index: number, overrides: Partial<FeedCar> = {}): FeedCar {
  const [make, model] = MODELS[index % MODELS.length] ?? MODELS[0]
  return { id: `s${index}`, make, model, badge: 'Base', price: 20_000 + (index % 7) * 1_000, ...overrides }
}

/** The row of a car in such a feed. */
export const feedRow = (car: FeedCar): object => ({
  stocknum: car.id,
  year: 2021,
  car_type: 'used',
  status: 'in_stock',
  km: 40_000,
  body: MODELS.find(([, model]) => model === car.model)?.[2] ?? 'SUV',
  fuel: 'Petrol',
  colour: 'White',
  created_at: '2026-01-01T00:00:00Z',
  price_type: 'drive_away',
  show_on_dealer_website: true,
  ...car,
})

export function feedText(cars: readonly FeedCar[]): string {
  return `[\n${cars.map((car) => JSON.stringify(feedRow(car))).join(',\n')}\n]\n`
}

export const writeFeed = (file: string, cars: readonly FeedCar[]): Promise<void> => writeFile(file, feedText(cars))
