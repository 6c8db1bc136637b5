/** One site's whole configuration. Strict: a key that is not known is an error. */
import * as v from 'valibot'
import { demoSchema } from './demo.ts'
import { hoursSchema } from './hours.ts'
import { locationSchema } from './location.ts'
import { homeSchema, navigationSchema } from './navigation.ts'
import { option } from './option.ts'
import { cardSchema, searchSchema } from './search.ts'
import { stockSchema } from './stock.ts'
import { australianPhone, httpsUrl, slug, text, timeZone } from './text.ts'
import { themeSchema } from './theme.ts'

export const TEMPLATES = ['dealer', 'group', 'leisure'] as const

export const siteSchema = v.strictObject({
  /** The folder's name under `sites/`. */
  slug,
  /** The dealer's name as shoppers know it. */
  name: text,
  /** The registered name behind it, shown in the footer. */
  legalName: v.optional(v.nullable(text), null),
  /** A single dealer; a group with several brands and locations; caravans, motorcycles or trucks. */
  template: v.picklist(TEMPLATES),
  /** Where the site will be served: "https://www.example.com.au". Canonical URLs start with it. */
  url: v.pipe(httpsUrl, v.regex(/^https:\/\/[^/]+$/, 'expected an origin without a path or a slash at its end')),
  /** One sentence for search engines and the footer. */
  description: text,
  timeZone: v.optional(timeZone, 'Australia/Brisbane'),
  phone: australianPhone,
  email: v.optional(v.nullable(v.pipe(v.string(), v.email('expected an e-mail address'))), null),
  /** The dealer's licence, in the footer of every page (design §10): "MD 12345". */
  dealerLicence: text,
  /** Marks the site as an invented example, on every page; `null` for a real dealer. */
  demo: v.optional(v.nullable(demoSchema), null),
  theme: v.optional(themeSchema, {}),
  home: homeSchema,
  /** The locations, or the file that holds them: "data/locations.json". */
  locations: v.pipe(v.array(locationSchema), v.minLength(1, 'expected at least one location')),
  stock: stockSchema,
  search: v.optional(searchSchema, {}),
  card: v.optional(cardSchema, {}),
  navigation: v.optional(navigationSchema, {}),
  hours: option(hoursSchema, {}, 'How opening hours are shown.', 'S2 §4'),
  /** S1 §2: the small print under each vehicle, which links to /terms-and-conditions. */
  vehicleDisclaimer: v.optional(
    text,
    'Prices, specifications and availability may change. Please confirm the details with the dealer before you buy.',
  ),
})

/** What code reads: complete, with every default filled in. */
export type Site = v.InferOutput<typeof siteSchema>

type WrittenSite = v.InferInput<typeof siteSchema>
/** What a site builder writes. */
export type SiteInput = Omit<WrittenSite, 'locations'> & { locations: WrittenSite['locations'] | string }
