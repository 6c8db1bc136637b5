/** A site's theme as custom properties: the one inline `<style>` of a page, whose hash is in the site's policy. */
import type { Theme } from '#config/schema/theme.ts'
import { mix, readableOn, withContrast } from './contrast.ts'

/** WCAG 2.2 AA for text; a little more, so that rounding never falls below. */
const TEXT_CONTRAST = 4.6
/** The darkest ground on which brand-coloured text stands. */
const TINTED_GROUND = '#eef0f4'

const CORNERS = {
  square: { small: '0', medium: '0', large: '0', pill: '0' },
  soft: { small: '6px', medium: '10px', large: '16px', pill: '999px' },
  round: { small: '10px', medium: '18px', large: '28px', pill: '999px' },
}

const HEADINGS = {
  sans: {
    family:
      '"Inter","SF Pro Display",-apple-system,BlinkMacSystemFont,"Segoe UI Variable Display","Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif',
    weight: '680',
    tracking: '-.022em',
  },
  condensed: {
    family:
      '"Avenir Next Condensed","Roboto Condensed","Bahnschrift","Arial Narrow","Liberation Sans Narrow","Helvetica Neue",Arial,sans-serif',
    weight: '700',
    tracking: '-.005em',
  },
  serif: {
    family:
      '"Iowan Old Style","Charter","Palatino Linotype",Palatino,"Source Serif 4","Liberation Serif",Georgia,serif',
    weight: '600',
    tracking: '-.012em',
  },
}

const written = new WeakMap<Theme, string>()

/** The style that every page of a site begins with; written once for each theme. */
export function themeCss(theme: Theme): string {
  const css = written.get(theme) ?? writeThemeCss(theme)
  written.set(theme, css)
  return css
}

/** The order of layers stands here because this is the first style that a page reads. */
function writeThemeCss(theme: Theme): string {
  const corners = CORNERS[theme.corners]
  const heading = HEADINGS[theme.headingFont]
  const dark = theme.header === 'dark'
  const brandSoft = mix(theme.brandColour, '#ffffff', 0.92)
  const brandText = withContrast(theme.brandColour, TINTED_GROUND, TEXT_CONTRAST)
  const properties = {
    brand: theme.brandColour,
    'on-brand': readableOn(theme.brandColour),
    'brand-hover': mix(theme.brandColour, readableOn(theme.brandColour) === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    'brand-text': withContrast(brandText, brandSoft, TEXT_CONTRAST),
    'brand-soft': brandSoft,
    ink: theme.inkColour,
    'on-ink': readableOn(theme.inkColour),
    'on-ink-soft': withContrast(mix(theme.inkColour, readableOn(theme.inkColour), 0.6), theme.inkColour, TEXT_CONTRAST),
    'ink-line': mix(theme.inkColour, readableOn(theme.inkColour), 0.18),
    accent: theme.accentColour,
    'on-accent': readableOn(theme.accentColour),
    'accent-text': withContrast(theme.accentColour, TINTED_GROUND, TEXT_CONTRAST),
    'header-ground': dark ? theme.inkColour : '#ffffff',
    'header-text': dark ? readableOn(theme.inkColour) : 'var(--text)',
    'header-line': dark ? mix(theme.inkColour, readableOn(theme.inkColour), 0.18) : 'var(--line)',
    'mark-ground': dark ? readableOn(theme.inkColour) : theme.brandColour,
    'mark-text': dark ? theme.inkColour : readableOn(theme.brandColour),
    'radius-small': corners.small,
    'radius-medium': corners.medium,
    'radius-large': corners.large,
    'radius-pill': corners.pill,
    'heading-family': heading.family,
    'heading-weight': heading.weight,
    'heading-tracking': heading.tracking,
  }
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return `@layer tokens,base,components;:root{${declarations.join(';')}}`
}
