/** What a vehicle's page shows of a car, and how much of it at first (S1 §2, §4, §9). */
import * as v from 'valibot'
import { COMMENTS_PENDING, COMMENTS_SHOWN_CHARACTERS } from '#domain/car/page/dealer-comments.ts'
import { FEATURES_SHOWN, SPECIFICATIONS_SHOWN, STANDARD_EQUIPMENT_SHOWN } from '#domain/car/page/limited-list.ts'
import { PHONE_DISPLAYS } from '#domain/car/page/phone-block.ts'
import { SHARE_TARGETS } from '#domain/car/page/share-targets.ts'
import { WEBSITE_PLUGINS } from '#domain/car/page/vehicle-report.ts'
import { BELOW_MARKET_BY_MORE_THAN_AUD } from '#domain/car/price/market-price.ts'
import { option } from '../option.ts'
import { amountAud, australianPhone, choices, slug, text, wholeNumber } from '../text.ts'

interface ListDefaults {
  readonly what: string
  readonly shown: number
  readonly more: string
  readonly less: string
  readonly source: string
}

const listEntries = ({ what, shown, more, less, source }: ListDefaults) => ({
  shown: option(wholeNumber(1, 1000), shown, `How many ${what} are shown at first.`, source),
  moreLabel: option(text, more, `The words of the button that shows all ${what}.`, 'S1 §2'),
  lessLabel: option(text, less, `The words of the button that hides the other ${what} again.`, 'S1 §2'),
})

const specificationsSchema = v.strictObject({
  ...listEntries({
    what: 'rows of the specification grid',
    shown: SPECIFICATIONS_SHOWN,
    more: 'Show More',
    less: 'Show Less',
    source: 'S1 §2, §9',
  }),
  emptyRows: option(
    v.picklist(['show', 'hide']),
    'show',
    'Whether rows without data are shown empty, or left out.',
    'S1 §3',
  ),
})

const standardEquipmentSchema = v.strictObject(
  listEntries({
    what: 'entries of the standard equipment',
    shown: STANDARD_EQUIPMENT_SHOWN,
    more: 'Show All Specs',
    less: 'Hide Specs',
    source: 'S1 §2',
  }),
)

const featuresSchema = v.strictObject(
  listEntries({ what: 'features', shown: FEATURES_SHOWN, more: 'Show All', less: 'Hide', source: 'S1 §2, §9' }),
)

const commentsSchema = v.strictObject({
  shownCharacters: option(
    wholeNumber(1, 8000),
    COMMENTS_SHOWN_CHARACTERS,
    "Characters of the dealer's comments that are shown at first.",
    'S1 §4, §9',
  ),
  toggle: option(
    v.picklist(['inline', 'block']),
    'inline',
    'What opens and closes the rest: "more..." and "less..." in the text, or "Show More" and "Show Less" below it.',
    'S1 §4',
  ),
  pendingText: option(text, COMMENTS_PENDING, 'What stands in the place of comments when there are none.', 'S1 §4'),
})

const belowMarketSchema = v.strictObject({
  byMoreThanAud: option(
    amountAud(0, 1_000_000),
    BELOW_MARKET_BY_MORE_THAN_AUD,
    'Dollars by which a car must be more than this below the average market price to be shown as below market.',
    'S1 §4',
  ),
  average: option(
    v.picklist(['national', 'state']),
    'national',
    'The average that a car is held against; where it is missing, the other one is taken.',
    'S1 §3, §4',
  ),
})

const carTypePhone = (carType: string) =>
  option(
    v.nullable(australianPhone),
    null,
    `The number on the pages of ${carType} cars, in the place of the location's.`,
    'S1 §9',
  )

const phoneSchema = v.strictObject({
  display: option(
    v.picklist(PHONE_DISPLAYS),
    'shown',
    'Whether the number is shown directly, or hidden until a shopper asks for it.',
    'S1 §4',
  ),
  byCarType: option(
    v.strictObject({ new: carTypePhone('new'), demo: carTypePhone('demo'), used: carTypePhone('used') }),
    {},
    'Numbers of their own for cars of a type.',
    'S1 §9',
  ),
  byDealership: option(
    v.record(slug, australianPhone),
    {},
    'Numbers of their own for the cars of a dealership, by its slug; they go before those of a car type.',
    'S1 §9',
  ),
})

export const vehiclePageSchema = v.strictObject({
  seriesInTitle: option(
    v.boolean(),
    false,
    'Whether the title above a car is its name with the series, instead of year, make, model and badge.',
    'S1 §2',
  ),
  specifications: option(specificationsSchema, {}, 'The specification grid.', 'S1 §2'),
  standardEquipment: option(standardEquipmentSchema, {}, 'The list of all specifications.', 'S1 §2'),
  features: option(featuresSchema, {}, 'The feature lists.', 'S1 §2'),
  comments: option(commentsSchema, {}, "The dealer's comments.", 'S1 §4'),
  belowMarket: option(belowMarketSchema, {}, 'When a car is marked as below market.', 'S1 §4'),
  phone: option(phoneSchema, {}, 'The call-the-dealer block.', 'S1 §4'),
  shareTargets: option(
    choices(SHARE_TARGETS),
    [...SHARE_TARGETS],
    `Where a car can be shared to, in this order: any of ${SHARE_TARGETS.join(', ')}; none hides the share button.`,
    'S2 §7',
  ),
  plugins: option(
    choices(WEBSITE_PLUGINS),
    [],
    `What the website has bought beside the platform: any of ${WEBSITE_PLUGINS.join(', ')}.`,
    'S2 §3',
  ),
})
export type VehiclePageOptions = v.InferOutput<typeof vehiclePageSchema>
