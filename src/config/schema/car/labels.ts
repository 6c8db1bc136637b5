/** The words of a vehicle's page and of the messages that follow a click (S1 §4). */
import * as v from 'valibot'
import { PRICE_TYPE_LABELS } from '#domain/car/labels.ts'
import { CAR_NAME_SLOT } from '#domain/car/page/share-targets.ts'
import { option } from '../option.ts'
import { text } from '../text.ts'

const priceTypesSchema = v.strictObject({
  drive_away: option(text, PRICE_TYPE_LABELS.drive_away, 'Beside a price that includes every charge.', 'AU §2'),
  excluding_government_charges: option(
    text,
    PRICE_TYPE_LABELS.excluding_government_charges,
    'Beside a price to which government charges are added.',
    'AU §2',
  ),
  as_advertised: option(
    text,
    PRICE_TYPE_LABELS.as_advertised,
    'Beside a price of which the feed does not say what it includes.',
    'AU §2',
  ),
})

const watchlistSchema = v.strictObject({
  saved: option(text, 'Car Saved In Watchlist', 'The toast after a car is saved.', 'S1 §4'),
  removed: option(text, 'Car Removed', 'The toast after a saved car is removed.', 'S1 §4'),
  viewList: option(text, 'View List', 'The action of both toasts.', 'S1 §4'),
})

export const labelsSchema = v.strictObject({
  was: option(text, 'Was', 'Before a struck-through earlier price.', 'S1 §4'),
  priceTypes: option(priceTypesSchema, {}, 'What each type of price is called.', 'AU §2'),
  belowMarket: option(text, 'below market', 'Behind the amount by which a car is below the average market price.'),
  sold: option(text, 'SOLD', 'The message on the page of a car that is not in stock.', 'S1 §4'),
  revealPhone: option(text, 'Show phone number', 'The button in the place of a number that is hidden until clicked.'),
  copyLink: option(text, 'Copy link', 'The button that copies the address of a page.'),
  copied: option(text, 'Copied', 'What that button says for 1.5 seconds after it has copied.', 'S1 §4'),
  copiedToast: option(
    v.pipe(text, v.includes(CAR_NAME_SLOT, `expected a text with ${CAR_NAME_SLOT} where the car's name goes`)),
    `Copied ${CAR_NAME_SLOT} to your clipboard!`,
    'The toast, for 3 seconds, after a car was shared to the clipboard.',
    'S1 §4, S2 §9',
  ),
  print: option(text, 'Print', 'The link to the printable page of a car.', 'S1 §2'),
  brochure: option(text, 'Brochure', 'The link that downloads the brochure of a car as a PDF.', 'S1 §7'),
  printPreparing: option(text, 'Preparing...', 'What that link says while the brochure downloads.', 'S1 §4'),
  watchlist: option(watchlistSchema, {}, 'What saving a car says.', 'S1 §4'),
})
export type Labels = v.InferOutput<typeof labelsSchema>
