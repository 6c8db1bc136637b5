/** A kind of car, as filter rules and categories describe it. */
import * as v from 'valibot'
import { CAR_STATUSES, CAR_TYPES, ITEM_TYPES } from '#domain/car/car.ts'
import type { CarRule } from '#domain/search/filters/car-rule.ts'
import { option } from '../option.ts'
import { text } from '../text.ts'

const finite = v.pipe(v.number(), v.finite('expected a number that is not endless'))
const numberRange = v.pipe(
  v.strictObject({
    min: option(v.nullable(finite), null, 'The least value, which belongs to the range; none when null.'),
    max: option(v.nullable(finite), null, 'The highest value, which belongs to the range; none when null.'),
  }),
  v.check(({ min, max }) => min === null || max === null || min <= max, 'expected a `min` that is not above the `max`'),
)
const texts = v.array(text)

const carRuleEntries = {
  makes: option(texts, [], 'Makes, such as "Toyota"; any case.', 'S1 §7'),
  models: option(texts, [], 'Models, such as "Hilux"; any case.', 'S1 §7'),
  carTypes: option(v.array(v.picklist(CAR_TYPES)), [], 'Conditions: new, demo, used.', 'S1 §7'),
  itemTypes: option(v.array(v.picklist(ITEM_TYPES)), [], 'Kinds of vehicle: car, caravan, motorcycle, truck.'),
  statuses: option(v.array(v.picklist(CAR_STATUSES)), [], 'in_stock, coming_soon or sold.'),
  bodies: option(texts, [], 'Body types as shoppers read them, such as "SUV" or "Ute".'),
  fuels: option(texts, [], 'Fuel types as shoppers read them, such as "Electric".'),
  tags: option(texts, [], 'Custom tags of the feed.'),
  stockNumbers: option(texts, [], 'Stock numbers.', 'S1 §7'),
  dealerships: option(texts, [], 'Slugs of dealerships.'),
  locations: option(texts, [], 'Slugs of locations.'),
  cities: option(texts, [], 'Cities where the car stands.'),
  states: option(texts, [], 'States where the car stands, such as "QLD".'),
  certified: option(v.nullable(v.boolean()), null, 'Only certified cars, or only those that are not; null for both.'),
  priceAud: option(numberRange, {}, 'Prices in Australian dollars; a car without a price is in no range.'),
  odometerKm: option(numberRange, {}, 'Distances driven, in kilometres.'),
  year: option(numberRange, {}, 'Years of the model.'),
  seats: option(numberRange, {}, 'Numbers of seats.'),
}

/** Everything that is said must hold; what is not said does not matter. An empty rule would mean every car. */
export const carRuleSchema = v.pipe(
  v.strictObject(carRuleEntries),
  v.check((rule) => saysSomething(rule), 'expected at least one condition, because an empty rule means every car'),
)

function saysSomething(rule: CarRule): boolean {
  return Object.values(rule).some((value) => {
    if (Array.isArray(value)) return value.length > 0
    return typeof value === 'object' && value !== null ? value.min !== null || value.max !== null : value !== null
  })
}
