import { describe, expect, it } from 'vitest'
import {
  collapsedDescription,
  collapsedDisclaimer,
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
    expect(collapsedDescription(text, options)).toEqual({ kind: 'collapsed', preview: textOf(160), kept: null, text })
    expect(collapsedDisclaimer(text, options)).toEqual({ kind: 'collapsed', preview: textOf(200), kept: null, text })
  })

  it('follows a site’s own numbers', () => {
    const own = { descriptionLimit: 10, previewLength: 4, disclaimerLimit: 6 }
    expect(collapsedDescription('abcdefghijk', own)).toMatchObject({ preview: 'abcd' })
    expect(collapsedDescription('abcdefghij', own)).toMatchObject({ kind: 'whole' })
    expect(collapsedDisclaimer('abcdefg', own)).toMatchObject({ preview: 'abcdef' })
  })
})
