/** How a site looks: the tokens of its theme. Everything else follows from `styles/tokens.css`. */
import * as v from 'valibot'
import { option } from './option.ts'
import { hexColour, imageSource, text } from './text.ts'

export const themeSchema = v.strictObject({
  brandColour: option(hexColour, '#0b4fd6', 'Buttons, links and marks; it must reach 4.5:1 against white.'),
  inkColour: option(hexColour, '#10151f', 'The background of a dark header and of the footer.'),
  accentColour: option(hexColour, '#c2410c', 'Small marks such as the just-arrived tag and the Was price.'),
  corners: option(v.picklist(['square', 'soft', 'round']), 'soft', 'The corners of cards, buttons and inputs.'),
  headingFont: option(v.picklist(['sans', 'condensed', 'serif']), 'sans', 'The face of headings.'),
  scheme: option(
    v.picklist(['light', 'dark', 'auto']),
    'light',
    'Dark text on a light background, light text on a dark one, or what the shopper’s device asks for.',
  ),
  header: option(
    v.picklist(['light', 'dark']),
    'light',
    'A header on the background of the page, or one on `inkColour`.',
  ),
  logo: option(
    v.nullable(imageSource),
    null,
    'The dealer’s logo: a file of the site such as "/logo.svg", or a URL; null draws a mark and the name.',
    'S2 §3',
  ),
  monogram: option(v.nullable(text), null, "Two or three letters drawn in the site's mark when there is no logo."),
})
export type Theme = v.InferOutput<typeof themeSchema>
