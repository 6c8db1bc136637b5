import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  collapsedDescription,
  collapsedDisclaimer,
  firstCharacters,
  OFFER_DESCRIPTION_LIMIT,
  OFFER_DISCLAIMER_LIMIT,
  OFFER_PREVIEW_LENGTH,
} from '#domain/offers/collapse.ts'

const options = {
  descriptionLimit: OFFER_DESCRIPTION_LIMIT,
  previewLength: OFFER_PREVIEW_LENGTH,
  disclaimerLimit: OFFER_DISCLAIMER_LIMIT,
}
const textOf = (length: number) => 'abcdefghij'.repeat(30).slice(0, length)

describe('S2 §9: offers collapse at 200 characters with a 160-character preview; disclaimer at 200', () => {
  it('has these numbers', () => {
    expect([OFFER_DESCRIPTION_LIMIT, OFFER_PREVIEW_LENGTH, OFFER_DISCLAIMER_LIMIT]).toEqual([200, 160, 200])
  })

  it.each([0, 160, 199, 200])('a text of %i characters is whole', (length) => {
    const text = textOf(length)
    expect(collapsedDescription(text, options)).toEqual({ kind: 'whole', text })
    expect(collapsedDisclaimer(text, options)).toEqual({ kind: 'whole', text })
  })

  it('a text of 201 characters is collapsed', () => {
    const text = textOf(201)
    expect(collapsedDescription(text, options)).toEqual({ kind: 'collapsed', preview: textOf(160), text })
    expect(collapsedDisclaimer(text, options)).toEqual({ kind: 'collapsed', preview: textOf(200), text })
  })

  it('follows a site’s own numbers', () => {
    const own = { descriptionLimit: 10, previewLength: 4, disclaimerLimit: 6 }
    expect(collapsedDescription('abcdefghijk', own)).toMatchObject({ preview: 'abcd' })
    expect(collapsedDescription('abcdefghij', own)).toMatchObject({ kind: 'whole' })
    expect(collapsedDisclaimer('abcdefg', own)).toMatchObject({ preview: 'abcdef' })
  })
})

describe('firstCharacters', () => {
  it('does not split a surrogate pair', () => {
    expect(firstCharacters(`${textOf(159)}🚗 for sale`, 160)).toBe(textOf(159))
    expect(firstCharacters(`${textOf(158)}🚗 for sale`, 160)).toBe(`${textOf(158)}🚗`)
  })

  it('is a beginning of the text, at most one short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, length) => {
        const first = firstCharacters(text, length)
        expect(text.startsWith(first)).toBe(true)
        expect(first.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1)
        expect(first.length).toBeLessThanOrEqual(length)
        expect(first.isWellFormed()).toBe(true)
      }),
    )
  })
})
