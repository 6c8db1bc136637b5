/** What a card of a car says: its tag, its price and its facts (S1 §2, §4). */
import * as v from 'valibot'
import { CARD_FACTS } from '#domain/car/card/card-content.ts'
import { ITEM_TYPE_TABLE } from '#domain/car/item-types.ts'
import { JUST_ARRIVED_DAYS } from '#domain/car/tag.ts'
import { percent } from '../finance/numbers.ts'
import { option } from '../option.ts'
import { choices, imageSource, text, wholeNumber } from '../text.ts'

export const cardSchema = v.strictObject({
  justArrivedDays: option(
    wholeNumber(0, 365),
    JUST_ARRIVED_DAYS,
    'Days after its creation in which a car has the just-arrived tag.',
    'S1 §4',
  ),
  justArrivedNewestPercent: option(
    percent,
    100,
    'The tag is for so many percent of the stock at most, the newest; where more came in at one instant, for none of them. 100 for no limit.',
  ),
  justArrivedLabel: option(text, 'New', 'The words of the just-arrived tag.', 'S1 §4'),
  soldLabel: option(text, 'JUST SOLD', 'The words of the tag of a car that is not in stock.', 'S1 §4'),
  reservedLabel: option(text, 'Reserved', 'The words of the tag of a reserved car.', 'S1 §4'),
  comingSoonLabel: option(text, 'Coming Soon', 'The words of the tag of a car that is on its way.', 'S1 §4'),
  certifiedLabel: option(
    text,
    'Certified',
    'The words of the tag of a certified car, and the description of the logo.',
    'S1 §4',
  ),
  certifiedLogo: option(
    v.nullable(imageSource),
    null,
    'The logo that stands on a certified car in the place of the words: a file of the site such as "/certified.svg", or a URL.',
    'S1 §4',
  ),
  fuelTag: option(
    v.boolean(),
    false,
    'Whether electric and hybrid cars have a tag with their fuel, before all other tags.',
    'S1 §4',
  ),
  noPriceText: option(text, 'Enquire for price.', 'What stands in the place of a price when there is none.', 'S1 §4'),
  preorderText: option(text, 'PREORDER', 'What stands in the place of a price on a pre-order without one.', 'S1 §4'),
  subscription: option(
    v.boolean(),
    false,
    'Whether cars are offered by subscription: a subscription price above 0 is then shown before any other.',
    'S1 §4',
  ),
  subscriptionPeriod: option(
    v.picklist(['week', 'month']),
    'week',
    'What one payment of a subscription covers; the price is followed by "/ week" or "/ month".',
    'S1 §4',
  ),
  facts: option(
    choices(CARD_FACTS),
    [...ITEM_TYPE_TABLE.car.cardFacts],
    `The facts on a card of a car in stock, in their order: any of ${CARD_FACTS.join(', ')}.`,
    'S1 §2',
  ),
  caravanFacts: option(
    choices(CARD_FACTS),
    [...ITEM_TYPE_TABLE.caravan.cardFacts],
    'The same for a caravan, which has a length and berths where a car has an engine.',
  ),
  motorcycleFacts: option(
    choices(CARD_FACTS),
    [...ITEM_TYPE_TABLE.motorcycle.cardFacts],
    'The same for a motorcycle, of which riders ask for its engine and licence.',
  ),
  truckFacts: option(
    choices(CARD_FACTS),
    [...ITEM_TYPE_TABLE.truck.cardFacts],
    'The same for a truck, of which drivers ask for its gross vehicle mass.',
  ),
  similarText: option(
    text,
    'Like this and want something similar?',
    'What a card says of a car that is not in stock, in the place of its facts and price.',
    'S1 §2',
  ),
})

/** Cars side by side. */
export const compareSchema = v.strictObject({
  show: option(
    v.boolean(),
    true,
    'Whether cars can be compared: the toggles on cards and on car pages, and the page /compare.',
    'S1 §1, §4',
  ),
})
