/** Where a site's stock comes from, how its fields map to a Car, and when a feed is held. */
import * as v from 'valibot'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import { SOLD_WINDOW_DAYS } from '#domain/car/sold-window.ts'
import { option, required } from './option.ts'
import { httpUrl, secretVariable, share, slug, text, wholeNumber } from './text.ts'

export const FEED_FORMATS = ['csv', 'json', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/**
 * One field of a mapping: the feed's column, element or key ("price", "vehicle.price", "images.image[]"), or several to
 * be tried in order, with an optional dictionary from the feed's values to ours; or a value that every car has.
 */
const fieldMappingSchema = v.union([
  text,
  v.pipe(
    v.strictObject({
      from: option(
        v.nullable(v.union([text, v.array(text)])),
        null,
        "The feed's column, element or key, or several to be tried in order.",
      ),
      values: option(
        v.record(v.string(), v.string()),
        {},
        "The feed's value (in any case) and ours: `{ S: 'sold', A: 'in_stock' }`.",
      ),
      separator: option(v.nullable(v.string()), null, 'What separates the parts of a list in one cell, such as "|".'),
      fallback: option(v.nullable(v.string()), null, 'The value of a row for which the feed gives none.'),
      value: option(
        v.nullable(v.union([text, v.number(), v.boolean()])),
        null,
        "In place of `from`, for what the feed does not say: the same value for every car, `car_type: { value: 'used' }`.",
      ),
    }),
    v.check(
      ({ from, value }) => (from === null) !== (value === null),
      'expected either `from`, a name of the feed, or `value`, a value for every car',
    ),
  ),
])
export type FieldMapping = v.InferOutput<typeof fieldMappingSchema>

/** A mapping declared by a site for a foreign feed: canonical field -> where the feed has it. */
export const customMappingSchema = v.strictObject({
  record: option(
    v.nullable(text),
    null,
    'XML: the element that holds one car (the first one inside the root when not given). JSON: the key of the list, such as "stock" or "data.vehicles" (not needed for a list at the top, or under cars, stock, vehicles, listings, items, results, data, records or inventory).',
  ),
  delimiter: option(
    v.nullable(v.picklist([',', ';', '\t', '|'])),
    null,
    'CSV: the character between cells; found from the header when not given.',
  ),
  dateOrder: option(
    v.picklist(['day-month-year', 'month-day-year']),
    'day-month-year',
    'How a date such as 03/04/2026 is read.',
  ),
  fields: required(
    v.record(v.picklist(CAR_FIELDS, `expected one of our fields: ${CAR_FIELDS.join(', ')}`), fieldMappingSchema),
    "Our fields and the feed's: `{ stocknum: 'StockNo', price: 'Pricing.DriveAway', images: 'Photos.Photo[]' }`.",
  ),
})
export type CustomMapping = v.InferOutput<typeof customMappingSchema>

export const BUILT_IN_MAPPINGS = ['canonical', 'dealer-studio', 'classified-listings'] as const
export type BuiltInMapping = (typeof BUILT_IN_MAPPINGS)[number]

/** A publish is held for approval when any of these is exceeded. */
export const guardSchema = v.strictObject({
  removedShare: option(share, 0.2, 'Share of the published cars that may vanish at once.'),
  removedCars: option(wholeNumber(0, 1_000_000), 5, 'Cars that may vanish at once in any case.'),
  invalidShare: option(share, 0.1, "Share of the feed's rows that may be invalid."),
  medianPriceShare: option(share, 0.25, 'Share by which the median price may move.'),
})
export type GuardOptions = v.InferOutput<typeof guardSchema>

export const feedSourceSchema = v.strictObject({
  url: required(httpUrl, 'Where the feed is fetched from before a build; asked with `If-None-Match` and its like.'),
  tokenVariable: option(
    v.nullable(secretVariable('STOCK_FEED_TOKEN')),
    null,
    'The environment variable that holds the bearer token; none when null.',
  ),
  maxMegabytes: option(wholeNumber(1, 2_000), 200, 'The most that is taken, in MB.'),
  timeoutSeconds: option(wholeNumber(1, 600), 60, 'How long the whole feed may take.'),
})
export type FeedSource = v.InferOutput<typeof feedSourceSchema>

const feedFolderSchema = v.strictObject({
  path: required(text, 'The folder on the machine of the worker: "/srv/sftp/dealer".'),
  settledSeconds: option(
    wholeNumber(1, 3_600),
    20,
    'For how long nobody may have written to a file before it counts as whole.',
  ),
})
export type FeedFolder = v.InferOutput<typeof feedFolderSchema>

const webhookSchema = v.strictObject({
  secretVariables: required(
    v.pipe(
      v.array(secretVariable('STOCK_WEBHOOK_SECRET')),
      v.minLength(1, 'expected the name of an environment variable'),
      v.maxLength(2, 'expected two at most: the secret, and the next one while it is being changed'),
    ),
    'The environment variables that hold the secret ("whsec_…"), and while it is being changed the next one.',
  ),
  feedHosts: option(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9.-]+(?::\d+)?$/, 'expected a host such as "feeds.example.com.au", without https:// and path'),
      ),
    ),
    [],
    'The hosts of feeds whose address a message may name (`feedUrl`), each exactly; none when empty.',
  ),
})

