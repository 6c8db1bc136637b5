/** Which locations each part of a site lists, and where their pages stand. */
import * as v from 'valibot'
import { LOCATION_FILTERS } from '#domain/places/location-block.ts'
import { LOCATION_FOLDERS, LOCATIONS_LIST_PATHS } from '#domain/places/location-path.ts'
import { APPOINTMENT_TYPES } from '#domain/time/by-appointment.ts'
import { option } from '../option.ts'
import { text, wholeNumber } from '../text.ts'

/** S2 §3 "Location filter block". */
export const locationBlockSchema = (filter: (typeof LOCATION_FILTERS)[number]) =>
  v.strictObject({
    filter: option(
      text,
      filter,
      `Which locations: ${LOCATION_FILTERS.map((each) => `"${each}"`).join(', ')}, or the code of one location.`,
      'S2 §3',
    ),
    manufacturer: option(v.nullable(text), null, 'Only locations that sell or serve this make.', 'S2 §3'),
    subtype: option(v.nullable(text), null, 'Only locations whose subtype includes this word: "buying".', 'S2 §3'),
    exclude: option(v.array(text), [], 'Codes of locations that are left out.', 'S2 §3'),
    selectedLocations: option(
      v.array(text),
      [],
      'Codes of the only locations that are listed, in this order within sales, service and parts; all when empty.',
      'S2 §3',
    ),
  })

export const locationBlocksSchema = v.strictObject({
  contact: option(locationBlockSchema('all'), {}, 'The locations on the page of all locations.', 'S2 §2'),
  home: option(locationBlockSchema('sales'), {}, 'The locations on the home page.', 'S2 §3'),
  footer: option(
    locationBlockSchema('sales'),
    {},
    'The locations in the footer of every page; only sales locations have a page to link to.',
    'S2 §3',
  ),
  form: option(
    locationBlockSchema('sales'),
    {},
    'The locations to choose from in the website location select of forms.',
    'S2 §5',
  ),
  service: option(
    locationBlockSchema('service-and-parts'),
    {},
    'The locations to choose from when a service is booked.',
    'S2 §3',
  ),
})

export const locationPagesSchema = v.strictObject({
  listPath: option(v.picklist(LOCATIONS_LIST_PATHS), '/contact', 'The path of the page of all locations.', 'S2 §2'),
  folder: option(
    v.picklist(LOCATION_FOLDERS),
    '/locations',
    'Under which path each location has its page; the others lead there. /contact-us takes the slug of its name.',
    'S2 §2',
  ),
  foldAbove: option(
    wholeNumber(0, 10_000),
    12,
    'With more entries than this, the page of all locations begins with a search, and its states begin folded.',
  ),
})

/** How opening hours are shown. */
export const hoursSchema = v.strictObject({
  typesByAppointment: option(
    v.array(v.picklist(APPOINTMENT_TYPES)),
    [],
    'The types of location that show "By appointment only" in place of "Closed" on the days on which they are closed.',
    'S2 §4',
  ),
})
