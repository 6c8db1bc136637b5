/** Which cars a site's search shows at all (S1 §7: "search filter strings are built per site"). */
import * as v from 'valibot'
import { CAR_TYPES, ITEM_TYPES } from '#domain/car/car.ts'
import { option } from '../option.ts'
import { text, wholeNumber } from '../text.ts'
import { carRuleSchema } from './car-rule.ts'

const years = v.nullable(wholeNumber(0, 200))

export const filterRulesSchema = v.pipe(
  v.strictObject({
    inStockOnly: option(
      v.boolean(),
      false,
      'Leaves sold cars out at once, instead of after the days of `stock.soldWindowDays`; coming soon counts as in stock.',
      'S1 §7',
    ),
    carTypes: option(
      v.array(v.picklist(CAR_TYPES)),
      [],
      'The only conditions shown, such as ["used"] for a used-only site; all when empty.',
      'S1 §7',
    ),
    itemTypes: option(
      v.array(v.picklist(ITEM_TYPES)),
      [],
      'The only kinds of vehicle shown: car, caravan, motorcycle, truck; all when empty.',
      'S1 §3',
    ),
    maxAgeYears: option(
      years,
      null,
      'Leaves out vehicles older than so many years, by the calendar year of the model; none when null.',
      'S1 §7',
    ),
    minAgeYears: option(
      years,
      null,
      'Leaves out vehicles younger than so many years, by the calendar year of the model; none when null.',
      'S1 §7',
    ),
    excludedStockNumbers: option(v.array(text), [], 'Stock numbers of vehicles that are never shown.', 'S1 §7'),
    certifiedOnly: option(
      v.boolean(),
      false,
      'Shows certified vehicles only, and hides the value false of the certified filter.',
      'S1 §5',
    ),
    only: option(
      v.array(carRuleSchema),
      [],
      'Kinds of vehicle by make, car type and other values; when there are any, a vehicle must be of one of them.',
      'S1 §7',
    ),
    except: option(
      v.array(carRuleSchema),
      [],
      'Kinds of vehicle by make, car type and other values that are never shown.',
      'S1 §7',
    ),
  }),
  v.check(
    ({ maxAgeYears, minAgeYears }) => maxAgeYears === null || minAgeYears === null || minAgeYears <= maxAgeYears,
    'expected a `minAgeYears` that is not above `maxAgeYears`, which would leave out every vehicle',
  ),
)
