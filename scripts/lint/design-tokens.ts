/**
 * A rule for stylelint: colours, sizes and motion come from tokens (src/styles/tokens.css, and the theme's own in
 * src/styles/theme-css.ts), so that a theme changes all of them and pages look alike. Its option is the file of tokens.
 *
 * Allowed as they are: 0; percentages, `fr` and numbers without a unit; `em`, which follows the type; 1px to 3px lines
 * of borders, outlines and underlines, and 1px anywhere (hairlines, hidden parts); 100vh, 100dvh, 100svh and 100vw;
 * `transparent`, `currentcolor` and what is inherited; everything in a media query, which cannot read a token; and the
 * 0.01ms with which reduced motion ends a transition. Anything else
 * needs a comment with its reason: `stylelint-disable-next-line forecourt/design-tokens -- why`.
 */
import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import stylelint from 'stylelint'
import type { Token } from './token-advice.ts'
import { colourAdvice, sizeAdvice } from './token-advice.ts'

const RULE_NAME = 'forecourt/design-tokens'

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi
const COLOUR_PROPERTY = /^--|colou?r|background|border|outline|shadow|^fill$|^stroke$|decoration/
const COLOUR_NAMES =
  /(?<![-\w])(?:white|black|silver|gr[ae]y|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|pink|gold|brown|beige|ivory|coral|crimson|indigo|tomato|snow|whitesmoke|(?:dark|light|dim|slate|medium|pale|deep|hot)\w*(?:gr[ae]y|red|green|blue|pink|orange|purple))(?![-\w(])/gi
const SIZE =
  /(?<![-\w#.])-?(?:\d*\.)?\d+(?:rem|px|pt|pc|cm|mm|in|q|ch|ex|vw|vh|vmin|vmax|dvh|dvw|svh|svw|lvh|lvw|cqw|cqi)\b/gi
const WHOLE_VIEW = /^100(?:d|s|l)?v[hw]$/i
const LINE_PROPERTY = /^(?:border|outline|text-decoration|text-underline|-webkit-text-stroke|column-rule)/
const MOTION = /(?<![-\w.])(?:\d*\.)?\d+m?s\b|cubic-bezier\([^)]*\)/gi

const messages = stylelint.utils.ruleMessages(RULE_NAME, {
  rejected: (kind: string, raw: string, property: string, advice: string) =>
    `raw ${kind} ${raw} in "${property}": use ${advice}`,
})

const rule: stylelint.Rule<string> = Object.assign<
  stylelint.RuleBase<string>,
  Pick<stylelint.Rule, 'ruleName' | 'messages'>
>(
  (tokensFile) => (root, result) => {
    const tokenSheet = postcss.parse(readFileSync(tokensFile, 'utf8'))
    const values = new Map<string, string>()
    // The tokens of a theme or of a paint have several values: the first is the ordinary one.
    tokenSheet.walkDecls(/^--/, ({ prop, value }) => void (values.has(prop) || values.set(prop, value)))
    const tokens = [...values].map(([name, value]) => ({ name, value }))
    root.walkDecls((node) => {
      for (const { kind, raw, advice } of rawValues(node.prop, node.value, tokens)) {
        const message = messages.rejected(kind, raw, node.prop, advice)
        stylelint.utils.report({ ruleName: RULE_NAME, result, node, word: raw, message })
      }
    })
  },
  { ruleName: RULE_NAME, messages },
)

export const designTokens = stylelint.createPlugin(RULE_NAME, rule)

interface RawValue {
  kind: 'colour' | 'size' | 'motion'
  raw: string
  advice: string
}

function rawValues(property: string, value: string, tokens: readonly Token[]): RawValue[] {
  const bare = withoutWords(value)
  const colours = [...bare.matchAll(COLOUR), ...(COLOUR_PROPERTY.test(property) ? bare.matchAll(COLOUR_NAMES) : [])]
  const sizes = [...bare.matchAll(SIZE)].filter(([raw]) => !isAllowedSize(property, raw))
  const motions = [...bare.matchAll(MOTION)].filter(([raw]) => raw !== '0s' && raw !== '0.01ms')
  return [
    ...colours.map(([raw]) => ({ kind: 'colour' as const, raw, advice: colourAdvice(raw, tokens) })),
    ...sizes.map(([raw]) => ({ kind: 'size' as const, raw, advice: sizeAdvice(property, raw, tokens) })),
    ...motions.map(([raw]) => ({ kind: 'motion' as const, raw, advice: sizeAdvice(property, raw, tokens) })),
  ]
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
