/** A site's theme as custom properties: the one inline `<style>` of a page, whose hash is in the site's policy. */
import type { Theme } from '#config/schema/theme.ts'
import { mix, readableOn, withContrast } from './contrast.ts'
import { DARK_TINTED_BACKGROUND, DARK_TOKENS } from './dark-scheme.ts'
import { HEADING_FACES } from './heading-faces.ts'

/** WCAG 2.2 AA for text; a little more, so that rounding never falls below. */
const TEXT_CONTRAST = 4.6
const LIGHT_BACKGROUND = '#ffffff'
/** The darkest background on which brand-coloured text stands in the light scheme. */
const LIGHT_TINTED_BACKGROUND = '#eef0f4'

const CORNERS = {
  square: { small: '0', medium: '0', large: '0', pill: '0' },
  soft: { small: '6px', medium: '10px', large: '16px', pill: '999px' },
  round: { small: '10px', medium: '18px', large: '28px', pill: '999px' },
}

export type ColourScheme = 'light' | 'dark'
type Properties = Readonly<Record<string, string>>

const written = new WeakMap<Theme, string>()

/** The style that every page of a site begins with; written once for each theme. */
export function themeCss(theme: Theme): string {
  const css = written.get(theme) ?? writeThemeCss(theme)
  written.set(theme, css)
  return css
}

/** Everything that a theme sets in one of the schemes, by name without its dashes. */
export function themeProperties(theme: Theme, scheme: ColourScheme): Properties {
  return { ...schemeColours(theme, scheme), ...shapes(theme) }
}

/** The order of layers stands here because this is the first style that a page reads. Paper is always light. */
function writeThemeCss(theme: Theme): string {
  const light = themeProperties(theme, 'light')
  const head = `@layer tokens,base,components,page;:root{${declarations(light)}}`
  if (theme.scheme === 'light') return head
  const dark = Object.entries(themeProperties(theme, 'dark')).filter(([name, value]) => light[name] !== value)
  const screen = theme.scheme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme:dark)'
  return `${head}@media ${screen}{:root{color-scheme:dark;${declarations(Object.fromEntries(dark))}}}`
}

function schemeColours(theme: Theme, scheme: ColourScheme): Properties {
  const isDark = scheme === 'dark'
  const { brandColour, inkColour, accentColour } = theme
  const onBrand = readableOn(brandColour)
  const onInk = readableOn(inkColour)
  const inkHeader = theme.header === 'dark'
  const tinted = isDark ? DARK_TINTED_BACKGROUND : LIGHT_TINTED_BACKGROUND
  const brandSoft = isDark ? mix(brandColour, DARK_TOKENS.background, 0.86) : mix(brandColour, LIGHT_BACKGROUND, 0.92)
  return {
    ...(isDark ? DARK_TOKENS : {}),
    brand: brandColour,
    'on-brand': onBrand,
    'brand-hover': mix(brandColour, onBrand === '#ffffff' ? '#000000' : '#ffffff', 0.14),
    'brand-text': withContrast(withContrast(brandColour, tinted, TEXT_CONTRAST), brandSoft, TEXT_CONTRAST),
    'brand-soft': brandSoft,
    ink: inkColour,
    'on-ink': onInk,
    'on-ink-soft': withContrast(mix(inkColour, onInk, 0.6), inkColour, TEXT_CONTRAST),
    'ink-line': mix(inkColour, onInk, 0.18),
    accent: accentColour,
    'on-accent': readableOn(accentColour),
    'accent-text': withContrast(accentColour, tinted, TEXT_CONTRAST),
    'header-background': inkHeader ? inkColour : 'var(--background)',
    'header-text': inkHeader ? onInk : 'var(--text)',
    'header-line': inkHeader ? mix(inkColour, onInk, 0.18) : 'var(--line)',
    'mark-background': inkHeader ? onInk : brandColour,
    'mark-text': inkHeader ? inkColour : onBrand,
  }
}

function shapes(theme: Theme): Properties {
  const corners = CORNERS[theme.corners]
  const heading = HEADING_FACES[theme.headingFont]
  return {
    'radius-small': corners.small,
    'radius-medium': corners.medium,
    'radius-large': corners.large,
    'radius-pill': corners.pill,
    'heading-family': heading.family,
    'figure-family': heading.figures,
    'heading-weight': heading.weight,
    'heading-tracking': heading.tracking,
  }
}

function declarations(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