const informWebhookSchema = v.strictObject({
  url: required(httpUrl, 'Where it is posted to, as JSON, signed as Standard Webhooks has it.'),
  secretVariable: required(
    secretVariable('INFORM_WEBHOOK_SECRET'),
    'The environment variable that holds the secret ("whsec_…"); the secret itself stands in no file.',
  ),
})

const soldDays = wholeNumber(0, 365)

export const stockSchema = v.strictObject({
  feed: required(text, 'The feed\'s file, from the site\'s folder, such as "stock/feed.csv".'),
  source: option(
    v.nullable(feedSourceSchema),
    null,
    'Where a worker fetches the feed from before it builds; when null the file is put there by others.',
  ),
  folder: option(
    v.nullable(feedFolderSchema),
    null,
    'A folder into which others put feeds, such as an SFTP drop: the newest whole file is taken; looked at each minute.',
  ),
  webhook: option(
    v.nullable(webhookSchema),
    null,
    'Takes `POST /api/webhooks/stock`, upon which the site is built; none when null.',
  ),
  pollMinutes: option(
    v.nullable(wholeNumber(1, 1_440)),
    null,
    'How often a worker builds the site from its feed without a webhook; never when null.',
  ),
  informEmails: option(
    v.array(v.pipe(v.string(), v.email('expected an e-mail address'))),
    [],
    'Who gets an e-mail when a feed is held or a build fails.',
  ),
  informWebhook: option(
    v.nullable(informWebhookSchema),
    null,
    'The webhook that is called when a feed is held or a build fails; none when null.',
  ),
  format: option(
    v.nullable(v.picklist(FEED_FORMATS)),
    null,
    "The feed's format; taken from the file's name and first characters when not given.",
  ),
  encoding: option(
    v.picklist(['auto', 'utf-8', 'windows-1252', 'utf-16le']),
    'auto',
    "The feed's encoding; `auto` is UTF-8 when it is valid, else Windows-1252.",
  ),
  mapping: option(
    v.union([v.picklist(BUILT_IN_MAPPINGS), customMappingSchema]),
    'canonical',
    'A built-in mapping, or one of your own for a feed of another shape (below).',
  ),
  priceType: option(
    v.picklist(['drive_away', 'excluding_government_charges', 'as_advertised']),
    'as_advertised',
    'What a price of this feed includes when the feed does not say.',
  ),
  itemType: option(
    v.picklist(['car', 'caravan', 'motorcycle', 'truck']),
    'car',
    'What an item of this feed is when the feed does not say.',
    'S1 §3',
  ),
  guard: option(guardSchema, {}, 'When a publish is held for approval.'),
  soldWindowDays: option(soldDays, SOLD_WINDOW_DAYS, 'Days that a sold car stays listed after its sale.', 'S1 §9'),
  soldWindowDaysByDealership: option(
    v.record(slug, soldDays),
    {},
    'Days of their own (`include_sold_cars_days`) for the cars of a dealership, by its slug.',
    'S1 §3, §9',
  ),
  removedCarPageDays: option(
    wholeNumber(0, 730),
    90,
    'Days for which a removed car keeps a page that offers similar cars.',
  ),
})
export type StockOptions = v.InferOutput<typeof stockSchema>

const DEMO_STOCK_PROFILES = ['cars', 'caravans', 'bikes-and-trucks', 'electric-subscriptions'] as const
export type DemoStockProfile = (typeof DEMO_STOCK_PROFILES)[number]

const demoStockSchema = v.strictObject({
  profile: required(v.picklist(DEMO_STOCK_PROFILES), 'What kind of vehicles are made up.'),
  seed: required(wholeNumber(0, 4_294_967_295), 'The same seed gives the same vehicles.'),
  vehicles: required(wholeNumber(1, 100_000), 'How many vehicles are made up.'),
})

export const demoSchema = v.strictObject({
  stock: required(
    v.nullable(demoStockSchema),
    'The feed that is written to `stock.feed` on the first build, in the format and mapping configured there; `null` when the site keeps a feed of its own.',
  ),
})
