/** The faces of headings that a theme chooses from; how each is cut and measured is in fonts.css. */
import type { Theme } from '#config/schema/theme.ts'

export interface HeadingFace {
  /** The name of its file in styles/fonts. */
  file: 'figtree' | 'barlow-condensed' | 'fraunces'
  family: string
  weight: string
  tracking: string
}

export const HEADING_FACES: Readonly<Record<Theme['headingFont'], HeadingFace>> = {
  sans: {
    file: 'figtree',
    family: '"Figtree","Figtree Arial","Figtree Roboto",system-ui,sans-serif',
    weight: '680',
    tracking: '-.022em',
  },
  condensed: {
    file: 'barlow-condensed',
    family: '"Barlow Condensed","Barlow Condensed Arial","Barlow Condensed Roboto","Arial Narrow",sans-serif',
    weight: '700',
    tracking: '0',
  },
  serif: {
    file: 'fraunces',
    family: '"Fraunces","Fraunces Times",Georgia,serif',
    weight: '600',
    tracking: '-.012em',
  },
}
