/** The search pages: which are made, how many cars each shows, and in which grid. */
import * as v from 'valibot'
import { slug, text, wholeNumber } from './text.ts'

export const searchSchema = v.strictObject({
  /** S1 §9: cars on one page of results. */
  pageSize: v.optional(wholeNumber(1, 100), 21),
  /** Pages of each search route that are written as HTML. */
  preRenderedPages: v.optional(wholeNumber(1, 500), 20),
  /** S1 §2: 3 in a row on large screens, 4 on some sites. */
  gridColumns: v.optional(v.picklist([3, 4]), 3),
  /** S1 §9: "Used" is shown as "Pre-Owned" on some sites. */
  usedLabel: v.optional(v.picklist(['Used', 'Pre-Owned']), 'Used'),
  /** The last word of the paths /search/used-cars and /search/ute-cars. */
  pathNoun: v.optional(slug, 'cars'),
  /** What one item of stock is called: "car", "caravan", "motorcycle", "truck". */
  itemName: v.optional(v.strictObject({ one: text, many: text }), { one: 'car', many: 'cars' }),
})
export type SearchOptions = v.InferOutput<typeof searchSchema>

/** S1 §4: the words and numbers of a card's tag. */
export const cardSchema = v.strictObject({
  /** S1 §4: days for which a car counts as just arrived. */
  justArrivedDays: v.optional(wholeNumber(0, 365), 8),
  justArrivedLabel: v.optional(text, 'New'),
  soldLabel: v.optional(text, 'JUST SOLD'),
  reservedLabel: v.optional(text, 'Reserved'),
  comingSoonLabel: v.optional(text, 'Coming Soon'),
  certifiedLabel: v.optional(text, 'Certified'),
  /** S1 §4: some sites put electric and hybrid cars first of all tags. */
  fuelTag: v.optional(v.boolean(), false),
  /** S1 §4: shown instead of a price when there is none. */
  noPriceText: v.optional(text, 'Enquire for price.'),
  /** S1 §4: subscription sites show the subscription price first. */
  subscription: v.optional(v.boolean(), false),
})
export type CardOptions = v.InferOutput<typeof cardSchema>
