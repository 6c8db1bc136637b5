import { expect, it } from 'vitest'
import { flatText } from '#components/parts/flat-text.ts'

it('is the same HTML in ASCII, so that a page of it is kept at one byte a character', () => {
  expect(flatText('<p title="8:30am – 5pm">Citroën 🚗 &amp; more</p>')).toBe(
    '<p title="8:30am &#8211; 5pm">Citro&#235;n &#128663; &amp; more</p>',
  )
  expect(flatText('plain <b>text</b>')).toBe('plain <b>text</b>')
})
