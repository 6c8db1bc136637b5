import { describe, expect, it } from 'vitest'
import { cssDeclarations, stylesOfAstro } from '#scripts/checks/tokens/css-declarations.ts'
import { tokensOf } from '#scripts/checks/tokens/token-list.ts'
import { tokenProblems } from '#scripts/checks/tokens/token-rules.ts'

const TOKENS = tokensOf(`:root {
  --line: #e2e5ea; --text: #14181f; --space-2: 0.5rem; --space-3: 0.75rem;
  --size-small: 0.8125rem; --radius-small: 6px; --motion: 180ms ease;
}
@media (width < 70rem) { :root { --space-3: 9rem } }`)

const messages = (css: string): string[] => tokenProblems(`a {\n  ${css};\n}`, TOKENS).map(({ message }) => message)

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
  ])('%s', (css, told) => {
    expect(messages(css).join('\n')).toContain(told)
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
  ])('are not: %s', (css) => {
    expect(messages(css)).toEqual([])
  })

  it('are told with what to use instead', () => {
    expect(messages('padding: 0.5rem')).toEqual(['raw size 0.5rem in "padding": use var(--space-2) (0.5rem)'])
    expect(messages('gap: 0.6rem')).toEqual([
      'raw size 0.6rem in "gap": use var(--space-2) (0.5rem) or var(--space-3) (0.75rem)',
    ])
    expect(messages('gap: 2rem')).toEqual(['raw size 2rem in "gap": use var(--space-3) (0.75rem)'])
    expect(messages('border-radius: 7px')).toEqual(['raw size 7px in "border-radius": use var(--radius-small) (6px)'])
    expect(messages('color: #101010')).toEqual([
      'raw colour #101010 in "color": use a token such as var(--text) (#14181f)',
    ])
    expect(messages('transition: color 2s')).toEqual(['raw motion 2s in "transition": use a token --motion…'])
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

  it('the line of the property, in a style sheet', () => {
    expect(tokenProblems(CSS, TOKENS).map(({ line }) => line)).toEqual([4, 5])
    expect(cssDeclarations(CSS).map(({ property }) => property)).toEqual(['color', 'margin'])
  })

  it('and in a component’s own style', () => {
    const source = `---\nconst a = '#fff'\n---\n<style is:inline set:html={css} />\n<p>#fff 3rem</p>\n<style>\np { top: 3rem }\n</style>`
    expect(tokenProblems(stylesOfAstro(source), TOKENS).map(({ line }) => line)).toEqual([7])
  })
})
