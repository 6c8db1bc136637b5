/** How a site looks: the tokens of its theme. Everything else follows from `styles/tokens.css`. */
import * as v from 'valibot'
import { hexColour, text } from './text.ts'

export const themeSchema = v.strictObject({
  /** Buttons, links and marks; must reach 4.5:1 against white. */
  brandColour: v.optional(hexColour, '#0b4fd6'),
  /** Header and footer ground. */
  inkColour: v.optional(hexColour, '#10151f'),
  /** Small marks such as "Just arrived" and the Was price. */
  accentColour: v.optional(hexColour, '#c2410c'),
  /** The corners of cards, buttons and inputs. */
  corners: v.optional(v.picklist(['square', 'soft', 'round']), 'soft'),
  /** The face of headings. */
  headingFont: v.optional(v.picklist(['sans', 'condensed', 'serif']), 'sans'),
  /** Header: light on white, or reversed on `inkColour`. */
  header: v.optional(v.picklist(['light', 'dark']), 'light'),
  /** Two or three letters drawn in the site's mark when there is no logo. */
  monogram: v.optional(v.nullable(text), null),
})
export type Theme = v.InferOutput<typeof themeSchema>
