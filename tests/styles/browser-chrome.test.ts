import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { themeSchema } from '#config/schema/theme.ts'
import { themeColours } from '#styles/browser-chrome.ts'
import { DARK_TOKENS } from '#styles/dark-scheme.ts'

const coloursOf = (theme: object) => themeColours(v.parse(themeSchema, theme))

test.each([
  ['light', '#ffffff'],
  ['dark', DARK_TOKENS.background],
])('a %s page has one colour around it', (scheme, colour) => {
  expect(coloursOf({ scheme })).toEqual([{ colour }])
})

it('follows the device where the theme does', () => {
  expect(coloursOf({ scheme: 'auto' })).toEqual([
    { colour: '#ffffff', media: '(prefers-color-scheme: light)' },
    { colour: DARK_TOKENS.background, media: '(prefers-color-scheme: dark)' },
  ])
})

it('is the ink of a dark header in every scheme', () => {
  expect(coloursOf({ scheme: 'auto', header: 'dark', inkColour: '#102030' })).toEqual([{ colour: '#102030' }])
})
