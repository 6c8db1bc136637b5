import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { themeSchema } from '#config/schema/theme.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { contrast, mix, readableOn } from '#styles/contrast.ts'
import { DARK_TOKENS } from '#styles/dark-scheme.ts'
import { themeCss } from '#styles/theme-css.ts'

const AA_TEXT = 4.5
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

function property(css: string, name: string): string {
  return new RegExp(`--${name}:([^;}]+)`).exec(css)?.[1] ?? ''
}

describe('themeCss', () => {
  it('knows black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(readableOn('#ffffff')).toBe('#10151f')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  it('gives every text its contrast, whatever colours a site chooses', () => {
    fc.assert(
      fc.property(colour, colour, colour, (brandColour, inkColour, accentColour) => {
        const css = themeCss(v.parse(themeSchema, { brandColour, inkColour, accentColour }))
        const pairs = [
          ['on-brand', 'brand'],
          ['on-ink', 'ink'],
          ['on-ink-soft', 'ink'],
          ['on-accent', 'accent'],
        ] as const
        for (const [text, background] of pairs) {
          expect(
            contrast(property(css, text), property(css, background)),
            `${text} on ${background}`,
          ).toBeGreaterThanOrEqual(AA_TEXT)
        }
        for (const text of ['brand-text', 'accent-text']) {
          for (const background of ['#ffffff', '#f5f6f8']) {
            expect(contrast(property(css, text), background), `${text} on ${background}`).toBeGreaterThanOrEqual(
              AA_TEXT,
            )
          }
        }
      }),
    )
  })

  it('is light unless a site asks for another scheme, and always light on paper', () => {
    expect(themeCss(v.parse(themeSchema, {}))).not.toContain('@media')
    const dark = themeCss(v.parse(themeSchema, { scheme: 'dark' }))
    expect(dark).toMatch(
      /^@layer tokens,base,components,page;:root\{.*\}@media screen\{:root\{color-scheme:dark;.*\}\}$/,
    )
    const auto = themeCss(v.parse(themeSchema, { scheme: 'auto' }))
    expect(auto).toBe(dark.replace('@media screen{', '@media screen and (prefers-color-scheme:dark){'))
  })

  it('overrides only tokens that tokens.css has', () => {
    const sheet = readFileSync(join(PROJECT_DIR, 'src/styles/tokens.css'), 'utf8')
    for (const name of Object.keys(DARK_TOKENS)) expect(sheet).toContain(`--${name}:`)
  })

  it('cannot be left by a colour or a corner: it is made of the schema’s values only', () => {
    const css = themeCss(v.parse(themeSchema, { corners: 'round', headingFont: 'serif', header: 'dark' }))
    expect(css).not.toMatch(/[<>]/)
    expect(property(css, 'radius-medium')).toBe('18px')
    expect(property(css, 'header-background')).toBe(property(css, 'ink'))
    expect(themeCss(v.parse(themeSchema, { scheme: 'auto' }))).not.toMatch(/[<>]/)
  })
})
