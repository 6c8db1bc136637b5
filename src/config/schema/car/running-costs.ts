/** The fuel and delivery calculators of a vehicle's page. */
import * as v from 'valibot'
import { AUSTRALIAN_STATES } from '#domain/places/postcode-state.ts'
import { postcodeOverlap, readPostcodeRange, stateOverlap } from '#domain/running-costs/delivery-price.ts'
import {
  FUEL_LITRES_PER_100_KM,
  FUEL_PRICE_AUD_PER_LITRE,
  KILOWATT_HOURS_PER_100_KM,
  WEEKLY_DISTANCE_KM,
} from '#domain/running-costs/fuel-cost.ts'
import { option, required } from '../option.ts'
import { amountAud, choices, text, wholeNumber } from '../text.ts'

const above0 = (max: number) =>
  v.pipe(v.number(), v.gtValue(0, 'expected more than 0'), v.maxValue(max, `expected at most ${max}`))

const fuelSchema = v.strictObject({
  enabled: option(v.boolean(), true, 'Whether cars have a fuel calculator.', 'S1 §5'),
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
  priceAudPerKilowattHour: option(
    v.nullable(above0(20)),
    null,
    'The electricity price at first, in dollars a kilowatt hour: with it electric cars have a calculator, too.',
  ),
  kilowattHoursPer100Km: option(
    above0(200),
    KILOWATT_HOURS_PER_100_KM,
    'What an electric car is taken to use, in kilowatt hours per 100 km.',
  ),
})

const postcodes = v.pipe(
  v.string(),
  v.check(
    (range) => readPostcodeRange(range) !== null,
    'expected a postcode or a range from low to high, such as "4205" or "4000-4179"',
  ),
)

const regionEntries = v.strictObject({
  name: required(text, 'The region as shoppers know it, such as "Greater Brisbane".', 'S1 §3'),
  priceAud: required(amountAud(0, 100_000), 'What delivery there costs, in dollars.', 'S1 §3'),
  postcodes: option(v.array(postcodes), [], 'Its postcodes, each a postcode or a range: "4205", "4000-4179".', 'S1 §7'),
  states: option(
    choices(AUSTRALIAN_STATES),
    [],
    `Whole states that belong to it, but for the postcodes of other regions: any of ${AUSTRALIAN_STATES.join(', ')}.`,
  ),
})

const regionSchema = v.pipe(
  regionEntries,
  v.check(({ postcodes, states }) => postcodes.length + states.length > 0, 'expected at least one postcode or state'),
)

const byDistanceSchema = v.strictObject({
  fromAud: required(amountAud(0, 100_000), 'What delivery within the included kilometres costs, in dollars.'),
  includedKm: option(wholeNumber(0, 10_000), 0, 'Kilometres from the car that cost nothing more.'),
  perKilometreAud: required(amountAud(0, 1_000), 'What each further kilometre costs, in dollars.'),
  maxKm: option(wholeNumber(1, 10_000), 10_000, 'Kilometres beyond which there is no estimate.'),
})

const deliverySchema = v.strictObject({
  regions: option(
    v.pipe(
      v.array(regionSchema),
      v.check((regions) => stateOverlap(regions) === null, 'expected each state in one region only'),
      v.check((regions) => postcodeOverlap(regions) === null, 'expected each postcode in one region only'),
    ),
    [],
    'Regions and their prices. With neither regions nor `byDistance` nor `platform.calls.deliveryEstimate` there is no delivery calculator.',
    'S1 §3',
  ),
  byDistance: option(
    v.nullable(byDistanceSchema),
    null,
    'Prices by the kilometre, as the crow flies from the car’s location to the postcode, for postcodes of no region; null for none.',
  ),
})

export const runningCostsSchema = v.strictObject({
  fuel: option(fuelSchema, {}, 'The fuel calculator.', 'S1 §5'),
  delivery: option(deliverySchema, {}, 'The delivery calculator.', 'S1 §5'),
})
