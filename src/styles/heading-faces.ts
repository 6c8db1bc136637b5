/** The faces of headings that a theme chooses from; how each is cut and measured is in fonts.css. */
import type { Theme } from '#config/schema/theme.ts'

export interface HeadingFace {
  /** The name of its file in styles/fonts. */
  file: 'figtree' | 'barlow-condensed' | 'fraunces'
  family: string
  weight: string
  tracking: string
  /** Of prices and other figures: a face whose figures hang below the line is not for columns of them. */
  figures: string
}

const FIGTREE = '"Figtree","Figtree Arial","Figtree Roboto",system-ui,sans-serif'
const BARLOW_CONDENSED =
  '"Barlow Condensed","Barlow Condensed Arial","Barlow Condensed Roboto","Arial Narrow",sans-serif'

export const HEADING_FACES: Readonly<Record<Theme['headingFont'], HeadingFace>> = {
  sans: {
    file: 'figtree',
    family: FIGTREE,
    weight: '680',
    tracking: '-.022em',
    figures: FIGTREE,
  },
  condensed: {
    file: 'barlow-condensed',
    family: BARLOW_CONDENSED,
    weight: '700',
    tracking: '0',
    figures: BARLOW_CONDENSED,
  },
  serif: {
    file: 'fraunces',
    family: '"Fraunces","Fraunces Times",Georgia,serif',
    weight: '600',
    tracking: '-.012em',
    figures: FIGTREE,
  },
}
