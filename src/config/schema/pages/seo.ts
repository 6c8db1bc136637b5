/** What search engines and social networks show of the site. */
import * as v from 'valibot'
import { patternNames } from '#domain/seo/page-pattern.ts'
import { option } from '../option.ts'
import { imageSource, text } from '../text.ts'

const pattern = (names: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (written) => patternNames(written).every((name) => names.includes(name)),
      `expected only ${names.map((name) => `{${name}}`).join(', ')} in braces`,
    ),
  )

const verification = v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/, 'expected only the code of the tag')))

export const seoSchema = v.strictObject({
  titlePattern: option(pattern(['title', 'site']), '{title} | {site}', 'The title of every page but the home page.'),
  homeTitlePattern: option(
    pattern(['site', 'headline']),
    '{site}: {headline}',
    'The title of the home page: its name and its headline.',
  ),
  carDescription: option(
    pattern(['title', 'price', 'place', 'site']),
    '{title}, {price}. See it at {place}.',
    "The description of a vehicle's page; a vehicle without a price leaves {price} out.",
  ),
  searchDescription: option(
    pattern(['heading', 'count', 'site', 'page']),
    '{heading} at {site}: {count} with prices, photos and details, {page}.',
    'The description of a search page; {count} is such as "21 cars", and {page} is left out of a first page.',
  ),
  locationDescription: option(
    pattern(['name', 'phone', 'address', 'site']),
    '{name}: opening hours, telephone {phone} and directions to {address}.',
    "The description of a location's page.",
  ),
  indexed: option(v.boolean(), true, 'Whether search engines may list the site; false for a site that is tried out.'),
  googleVerification: option(verification, null, 'The code of the google-site-verification tag.'),
  bingVerification: option(verification, null, 'The code of the msvalidate.01 tag.'),
  openGraphImage: option(
    v.nullable(imageSource),
    null,
    'The picture that social networks show of pages without their own: an https address or a path of the site; when null one that the build makes of the headline.',
  ),
  llmsFile: option(
    v.boolean(),
    true,
    'Whether /llms.txt says in plain words what the site has and where, for assistants that read it.',
  ),
  structuredData: option(
    v.boolean(),
    true,
    'Whether pages carry schema.org data of the dealer, the vehicles and the lists.',
  ),
})
