/** Made-up stock: the same options give the same vehicles. */
import type { DemoStockProfile } from '#config/schema/demo.ts'
import type { DemoLocation, DemoVehicle } from './demo-vehicle.ts'
import { generateCar } from './generate-car.ts'
import { generateCaravan } from './generate-caravan.ts'
import { createRandom, seedOf } from './random.ts'
import { vehicleImages } from './vehicle-images.ts'

export interface GenerateOptions {
  seed: number
  count: number
  profile: DemoStockProfile
  /** The instant that ages, arrivals and sales are reckoned from. */
  asAt: Date
  /** Where the vehicles stand; at least one. */
  locations: readonly DemoLocation[]
}

const GENERATORS = { cars: generateCar, caravans: generateCaravan } as const

/** Clean vehicles: what a good feed would say. */
export function generateVehicles({ seed, count, profile, asAt, locations }: GenerateOptions): DemoVehicle[] {
  const generate = GENERATORS[profile]
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seedOf(seed, index))
    const vehicle = generate(random, asAt, random.pick(locations), index + 1)
    return { ...vehicle, images: vehicleImages(vehicle) }
  })
}
