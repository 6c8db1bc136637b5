/** The colour in which a browser paints what stands around the page: that of the header. */
import type { Theme } from '#config/schema/theme.ts'
import { DARK_TOKENS } from './dark-scheme.ts'

export interface ThemeColour {
  colour: string
  /** `undefined` where one colour holds for both schemes. */
  media?: string
}

const LIGHT = '#ffffff'

export function themeColours({ header, inkColour, scheme }: Theme): readonly ThemeColour[] {
  if (header === 'dark') return [{ colour: inkColour }]
  if (scheme !== 'auto') return [{ colour: scheme === 'dark' ? DARK_TOKENS.background : LIGHT }]
  return [
    { colour: LIGHT, media: '(prefers-color-scheme: light)' },
    { colour: DARK_TOKENS.background, media: '(prefers-color-scheme: dark)' },
  ]
}
