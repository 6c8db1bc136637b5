/** A place where the dealer sells, services or keeps parts (S2 §3 "Location"). */
import * as v from 'valibot'
import { australianPhone, httpsUrl, slug, text, timeZone } from './text.ts'

/** "8:30-17:30", "closed" or "by appointment" (S2 §4). */
const dayHours = v.pipe(
  v.string(),
  v.regex(
    /^(?:closed|by appointment|(?:[01]?\d|2[0-3]):[0-5]\d-(?:[01]?\d|2[0-3]):[0-5]\d)$/,
    'expected "8:30-17:30", "closed" or "by appointment"',
  ),
  v.check((hours) => {
    const [, opens = '', closes = ''] = /^(\d?\d:\d\d)-(\d?\d:\d\d)$/.exec(hours) ?? []
    return opens === '' || opens.padStart(5, '0') < closes.padStart(5, '0')
  }, 'expected hours that open before they close, such as "8:30-17:30"'),
)

const openingHoursSchema = v.strictObject({
  monday: v.optional(dayHours, 'closed'),
  tuesday: v.optional(dayHours, 'closed'),
  wednesday: v.optional(dayHours, 'closed'),
  thursday: v.optional(dayHours, 'closed'),
  friday: v.optional(dayHours, 'closed'),
  saturday: v.optional(dayHours, 'closed'),
  sunday: v.optional(dayHours, 'closed'),
})
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>

/** S2 §3 "Special hours entry": hours of one date that differ from the week's. */
const specialHoursSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate('expected a date such as "2026-12-25"')),
  /** Shown beside the date: "Christmas Day". */
  label: v.optional(v.nullable(text), null),
  hours: dayHours,
})

const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

export const locationSchema = v.strictObject({
  /** The code by which the stock feed names this location. */
  code: text,
  name: text,
  slug,
  /** S2 §3: sales, service or parts; sales when not given. */
  type: v.optional(v.picklist(['sales', 'service', 'parts']), 'sales'),
  subtype: v.optional(v.nullable(text), null),
  primary: v.optional(v.boolean(), false),
  visible: v.optional(v.boolean(), true),
  /** The dealership that this location belongs to, in a group; its stock is at /search/{dealershipSlug}. */
  dealership: v.optional(v.nullable(v.strictObject({ name: text, slug })), null),
  /** Makes sold or served here. */
  makes: v.optional(v.array(text), []),
  /** Shown on every page in the static HTML (design §10). */
  dealerLicence: v.optional(v.nullable(text), null),
  repairerLicence: v.optional(v.nullable(text), null),
  address: v.strictObject({
    street: text,
    city: text,
    state: v.picklist(AUSTRALIAN_STATES),
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'expected 4 digits in quotes, such as "4000"')),
    latitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-45), v.maxValue(-9))), null),
    longitude: v.optional(v.nullable(v.pipe(v.number(), v.minValue(96), v.maxValue(168))), null),
    placeUrl: v.optional(v.nullable(httpsUrl), null),
  }),
  phone: australianPhone,
  landlinePhone: v.optional(v.nullable(australianPhone), null),
  email: v.optional(v.nullable(v.pipe(v.string(), v.email('expected an e-mail address'))), null),
  /** The site's zone when not given. */
  timeZone: v.optional(v.nullable(timeZone), null),
  openingHours: v.optional(openingHoursSchema, {}),
  specialHours: v.optional(v.array(specialHoursSchema), []),
  /** A paragraph about this place. */
  description: v.optional(v.nullable(text), null),
})
export type Location = v.InferOutput<typeof locationSchema>
export type LocationInput = v.InferInput<typeof locationSchema>
