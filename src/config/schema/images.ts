/** Where photographs come from and in which sizes. */
import * as v from 'valibot'
import { MEDIA_FORMATS, MEDIA_SCHEMES } from '#domain/images/media-url.ts'
import { option } from './option.ts'
import { httpsUrl, wholeNumber } from './text.ts'

const base = v.pipe(httpsUrl, v.regex(/[^/]$/, 'expected no slash at its end'))

export const imagesSchema = v.pipe(
  v.strictObject({
    scheme: option(
      v.picklist(MEDIA_SCHEMES),
      'plain',
      'How the media CDN writes widths into addresses; plain shows photographs as the feed has them.',
      'S2 §7',
    ),
    cdn: option(
      v.nullable(base),
      null,
      'Where the media CDN answers, such as "https://res.cloudinary.com/north-shore".',
      'S2 §7',
    ),
    origin: option(
      v.nullable(base),
      null,
      "Where the feed's photographs stand, for a CDN that serves the same paths (imgix, bunny).",
    ),
    widthsPx: option(
      v.pipe(v.array(wholeNumber(16, 4096)), v.minLength(1, 'expected at least one width')),
      [320, 480, 640, 960, 1280, 1920],
      'The widths in pixels from which browsers choose.',
    ),
    quality: option(wholeNumber(1, 100), 75, 'The quality of photographs from the CDN, from 1 to 100.'),
    format: option(
      v.picklist(MEDIA_FORMATS),
      'auto',
      'The format of photographs from the CDN; auto gives each browser the best that it takes.',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['scheme'], ['cdn']],
      ({ scheme, cdn }) => scheme === 'plain' || cdn !== null,
      'expected the address of the media CDN, because a scheme is chosen',
    ),
    ['cdn'],
  ),
)
