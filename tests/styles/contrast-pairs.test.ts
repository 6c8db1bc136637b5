/** Every token that is used as text is read on every background it stands on, in every theme (WCAG 2.2 1.4.3). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import postcss from 'postcss'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import type { Theme } from '#config/schema/theme.ts'
import { themeSchema } from '#config/schema/theme.ts'
import { DEFAULT_SITES_DIR, PROJECT_DIR } from '#generator/project.ts'
import { contrast, mix } from '#styles/contrast.ts'
import type { ColourScheme } from '#styles/theme-css.ts'
import { themeProperties } from '#styles/theme-css.ts'

const AA_TEXT = 4.5
/** WCAG 2.2 1.4.11: marks and the edges of controls. */
const AA_MARK = 3

/** The backgrounds on which each text stands. */
const TEXTS: Record<string, string[]> = {
  text: ['background', 'background-tint', 'brand-soft'],
  'text-soft': ['background', 'background-tint', 'brand-soft'],
  'brand-text': ['background', 'background-tint', 'brand-soft'],
  'accent-text': ['background', 'background-tint'],
  'on-brand': ['brand', 'brand-hover'],
  'on-accent': ['accent'],
  'on-ink': ['ink'],
  'on-ink-soft': ['ink'],
  'header-text': ['header-background'],
  'mark-text': ['mark-background'],
  positive: ['background', 'background-tint', 'positive-soft'],
  negative: ['background', 'background-tint'],
  'on-positive': ['positive'],
  // White on the dark of a tag, and the same two turned round.
  neutral: ['background', 'background-tint'],
  background: ['neutral', 'text'],
  'on-neutral': ['neutral'],
  'on-heart': ['heart'],
  'on-glass': ['glass'],
  'on-shade': ['shade'],
  'on-studio': ['studio-wall', 'studio-floor', 'brand-soft'],
}
const MARKS: Record<string, string[]> = {
  heart: ['background', 'glass', 'brand-soft'],
  'line-control': ['background', 'background-tint'],
  'brand-text': ['background', 'background-tint', 'studio-wall'],
}
/** Drawings, separators and the mark of the footer, which is its own background turned round. */
const NOT_TEXT = ['brand', 'drawing', 'line-strong', 'paint', 'ink']

interface StyleDeclaration {
  property: string
  value: string
  line: number
}

/** `file` from src/. */
function declarationsOf(file: string): StyleDeclaration[] {
  const found: StyleDeclaration[] = []
  const sheet = postcss.parse(readFileSync(join(PROJECT_DIR, 'src', file), 'utf8'))
  sheet.walkDecls(
    ({ prop, value, source }) => void found.push({ property: prop, value, line: source?.start?.line ?? 0 }),
  )
  return found
}

const TOKENS = declarationsOf('styles/tokens.css')
/** Of a token with several values, the first is the ordinary one. */
const BASE = new Map(TOKENS.toReversed().map(({ property, value }) => [property, value]))

const SCHEMES: readonly ColourScheme[] = ['light', 'dark']

function colourOf(name: string, theme: Theme, scheme: ColourScheme): string {
  const value = themeProperties(theme, scheme)[name] ?? BASE.get(`--${name}`) ?? ''
  const other = /^var\(--([-\w]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colourOf(other, theme, scheme)
  const glass = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)
  if (glass === null) return value
  const [red, green, blue, share] = glass.slice(1).map(Number) as [number, number, number, number]
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  // Over the photograph on which it is read worst.
  return mix(red > 127 ? '#000000' : '#ffffff', hex, share / 100)
}

function weakPairs(theme: Theme, scheme: ColourScheme): string[] {
  const weak = (pairs: Record<string, string[]>, least: number): string[] =>
    Object.entries(pairs).flatMap(([text, backgrounds]) =>
      backgrounds.flatMap((background) => {
        const [a, b] = [colourOf(text, theme, scheme), colourOf(background, theme, scheme)]
        expect(
          [a, b].every((colour) => /^#[\da-f]{6}$/i.test(colour)),
          `${text} ${a} on ${background} ${b}`,
        ).toBe(true)
        const ratio = contrast(a, b)
        return ratio >= least ? [] : [`${text} ${a} on ${background} ${b}: ${ratio.toFixed(2)}, least ${least}`]
      }),
    )
  return [...weak(TEXTS, AA_TEXT), ...weak(MARKS, AA_MARK)]
}

const themes: [string, unknown][] = [['the default theme', {}]]
for (const slug of readdirSync(DEFAULT_SITES_DIR)) {
  const module = (await import(join(DEFAULT_SITES_DIR, slug, 'site.ts'))) as { default: { theme?: unknown } }
  themes.push([slug, module.default.theme ?? {}])
}

describe('every text and mark is read on its backgrounds', () => {
  test.each(themes)('in %s, light and dark', (_name, theme) => {
    for (const scheme of SCHEMES) expect(weakPairs(v.parse(themeSchema, theme), scheme), scheme).toEqual([])
  })

  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const theme = fc.record({
    brandColour: colour,
    inkColour: colour,
    accentColour: colour,
    header: fc.constantFrom('light', 'dark'),
  })

  it('whatever colours a site chooses', () => {
    fc.assert(
      fc.property(theme, (chosen) => {
        for (const scheme of SCHEMES) expect(weakPairs(v.parse(themeSchema, chosen), scheme), scheme).toEqual([])
      }),
    )
  })

  it('and on the studio’s floor, whatever the paint of the car', () => {
    const studios = TOKENS.filter(({ property }) => property === '--studio')
    expect(studios.length).toBeGreaterThan(10)
    const base = v.parse(themeSchema, {})
    for (const scheme of SCHEMES) {
      for (const { value } of studios) {
        const floor = mix(colourOf('studio-floor', base, scheme), value, 0.34)
        expect(contrast(colourOf('on-studio', base, scheme), floor), value).toBeGreaterThanOrEqual(AA_TEXT)
      }
    }
  })
})

test('no style sheet writes in a token that has no backgrounds here', () => {
  const known = new Set([...Object.keys(TEXTS), ...NOT_TEXT, 'heart'])
  const unknown = readdirSync(join(PROJECT_DIR, 'src'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!file.endsWith('.css')) return []
    return declarationsOf(file)
      .filter(({ property }) => property === 'color')
      .flatMap(({ value, line }) => {
        const name = /^var\(--([-\w]+)\)$/.exec(value)?.[1]
        return name === undefined || known.has(name) ? [] : [`${file}:${line} --${name}`]
      })
  })
  expect(unknown).toEqual([])
})
