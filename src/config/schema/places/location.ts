/** A place where the dealer sells, services or keeps parts (S2 §3 "Location"). */
import * as v from 'valibot'
import { LOCATION_TYPES, locationTypeOf } from '#domain/places/location-type.ts'
import { option, required } from '../option.ts'
import { australianPhone, href, httpsUrl, imageSource, slug, text, timeZone, wholeNumber } from '../text.ts'

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

const openingDay = (day: string) => option(dayHours, 'closed', `Opening hours on ${day}.`, 'S2 §3')

const openingHoursSchema = v.strictObject({
  monday: openingDay('Mondays'),
  tuesday: openingDay('Tuesdays'),
  wednesday: openingDay('Wednesdays'),
  thursday: openingDay('Thursdays'),
  friday: openingDay('Fridays'),
  saturday: openingDay('Saturdays'),
  sunday: openingDay('Sundays'),
})

/** S2 §3 "Special hours entry": hours of one date that differ from the week's. */
const specialHoursSchema = v.strictObject({
  date: required(v.pipe(v.string(), v.isoDate('expected a date such as "2026-12-25"')), 'The date.', 'S2 §3'),
  label: option(v.nullable(text), null, 'Shown beside the date: "Christmas Day".'),
  hours: required(dayHours, 'The hours of that date: "8:30-13:00", "closed" or "by appointment".', 'S2 §3'),
})

const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

const degrees = (min: number, max: number) =>
  v.nullable(
    v.pipe(v.number(), v.minValue(min, `expected at least ${min}`), v.maxValue(max, `expected at most ${max}`)),
  )

const addressSchema = v.strictObject({
  street: required(text, 'Number and street; places with the same street and phone number are one.', 'S2 §4'),
  city: required(text, 'Suburb or town.', 'S2 §3'),
  state: required(v.picklist(AUSTRALIAN_STATES), 'State or territory, in its short form.', 'S2 §3'),
  postcode: required(
    v.pipe(v.string(), v.regex(/^\d{4}$/, 'expected 4 digits in quotes, such as "4000"')),
    'Postcode: 4 digits in quotes.',
    'S2 §5',
  ),
  latitude: option(
    degrees(-45, -9),
    null,
    'Degrees south of the equator, negative, for the map and distances.',
    'S2 §3',
  ),
  longitude: option(degrees(96, 168), null, 'Degrees east of Greenwich, for the map and distances.', 'S2 §3'),
  placeId: option(v.nullable(text), null, 'The id by which the map service knows the place.', 'S2 §3'),
  placeUrl: option(
    v.nullable(httpsUrl),
    null,
    'The page of the place on the map service, to which "Get directions" leads.',
    'S2 §3',
  ),
})

/** S2 §3: one decimal is shown. */
const reviewsSchema = v.strictObject({
  averageRating: required(
    v.pipe(v.number(), v.minValue(0, 'expected at least 0'), v.maxValue(5, 'expected at most 5')),
    'Average rating, from 0 to 5.',
    'S2 §3',
  ),
  count: required(wholeNumber(0, 1_000_000), 'How many reviews there are.', 'S2 §3'),
})

const teamMemberSchema = v.strictObject({
  name: required(text, 'The name of somebody who works here.'),
  role: required(text, 'What they do: "Sales manager".'),
  photograph: option(v.nullable(imageSource), null, 'Their picture, square; their initials when null.'),
  phone: option(v.nullable(australianPhone), null, 'Their own number, where shoppers may call it.'),
})

const imageSchema = v.strictObject({
  url: required(href, 'The picture: a path of the site or an https address.', 'S2 §3'),
  thumbnailUrl: option(v.nullable(href), null, 'A smaller one for lists; the picture itself when null.', 'S2 §3'),
})

export const locationSchema = v.strictObject({
  code: required(text, 'The code by which the stock feed names this location.', 'S2 §3'),
  name: required(text, 'As shoppers know it.', 'S2 §3'),
  slug: required(slug, 'The last part of the paths of its page and of its stock.', 'S2 §2'),
  type: option(
    v.pipe(
      v.picklist([...LOCATION_TYPES, '']),
      v.transform((written) => locationTypeOf(written)),
    ),
    'sales',
    'What is done here: sales, service or parts; empty means sales.',
    'S2 §3',
  ),
  subtype: option(v.nullable(text), null, 'What else is done here, in words: "buying".', 'S2 §3'),
  primary: option(v.boolean(), false, 'Whether this is the site’s main location; at most one is.', 'S2 §3'),
  visible: option(v.boolean(), true, 'Whether shoppers see it.', 'S2 §3'),
  dealership: option(
    v.nullable(
      v.strictObject({
        id: option(v.nullable(text), null, 'The id by which the dealership’s own systems know it.', 'S2 §3'),
        name: required(text, 'The dealership’s name.', 'S2 §3'),
        slug: required(slug, 'Its stock is at /search/{slug}.', 'S1 §2'),
      }),
    ),
    null,
    'The dealership of a group that this location belongs to.',
    'S2 §3',
  ),
  makes: option(v.array(text), [], 'Makes sold or served here.', 'S2 §3'),
  dealerLicence: option(
    v.nullable(text),
    null,
    'The dealer licence number of this location; the site’s when null.',
    'S2 §3, AU §3',
  ),
  repairerLicence: option(v.nullable(text), null, 'The motor vehicle repairer’s licence number.', 'S2 §3'),
  address: required(addressSchema, 'Where it is.', 'S2 §3'),
  phone: required(australianPhone, 'The phone number that shoppers call.', 'S2 §3'),
  landlinePhone: option(v.nullable(australianPhone), null, 'A landline beside it.', 'S2 §3'),
  email: option(
    v.nullable(v.pipe(v.string(), v.email('expected an e-mail address'))),
    null,
    'The e-mail address for shoppers.',
  ),
  timeZone: option(v.nullable(timeZone), null, 'The time zone of its hours; the site’s when null.', 'S2 §3'),
  openingHours: option(
    openingHoursSchema,
    {},
    'The hours of each weekday: "8:30-17:30", "closed" or "by appointment".',
    'S2 §3',
  ),
  specialHours: option(
    v.array(specialHoursSchema),
    [],
    'Hours of dates that differ, shown as holiday hours until they are past.',
    'S2 §3',
  ),
  distributionLocations: option(
    v.array(text),
    [],
    'Other places to which a car of this location can be brought for a test drive.',
    'S1 §3',
  ),
  image: option(v.nullable(imageSchema), null, 'A picture of the place.', 'S2 §3'),
  reviews: option(v.nullable(reviewsSchema), null, 'What its reviews say together.', 'S2 §3'),
  description: option(v.nullable(text), null, 'A paragraph about this place.'),
  facilities: option(v.array(text), [], 'What visitors find here: "Customer parking", "Electric vehicle charging".'),
  team: option(v.array(teamMemberSchema), [], 'Who works here, as the page of the place introduces them.'),
})
export type Location = v.InferOutput<typeof locationSchema>
export type LocationInput = v.InferInput<typeof locationSchema>
