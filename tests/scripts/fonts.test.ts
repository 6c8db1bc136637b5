/** The committed faces are what the sources give, small enough to be there before the text is painted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'
import { fontCss } from '#scripts/fonts/font-css.ts'
import { FONT_SOURCES } from '#scripts/fonts/font-sources.ts'
import { paperFonts, subsetOf } from '#scripts/fonts/make-fonts.ts'
import { HEADING_FACES } from '#styles/heading-faces.ts'

/** With its headers a file fits into ten packets: a server sends so many before it waits for an acknowledgement. */
const MAX_BYTES = 14_000
const STYLES_DIR = join(PROJECT_DIR, 'src/styles')
const sheet = readFileSync(join(STYLES_DIR, 'fonts.css'), 'utf8')

test.each(FONT_SOURCES.map((source) => [source.name, source] as const))(
  '%s is its subset, with its licence',
  async (name, source) => {
    const committed = readFileSync(join(STYLES_DIR, 'fonts', `${name}.woff2`))
    expect(committed.length).toBeLessThanOrEqual(MAX_BYTES)
    expect(Buffer.from(await subsetOf(source)).equals(committed)).toBe(true)
    const licence = readFileSync(join(STYLES_DIR, 'fonts', `${name}-licence.txt`), 'utf8')
    expect(licence).toContain('SIL Open Font License, Version 1.1')
  },
)

test('the faces of paper are cut from the same sources', async () => {
  for (const { name, bytes } of await paperFonts()) {
    const committed = readFileSync(join(STYLES_DIR, 'fonts/paper', `${name}.ttf`))
    expect([name, Buffer.from(bytes).equals(committed)]).toEqual([name, true])
  }
})

describe('the sheet of faces', () => {
  it('declares every family that a theme names', () => {
    const tokens = readFileSync(join(STYLES_DIR, 'tokens.css'), 'utf8')
    const body = /--font-body: ([^;]+);/.exec(tokens)?.[1] ?? ''
    const stacks = [body, ...Object.values(HEADING_FACES).map(({ family }) => family)]
    const named = new Set(stacks.flatMap((stack) => [...stack.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '')))
    const declared = new Set([...sheet.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name ?? ''))
    expect([...named].filter((name) => !declared.has(name) && name !== 'Arial Narrow')).toEqual([])
  })

  it('never lets a face come late', () => {
    expect(sheet.match(/font-display: (\w+)/g)).toEqual(FONT_SOURCES.map(() => 'font-display: optional'))
  })
})

it('makes a stand-in as wide and as high as ours', () => {
  const [source] = FONT_SOURCES
  if (source === undefined) throw new Error('no faces')
  const css = fontCss(source, [{ widthRatio: 0.8, ascent: 1, descent: 0.2 }])
  expect(css).toContain('size-adjust: 80%')
  // A part of the adjusted size: 1.25 times 0.8 is the height of ours.
  expect(css).toContain('ascent-override: 125%')
  expect(css).toContain('descent-override: 25%')
})
