/**
 * What a style sheet may not write itself: colours, sizes and motion come from tokens (src/styles/tokens.css, and the
 * theme's own in src/styles/theme-css.ts), so that a theme changes all of them and pages stay of one piece.
 *
 * Allowed as they are: 0; percentages, `fr` and numbers without a unit; `em`, which follows the type; 1px to 3px lines
 * of borders, outlines and underlines, and 1px anywhere (hairlines, hidden parts); 100vh, 100dvh, 100svh and 100vw;
 * `transparent`, `currentcolor` and what is inherited; everything in a media query, which cannot read a token; and the
 * 0.01ms with which reduced motion ends a transition.
 */
import { cssDeclarations } from './css-declarations.ts'
import type { Token } from './token-list.ts'
import { colourAdvice, sizeAdvice } from './token-list.ts'

export interface TokenProblem {
  line: number
  message: string
}

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi
const COLOUR_PROPERTY = /^--|colou?r|background|border|outline|shadow|^fill$|^stroke$|decoration/
const COLOUR_NAMES =
  /(?<![-\w])(?:white|black|silver|gr[ae]y|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|pink|gold|brown|beige|ivory|coral|crimson|indigo|tomato|snow|whitesmoke|(?:dark|light|dim|slate|medium|pale|deep|hot)\w*(?:gr[ae]y|red|green|blue|pink|orange|purple))(?![-\w(])/gi
const SIZE =
  /(?<![-\w#.])-?(?:\d*\.)?\d+(?:rem|px|pt|pc|cm|mm|in|q|ch|ex|vw|vh|vmin|vmax|dvh|dvw|svh|svw|lvh|lvw|cqw|cqi)\b/gi
const WHOLE_VIEW = /^100(?:d|s|l)?v[hw]$/i
const LINE_PROPERTY = /^(?:border|outline|text-decoration|text-underline|-webkit-text-stroke|column-rule)/
const MOTION = /(?<![-\w.])(?:\d*\.)?\d+m?s\b|cubic-bezier\([^)]*\)/gi

/** The raw values of one style sheet. */
export function tokenProblems(css: string, tokens: readonly Token[]): TokenProblem[] {
  return cssDeclarations(css).flatMap(({ property, value, line }) => {
    const bare = withoutWords(value)
    const colours = [
      ...bare.matchAll(COLOUR),
      ...(COLOUR_PROPERTY.test(property) ? bare.matchAll(COLOUR_NAMES) : []),
    ].map(([raw]) => `raw colour ${raw} in "${property}": use ${colourAdvice(raw, tokens)}`)
    const sizes = [...bare.matchAll(SIZE)]
      .filter(([raw]) => !isAllowedSize(property, raw))
      .map(([raw]) => `raw size ${raw} in "${property}": use ${sizeAdvice(property, raw, tokens)}`)
    const motions = [...bare.matchAll(MOTION)]
      .filter(([raw]) => raw !== '0s' && raw !== '0.01ms')
      .map(([raw]) => `raw motion ${raw} in "${property}": use ${sizeAdvice(property, raw, tokens)}`)
    return [...colours, ...sizes, ...motions].map((message) => ({ line, message }))
  })
}

/** Strings, addresses and the names of tokens hold no values of their own; a mix of tokens is made of tokens. */
function withoutWords(value: string): string {
  return value
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ')
    .replace(/--[-\w]+/g, ' ')
    .replace(/\bin (?:oklab|oklch|srgb)\b/g, ' ')
}

function isAllowedSize(property: string, raw: string): boolean {
  const amount = Math.abs(Number.parseFloat(raw))
  if (amount === 0 || WHOLE_VIEW.test(raw)) return true
  if (!/px$/i.test(raw)) return false
  return amount === 1 || (amount <= 3 && LINE_PROPERTY.test(property))
}
