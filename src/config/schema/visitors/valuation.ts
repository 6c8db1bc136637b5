/** How trade-ins are looked up and estimated. It stands apart from the forms, whose options every visitor can read. */
import * as v from 'valibot'
import { ADJUST_PERCENT } from '#domain/valuation/estimate.ts'
import { option, required } from '../option.ts'
import { httpUrl, secretVariable, text, wholeNumber } from '../text.ts'

const tokenVariable = required(
  secretVariable('VALUATION_TOKEN'),
  'The environment variable that holds the bearer token of the service; the token itself stands in no file.',
)

const percent = v.pipe(v.number(), v.minValue(-100, 'expected at least -100'), v.maxValue(100, 'expected at most 100'))

const stockSchema = v.strictObject({
  kind: required(v.literal('stock'), 'An estimate rests on comparable cars that are for sale on the platform.'),
  minimumCars: option(wholeNumber(1, 100), 3, 'No estimate rests on fewer comparable cars.'),
  yearsApart: option(wholeNumber(0, 10), 1, 'How many years a comparable car may be older or newer.'),
  kmApart: option(wholeNumber(1_000, 200_000), 40_000, 'How many kilometres more or fewer a comparable car may have.'),
  percentOfPrice: option(
    wholeNumber(1, 100),
    85,
    'What the dealer pays for a trade-in, in per cent of the price at which such a car is for sale.',
  ),
  adjustPercent: option(
    v.record(text, v.record(text, percent)),
    ADJUST_PERCENT,
    'What an answer changes, in per cent of the estimate, by the id of its question: { condition: { Fair: -8 } }.',
    'S2 §7',
  ),
})

const serviceSchema = v.strictObject({
  kind: required(v.literal('http'), 'A service estimates: see docs/operations.md.'),
  url: required(httpUrl, 'Where it is asked.'),
  tokenVariable,
})

export const valuationSchema = v.strictObject({
  registrationLookup: option(
    v.nullable(
      v.strictObject({ url: required(httpUrl, 'Where the service is asked: see docs/operations.md.'), tokenVariable }),
    ),
    null,
    'The service that knows which vehicle a rego belongs to; shoppers enter make, model and year themselves when null.',
    'S2 §7',
  ),
  estimate: option(
    v.nullable(v.variant('kind', [stockSchema, serviceSchema])),
    { kind: 'stock' },
    'What gives online estimates; none when null. Their limits stand in `content.tradeInFaq`.',
    'S1 §9',
  ),
})
