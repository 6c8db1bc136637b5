/** One made-up caravan, camper or motorhome. */
import { caravanFeatures } from './caravan-features.ts'
import { CARAVAN_MODELS } from './caravan-models.ts'
import { caravanSpecifications } from './caravan-specifications.ts'
import type { DemoLocation, DemoVehicle } from './demo-vehicle.ts'
import { isoMonth } from './demo-vehicle.ts'
import { demoVin, registrationPlate } from './identity.ts'
import type { Random } from './random.ts'
import { saleState } from './sale-state.ts'

/** A page of vans differs in colour; bodies that are pictured in three paints have those. */
const COLOURS = ['White', 'White', 'Silver', 'Graphite', 'Champagne', 'Denim Blue', 'Black', 'Moss Green']
const FEW_COLOURS = ['White', 'White', 'Silver', 'Silver', 'Graphite', 'Graphite']

/** From six to ten per cent of the tare, without dice of its own: it leaves the rest of the stock as it is. */
function ballWeightKg(tareKg: number, number: number): number {
  return Math.round((tareKg * (6 + (number % 5))) / 100 / 5) * 5
}

/** Sold for their owners, at whose homes they stand: no dice of their own, as above. */
const OWNERS: readonly (readonly [suburb: string, postcode: string])[] = [
  ['Woody Point', '4019'],
  ['Samford Village', '4520'],
  ['Beerwah', '4519'],
]

function ownersPlace(condition: string, number: number): DemoVehicle {
  const [suburb, postcode] = OWNERS[number % OWNERS.length] ?? []
  if (condition !== 'used' || number % 8 !== 5 || suburb === undefined || postcode === undefined) return {}
  return { private_suburb: suburb, private_postcode: postcode }
}

export function generateCaravan(random: Random, asAt: Date, location: DemoLocation, number: number): DemoVehicle {
  const soldNew = CARAVAN_MODELS.filter(({ make }) => location.makes.includes(make))
  const condition = soldNew.length > 0 && random.chance(0.5) ? 'new' : 'used'
  const model = random.pick(condition === 'new' ? soldNew : CARAVAN_MODELS)
  const [badge, listAud, lengthMm, sleeps, tareKg] = random.pick(model.variants)
  const thisYear = asAt.getUTCFullYear()
  const wantedAge = condition === 'new' ? random.integer(0, 1) : random.integer(1, 11)
  const ageYears = Math.max(0, Math.min(wantedAge, thisYear - model.since))
  const year = thisYear - ageYears
  const priceAud = Math.floor((listAud * (condition === 'new' ? 1 : 0.9 * 0.94 ** ageYears)) / 500) * 500 + 490
  const features = caravanFeatures(random, model, badge, sleeps)
  const isMotorhome = model.body === 'Motorhome'
  const odometerKm = isMotorhome && condition === 'used' ? (ageYears + 1) * random.integer(5_000, 14_000) : null
  const colour = random.pick(model.body === 'Caravan' ? COLOURS : FEW_COLOURS)
  const stockNumber = `CV${10_000 + number}`
  return {
    id: stockNumber,
    stocknum: stockNumber,
    year,
    make: model.make,
    model: model.model,
    badge,
    colour,
    car_type: condition,
    item_type: 'caravan',
    ...saleState(random, asAt, { priceAud, condition, ageYears, km: odometerKm }),
    show_on_dealer_website: true,
    price: priceAud,
    price_type: 'drive_away',
    vin: demoVin(random),
    ...(condition === 'used' ? { regplate: registrationPlate(random, location.state) } : {}),
    images: [],
    ...(odometerKm === null ? {} : { km: odometerKm, fuel: 'Diesel', trans: '6 speed automatic' }),
    body: model.body,
    build_date: isoMonth(year, random.integer(1, 10)),
    body_width: random.pick([2_100, 2_280, 2_380, 2_490]),
    body_length: lengthMm,
    tare_weight: tareKg,
    // The mass of what is towed: a motorhome has none.
    ...(isMotorhome
      ? {}
      : { aggregate_trailer_mass: tareKg + random.integer(6, 12) * 50, ball_weight: ballWeightKg(tareKg, number) }),
    axle_type: model.axle,
    sleeps,
    features,
    location_code: location.code,
    ...ownersPlace(condition, number),
    ...caravanSpecifications(number),
  }
}
