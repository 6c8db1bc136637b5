import { join } from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { designTokens } from '#scripts/lint/design-tokens.ts'

const CONFIG: stylelint.Config = {
  plugins: [designTokens],
  rules: { 'forecourt/design-tokens': join(import.meta.dirname, 'tokens-fixture.css') },
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
}

async function problems(css: string): Promise<{ line: number; text: string }[]> {
  const { results } = await stylelint.lint({ code: css, config: CONFIG })
  return results.flatMap(({ warnings }) => warnings.map(({ line, text }) => ({ line, text })))
}

const messages = async (css: string): Promise<string[]> =>
  (await problems(`a {\n  ${css};\n}`)).map(({ text }) => text.replace(' (forecourt/design-tokens)', ''))

describe('raw values outside the tokens', () => {
  it.each([
    ['color: #fff', 'raw colour #fff'],
    ['background: rgb(0 0 0 / 10%)', 'raw colour rgb(0 0 0 / 10%)'],
    ['border: 1px solid red', 'raw colour red'],
    ['border-color: DarkSlateGrey', 'raw colour DarkSlateGrey'],
    ['box-shadow: 0 1px 2px oklch(0 0 0)', 'raw size 2px'],
    ['background: linear-gradient(to top, white, var(--line))', 'raw colour white'],
    ['--mine: #123456', 'raw colour #123456'],
    ['--mine: 3rem', 'raw size 3rem'],
    ['padding: 0.5rem', 'raw size 0.5rem'],
    ['margin: -2px', 'raw size -2px'],
    ['max-height: calc(100vh - 6rem)', 'raw size 6rem'],
    ['width: 50vw', 'raw size 50vw'],
    ['gap: clamp(1rem, 2vw, 3rem)', 'raw size 1rem'],
    ['border-width: 4px', 'raw size 4px'],
    ['border-radius: 999px', 'raw size 999px'],
    ['transition: color 200ms', 'raw motion 200ms'],
    ['animation: turn 1.5s linear', 'raw motion 1.5s'],
    ['transition: color var(--motion) cubic-bezier(0, 0, 1, 1)', 'raw motion cubic-bezier(0, 0, 1, 1)'],
  ])('%s', async (css, message) => {
    expect((await messages(css)).join('\n')).toContain(message)
  })

  it.each([
    'margin: 0 auto',
    'width: 100%',
    'height: 100dvh',
    'flex: 0 0 84%',
    'grid-template-columns: repeat(2, minmax(0, 1fr))',
    'border: 1px solid var(--line)',
    'outline: 2px solid currentcolor',
    'width: 1px',
    'line-height: 1.55',
    'letter-spacing: -0.02em',
    'background: transparent',
    'color: color-mix(in oklab, var(--text) 16%, var(--line))',
    'color: var(--red)',
    'animation-name: snow',
    'transition: color var(--motion)',
    'transition-duration: 0.01ms !important',
    'content: "3rem #fff red"',
    'background: url(data:image/svg+xml;a:#fff)',
    'z-index: 20',
    'transform: rotate(-45deg)',
  ])('are not: %s', async (css) => {
    expect(await messages(css)).toEqual([])
  })

  it('are reported with what to use instead', async () => {
    expect(await messages('padding: 0.5rem')).toEqual(['raw size 0.5rem in "padding": use var(--space-2) (0.5rem)'])
    expect(await messages('gap: 0.6rem')).toEqual([
      'raw size 0.6rem in "gap": use var(--space-2) (0.5rem) or var(--space-3) (0.75rem)',
    ])
    expect(await messages('gap: 2rem')).toEqual(['raw size 2rem in "gap": use var(--space-3) (0.75rem)'])
    expect(await messages('border-radius: 7px')).toEqual([
      'raw size 7px in "border-radius": use var(--radius-small) (6px)',
    ])
    expect(await messages('color: #101010')).toEqual([
      'raw colour #101010 in "color": use a token such as var(--text) (#14181f)',
    ])
    expect(await messages('transition: color 2s')).toEqual(['raw motion 2s in "transition": use a token --motion…'])
  })
})

describe('where they are', () => {
  const CSS = `/* a { color: red } */
@media (width >= 40rem) {
  a:hover {
    color: #fff;
    margin:
      0 2rem
  }
}`

  it('is the line of the value', async () => {
    expect((await problems(CSS)).map(({ line }) => line)).toEqual([4, 6])
  })
})

describe('an exception', () => {
  const disabled = (comment: string, css = 'top: 7px'): Promise<string[]> =>
    messages(`/* stylelint-disable-next-line forecourt/design-tokens${comment} */\n  ${css}`)

  it('gives its reason', async () => {
    expect(await disabled(' -- the height of the mark in the drawing')).toEqual([])
    expect(await disabled('')).toEqual([expect.stringContaining('is missing a description')])
  })

  it('is needed', async () => {
    expect(await disabled(' -- why', 'top: 0')).toEqual([expect.stringContaining('Needless disable')])
  })
})
