/** One made-up motorcycle or truck: where it stands sells the one or the other, by the makes sold there. */
import type { DemoLocation, DemoVehicle } from '../demo-vehicle.ts'
import { isoMonth } from '../demo-vehicle.ts'
import { demoVin, registrationPlate } from '../identity.ts'
import type { Random } from '../random.ts'
import { saleState } from '../sale-state.ts'
import { motorcycleFeatures, truckFeatures } from './bike-and-truck-features.ts'
import { MOTORCYCLE_MODELS } from './motorcycle-models.ts'
import { TRUCK_MODELS } from './truck-models.ts'

type Condition = 'new' | 'demo' | 'used'

interface Model {
  make: string
  since: number
  variants: readonly (readonly [badge: string, listAud: number])[]
}

/** What a year and a thousand kilometres cost. */
interface Wear {
  perYear: number
  kmPerYear: readonly [number, number]
}

const MOTORCYCLE_WEAR: Wear = { perYear: 0.91, kmPerYear: [1_800, 6_500] }
const TRUCK_WEAR: Wear = { perYear: 0.89, kmPerYear: [14_000, 38_000] }
const TRUCK_COLOURS = ['White', 'White', 'White', 'White', 'Silver', 'Depot Blue', 'Signal Red', 'Slate Grey']
const MAX_AGE_YEARS = 8

export function generateBikeOrTruck(random: Random, asAt: Date, location: DemoLocation, number: number): DemoVehicle {
  return location.makes.some((make) => TRUCK_MODELS.some((model) => model.make === make))
    ? generateTruck(random, asAt, location, number)
    : generateMotorcycle(random, asAt, location, number)
}

function generateMotorcycle(random: Random, asAt: Date, location: DemoLocation, number: number): DemoVehicle {
  const { model, badge, common } = generate(random, asAt, location, MOTORCYCLE_MODELS, MOTORCYCLE_WEAR)
  return {
    ...common,
    ...numbered(`B${20_000 + number}`),
    model: model.model,
    badge,
    colour: random.pick(model.colours),
    item_type: 'motorcycle',
    body: model.body,
    engine_size: model.engineCc,
    cylinders: model.cylinders,
    fuel: 'Unleaded petrol',
    trans: '6 speed manual',
    features: motorcycleFeatures(random, model.body, model.isLearnerApproved),
  }
}

function generateTruck(random: Random, asAt: Date, location: DemoLocation, number: number): DemoVehicle {
  const { model, badge, common } = generate(random, asAt, location, TRUCK_MODELS, TRUCK_WEAR)
  return {
    ...common,
    ...numbered(`T${40_000 + number}`),
    model: model.model,
    badge,
    colour: random.pick(TRUCK_COLOURS),
    item_type: 'truck',
    body: model.body,
    engine_size: model.engineLitres,
    power_kw: model.powerKw,
    torque: model.torqueNm,
    fuel: 'Diesel',
    trans: random.pick(model.gearboxes),
    drive: model.drive,
    seats: model.seats,
    grossvehiclemass: model.gvmKg,
    towingcapacitybraked: 3_500,
    features: truckFeatures(random, model.body),
  }
}

function numbered(stockNumber: string): DemoVehicle {
  return { id: stockNumber, stocknum: stockNumber }
}

/** What both have: make, condition, age, distance, price, sale. */
function generate<M extends Model>(
  random: Random,
  asAt: Date,
  { makes, state, code }: DemoLocation,
  models: readonly M[],
  { perYear, kmPerYear }: Wear,
): { model: M; badge: string; common: DemoVehicle } {
  const soldNew = models.filter(({ make }) => makes.includes(make))
  const condition: Condition =
    soldNew.length === 0 || random.chance(0.5) ? 'used' : random.chance(0.15) ? 'demo' : 'new'
  const model = random.pick(condition === 'used' ? models : soldNew)
  const [badge, listAud] = random.pick(model.variants)
  const thisYear = asAt.getUTCFullYear()
  const wantedAge = condition === 'used' ? random.integer(1, MAX_AGE_YEARS) : random.integer(0, 1)
  const ageYears = Math.max(0, Math.min(wantedAge, thisYear - model.since))
  const [least, most] = kmPerYear
  const km =
    condition === 'new'
      ? null
      : condition === 'demo'
        ? random.integer(300, 2_400)
        : Math.round((ageYears + 0.4) * random.integer(least, most))
  const worth = condition === 'new' ? 1 : condition === 'demo' ? 0.92 : 0.9 * perYear ** ageYears
  const priceAud = Math.floor((listAud * worth) / 100) * 100 + 90
  const year = thisYear - ageYears
  return {
    model,
    badge,
    common: {
      year,
      make: model.make,
      car_type: condition,
      ...saleState(random, asAt, { priceAud, condition, ageYears, km }),
      show_on_dealer_website: true,
      price: priceAud,
      price_type: 'drive_away',
      vin: demoVin(random),
      ...(condition === 'used' ? { regplate: registrationPlate(random, state) } : {}),
      images: [],
      ...(km === null ? {} : { km }),
      build_date: isoMonth(year, random.integer(1, ageYears === 0 ? Math.max(1, asAt.getUTCMonth()) : 12)),
      location_code: code,
    },
  }
}
