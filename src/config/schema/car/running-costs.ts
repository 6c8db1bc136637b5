/** The fuel and delivery calculators of a vehicle's page. */
import * as v from 'valibot'
import { postcodeOverlap, readPostcodeRange } from '#domain/running-costs/delivery-price.ts'
import {
  FUEL_LITRES_PER_100_KM,
  FUEL_PRICE_AUD_PER_LITRE,
  WEEKLY_DISTANCE_KM,
} from '#domain/running-costs/fuel-cost.ts'
import { option, required } from '../option.ts'
import { amountAud, text } from '../text.ts'

const above0 = (max: number) =>
  v.pipe(v.number(), v.gtValue(0, 'expected more than 0'), v.maxValue(max, `expected at most ${max}`))

const fuelSchema = v.strictObject({
  enabled: option(v.boolean(), true, 'Whether cars that burn fuel have a fuel calculator.', 'S1 §5'),
  priceAudPerLitre: option(
    above0(20),
    FUEL_PRICE_AUD_PER_LITRE,
    'The fuel price at first, in dollars a litre.',
    'S1 §5',
  ),
  weeklyDistanceKm: option(above0(10_000), WEEKLY_DISTANCE_KM, 'The weekly distance at first, in kilometres.', 'S1 §5'),
  litresPer100Km: option(
    above0(200),
    FUEL_LITRES_PER_100_KM,
    'The fuel use of a car whose variant gives none, in litres per 100 km.',
    'S1 §5',
  ),
})

const postcodes = v.pipe(
  v.string(),
  v.check(
    (range) => readPostcodeRange(range) !== null,
    'expected a postcode or a range from low to high, such as "4205" or "4000-4179"',
  ),
)

const regionSchema = v.strictObject({
  name: required(text, 'The region as shoppers know it, such as "Greater Brisbane".', 'S1 §3'),
  priceAud: required(amountAud(0, 100_000), 'What delivery there costs, in dollars.', 'S1 §3'),
  postcodes: required(
    v.pipe(v.array(postcodes), v.minLength(1, 'expected at least one postcode')),
    'Its postcodes, each a postcode or a range: "4205", "4000-4179".',
    'S1 §7',
  ),
})

const deliverySchema = v.strictObject({
  regions: option(
    v.pipe(
      v.array(regionSchema),
      v.check((regions) => postcodeOverlap(regions) === null, 'expected each postcode in one region only'),
    ),
    [],
    'Regions and their prices; without any there is no delivery calculator.',
    'S1 §3',
  ),
})

export const runningCostsSchema = v.strictObject({
  fuel: option(fuelSchema, {}, 'The fuel calculator.', 'S1 §5'),
  delivery: option(deliverySchema, {}, 'The delivery calculator.', 'S1 §5'),
})
