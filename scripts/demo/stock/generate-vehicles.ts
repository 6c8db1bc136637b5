/** Made-up stock: the same options give the same vehicles. */
import type { DemoStockProfile } from '#config/schema/stock.ts'
import { generateBikeOrTruck } from './bikes-and-trucks/generate-bike-or-truck.ts'
import { salesComments } from './comments/sales-comments.ts'
import type { DemoLocation, DemoVehicle } from './demo-vehicle.ts'
import { generateCar } from './generate-car.ts'
import { generateCaravan } from './generate-caravan.ts'
import { generateElectricCar } from './generate-electric-car.ts'
import { vehicleFilms } from './pictures/vehicle-films.ts'
import { vehicleImages, vehicleInterior, vehiclePoints, vehicleSpin } from './pictures/vehicle-images.ts'
import { createRandom, seedOf } from './random.ts'
import { uncommonFields } from './uncommon-fields.ts'

export interface GenerateOptions {
  seed: number
  count: number
  profile: DemoStockProfile
  /** The instant that ages, arrivals and sales are reckoned from. */
  asAt: Date
  /** Where the vehicles stand; at least one. */
  locations: readonly DemoLocation[]
}

const COMMENT_SEED = 0x2545f491
const UNCOMMON_SEED = 0x1b873593

const GENERATORS = {
  cars: generateCar,
  caravans: generateCaravan,
  'bikes-and-trucks': generateBikeOrTruck,
  'electric-subscriptions': generateElectricCar,
} as const satisfies Record<DemoStockProfile, unknown>

/** Clean vehicles: what a good feed would say. */
export function generateVehicles({ seed, count, profile, asAt, locations }: GenerateOptions): DemoVehicle[] {
  const generate = GENERATORS[profile]
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seedOf(seed, index))
    const vehicle = generate(random, asAt, random.pick(locations), index + 1)
    // Its own dice: other sentences leave the vehicle as it is.
    const dealercomments = salesComments(createRandom(seedOf(seed ^ COMMENT_SEED, index)), vehicle, asAt)
    const spin = vehicleSpin(vehicle)
    const interior = vehicleInterior(vehicle)
    const points = vehiclePoints(vehicle)
    const uncommon = uncommonFields(createRandom(seedOf(seed ^ UNCOMMON_SEED, index)), vehicle)
    return {
      ...vehicle,
      ...uncommon,
      dealercomments,
      images: vehicleImages(vehicle),
      ...(spin.length === 0 ? {} : { spin_images: spin }),
      ...vehicleFilms(vehicle, spin),
      ...(interior === null ? {} : { spin_interior_image: interior }),
      ...(points === null ? {} : { hotspots: points }),
    }
  })
}
