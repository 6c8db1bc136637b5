/** One made-up car: its price and odometer follow from its age. */
import type { Engine } from './car-engines.ts'
import { ENGINES } from './car-engines.ts'
import { carFeatures } from './car-features.ts'
import type { CarModel } from './car-models.ts'
import { CAR_MODELS } from './car-models.ts'
import type { DemoLocation, DemoVehicle } from './demo-vehicle.ts'
import { isoMonth } from './demo-vehicle.ts'
import { demoVin, registrationPlate } from './identity.ts'
import { paint } from './paint.ts'
import type { Random } from './random.ts'
import { saleState } from './sale-state.ts'

type Condition = 'new' | 'demo' | 'used'

export function generateCar(
  random: Random,
  asAt: Date,
  location: DemoLocation,
  number: number,
  models: readonly CarModel[] = CAR_MODELS,
): DemoVehicle {
  const soldNew = models.filter(({ make }) => location.makes.includes(make))
  const condition = soldNew.length === 0 || random.chance(0.55) ? 'used' : random.chance(0.2) ? 'demo' : 'new'
  // A dealer takes in trade more of the makes that it sells.
  const model = random.pick(condition !== 'used' || (soldNew.length > 0 && random.chance(0.4)) ? soldNew : models)
  const [badge, listAud, engineName, ownDrive] = random.pick(model.variants)
  const rank =
    model.variants.length === 1
      ? 0.5
      : model.variants.findIndex((one) => one[0] === badge) / (model.variants.length - 1)
  const engine: Engine = ENGINES[engineName]
  const thisYear = asAt.getUTCFullYear()
  const ageYears = condition === 'used' ? age(random, model, thisYear) : random.chance(0.3) ? 1 : 0
  const year = thisYear - ageYears
  const buildMonth = random.integer(1, ageYears === 0 ? Math.max(1, asAt.getUTCMonth()) : 12)
  const odometerKm = odometer(random, condition, ageYears)
  const priceAud = price(random, condition, listAud, ageYears, odometerKm)
  const gearbox = random.pick(engine.gearboxes)
  const colour = paint(random)
  const features = carFeatures(random, rank, { ...model, listAud })
  const stockNumber = `${condition.charAt(0).toUpperCase()}${100_000 + number}`
  return {
    id: stockNumber,
    stocknum: stockNumber,
    year,
    make: model.make,
    model: model.model,
    badge,
    series: model.series,
    colour,
    interior_colour: random.pick(['Black', 'Black', 'Grey', 'Beige', 'Brown']),
    car_type: condition,
    item_type: 'car',
    ...saleState(random, asAt, { priceAud, condition, ageYears, km: odometerKm }),
    certified: condition === 'used' && ageYears <= 4 && random.chance(0.15),
    show_on_dealer_website: true,
    price: priceAud,
    price_type: condition === 'used' && random.chance(0.3) ? 'excluding_government_charges' : 'drive_away',
    vin: demoVin(random),
    ...(condition === 'used' ? registration(random, asAt, location.state) : {}),
    nvic: `DEM${random.integer(100, 999)}`,
    images: [],
    ...(odometerKm === null ? {} : { km: odometerKm }),
    seats: model.seats,
    doors: model.doors,
    fuel: engine.fuel,
    trans: gearbox,
    ...(/^\d/.test(gearbox) ? { gearnum: Number.parseInt(gearbox, 10) } : {}),
    drive: ownDrive ?? model.drive,
    body: model.body,
    ...(engine.litres === null ? {} : { engine_size: engine.litres }),
    ...(engine.cylinders === null ? {} : { cylinders: engine.cylinders }),
    ...(engine.induction === null ? {} : { induction: engine.induction }),
    power_kw: engine.powerKw,
    torque: engine.torqueNm,
    ...(engine.litresPer100Km === null ? {} : { fuelconsumptioncombined: engine.litresPer100Km }),
    ...(engine.tankLitres === null ? {} : { fuelcapacity: engine.tankLitres }),
    ...(model.towingKg === 0 ? {} : { towingcapacitybraked: model.towingKg }),
    ...(model.ancapStars === null ? {} : { ancaprating: model.ancapStars }),
    build_date: isoMonth(year, buildMonth),
    compliance_date: isoMonth(year, Math.min(12, buildMonth + 1)),
    features,
    location_code: location.code,
  }
}

/** Years of a used car: mostly two to seven, never before its model came. */
function age(random: Random, model: CarModel, thisYear: number): number {
  const wanted = 1 + Math.floor((random.next() + random.next()) * 5.5)
  return Math.max(0, Math.min(wanted, thisYear - model.since))
}

function odometer(random: Random, condition: Condition, ageYears: number): number | null {
  if (condition === 'new') return random.chance(0.5) ? random.integer(5, 40) : null
  if (condition === 'demo') return random.integer(600, 7_500)
  return Math.round((ageYears + 0.4) * random.integer(7_000, 21_000) + random.integer(200, 3_000))
}

/** Drive-away prices that end as advertised ones do: $41,990, $23,888. */
function price(
  random: Random,
  condition: Condition,
  listAud: number,
  ageYears: number,
  odometerKm: number | null,
): number {
  const onRoadAud = listAud * 1.06
  if (condition === 'new') return adEnding(random, onRoadAud * (ageYears === 0 ? 1 : 0.96))
  if (condition === 'demo') return adEnding(random, onRoadAud * 0.91)
  const expectedKm = (ageYears + 0.4) * 14_000
  const wear = 1 - Math.max(-0.12, Math.min(0.15, (((odometerKm ?? 0) - expectedKm) / 100_000) * 0.2))
  return adEnding(random, listAud * 0.88 * 0.905 ** ageYears * wear * (0.97 + random.next() * 0.06))
}

function adEnding(random: Random, aud: number): number {
  return Math.max(4_990, Math.floor(aud / 1000) * 1000 + random.pick([990, 990, 990, 888, 880, 490]))
}

function registration(random: Random, asAt: Date, state: string): DemoVehicle {
  const expiry = new Date(asAt.getTime() + random.integer(10, 360) * 86_400_000)
  return { regplate: registrationPlate(random, state), rego_expiry: expiry.toISOString().slice(0, 10) }
}
