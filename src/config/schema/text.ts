/** Small building blocks that several parts of the configuration share. */
import * as v from 'valibot'
import { formatAud } from '#domain/formats/money.ts'

/** A text of at least one visible character. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('expected a text that is not empty'))

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens, such as "north-shore-motors"'),
)

/** A link to a page of the site (with a query or an anchor if wanted), to another site, a phone or an e-mail address. */
export const href = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?!\/)|https:\/\/|tel:|mailto:|#)\S*$/,
    'expected a link such as "/contact", "https://…", "tel:…" or "mailto:…"',
  ),
)

export const httpsUrl = v.pipe(
  v.string(),
  v.url('expected a URL'),
  v.startsWith('https://', 'expected a URL that starts with https://'),
)

/** Of a service that the platform asks: on the builder's own machine it may be without encryption. */
export const httpUrl = v.union(
  [httpsUrl, v.pipe(v.string(), v.regex(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/\S*)?$/))],
  'expected a URL that starts with https://',
)

/** The name of an environment variable that holds a secret, so that the secret stands in no file. */
export const secretVariable = (example: string) =>
  v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, `expected a name such as "${example}"`))

export const australianPhone = v.pipe(
  v.string(),
  v.regex(
    /^(?:\+61|0)[\d ]{8,13}$|^1[38]00? ?[\d ]{3,8}$/,
    'expected an Australian phone number such as "02 9000 0000" or "+61 2 9000 0000"',
  ),
)

export const share = v.pipe(
  v.number(),
  v.minValue(0, 'expected at least 0'),
  v.maxValue(1, 'expected at most 1, such as 0.2 for 20 %'),
)

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer('expected a whole number'),
    v.minValue(min, `expected at least ${min}`),
    v.maxValue(max, `expected at most ${max}`),
  )

export const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#0b3d91"'))

/** An IANA time zone that this machine knows, such as "Australia/Brisbane". */
export const timeZone = v.pipe(
  v.string(),
  v.check((zone) => {
    try {
      new Intl.DateTimeFormat('en-AU', { timeZone: zone })
      return true
    } catch {
      return false
    }
  }, 'expected an IANA time zone such as "Australia/Brisbane"'),
)

/** Dollars, with cents if wanted. */
export const amountAud = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.minValue(min, `expected at least ${formatAud(min)}`),
    v.maxValue(max, `expected at most ${formatAud(max)}`),
  )

/** An image: a file of the site's public folder, or a URL. */
export const imageSource = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, 'expected an image such as "/certified.svg" or "https://…"'),
)

/** A list of known words, each at most once, in the order in which the site wants them. */
export const choices = <const TOptions extends readonly string[]>(options: TOptions) =>
  v.pipe(
    v.array(v.picklist(options, `expected one of: ${options.join(', ')}`)),
    v.check((list) => new Set(list).size === list.length, 'expected each entry only once'),
  )
