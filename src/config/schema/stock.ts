/** Where a site's stock comes from, how its fields map to a Car, and when a feed is held. */
import * as v from 'valibot'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import { share, text, wholeNumber } from './text.ts'

export const FEED_FORMATS = ['csv', 'json', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/**
 * One field of a mapping: the feed's column, element or key ("price", "vehicle.price", "images.image[]"),
 * or several to be tried in order, with an optional dictionary from the feed's values to ours.
 */
export const fieldMappingSchema = v.union([
  text,
  v.strictObject({
    from: v.union([text, v.array(text)]),
    /** The feed's value (any case) -> ours: `{ S: 'sold', A: 'in_stock' }`. */
    values: v.optional(v.record(v.string(), v.string()), {}),
    /** What separates the parts of a list in one cell, such as "|". */
    separator: v.optional(v.nullable(v.string()), null),
    /** Used when the feed gives no value. */
    fallback: v.optional(v.nullable(v.string()), null),
  }),
])

/** A mapping declared by a site for a foreign feed: canonical field -> where the feed has it. */
export const customMappingSchema = v.strictObject({
  /**
   * XML: the element that holds one car (the first one inside the root when not given).
   * JSON: the key of the array, such as "stock" or "data.vehicles" (not needed for a top-level array, or for
   * cars, stock, vehicles, listings, items, results, data, records or inventory).
   */
  record: v.optional(v.nullable(text), null),
  /** CSV: the character between cells. */
  delimiter: v.optional(v.picklist([',', ';', '\t', '|']), ','),
  /** Dates such as 03/04/2026: day first unless this says otherwise. */
  dateOrder: v.optional(v.picklist(['day-month-year', 'month-day-year']), 'day-month-year'),
  /** Ours -> the feed's: `{ stocknum: 'StockNo', price: 'Pricing.DriveAway', images: 'Photos.Photo[]' }`. */
  fields: v.record(v.picklist(CAR_FIELDS, `expected one of our fields: ${CAR_FIELDS.join(', ')}`), fieldMappingSchema),
})
export type CustomMapping = v.InferOutput<typeof customMappingSchema>

export const BUILT_IN_MAPPINGS = ['canonical', 'dealer-studio', 'classified-listings'] as const
export type BuiltInMapping = (typeof BUILT_IN_MAPPINGS)[number]

/** Design §4: a publish is held for approval when any of these is exceeded. */
export const guardSchema = v.strictObject({
  /** Share of the published cars that may vanish at once; `removedCars` is allowed in any case. */
  removedShare: v.optional(share, 0.2),
  removedCars: v.optional(wholeNumber(0, 1_000_000), 5),
  /** Share of the feed's rows that may be invalid. */
  invalidShare: v.optional(share, 0.1),
  /** Share by which the median price may move. */
  medianPriceShare: v.optional(share, 0.25),
})
export type GuardOptions = v.InferOutput<typeof guardSchema>

export const stockSchema = v.strictObject({
  /** The feed's file, from the site's folder: "stock/feed.csv". */
  feed: text,
  /** Taken from the file's name and first characters when not given. */
  format: v.optional(v.nullable(v.picklist(FEED_FORMATS)), null),
  /** UTF-8 (with or without a byte order mark) when it is valid, else Windows-1252, unless given. */
  encoding: v.optional(v.picklist(['auto', 'utf-8', 'windows-1252', 'utf-16le']), 'auto'),
  mapping: v.optional(v.union([v.picklist(BUILT_IN_MAPPINGS), customMappingSchema]), 'canonical'),
  /** What an unmarked price of this feed includes. */
  priceType: v.optional(v.picklist(['drive_away', 'excluding_government_charges', 'as_advertised']), 'as_advertised'),
  /** What an unmarked item of this feed is. */
  itemType: v.optional(v.picklist(['car', 'caravan', 'motorcycle', 'truck']), 'car'),
  guard: v.optional(guardSchema, {}),
  /** S1 §9: days that a sold car stays listed after its sale. */
  soldWindowDays: v.optional(wholeNumber(0, 365), 3),
  /** Days for which a car that has gone keeps a page that offers similar cars. */
  gonePageDays: v.optional(wholeNumber(0, 730), 90),
})
export type StockOptions = v.InferOutput<typeof stockSchema>
