import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '#domain/formats/slugify.ts'

describe('slugs', () => {
  it.each([
    ['Land Rover', 'land-rover'],
    ['Citroën C4', 'citroen-c4'],
    ['Škoda', 'skoda'],
    ['Town & Country', 'town-and-country'],
    ["Driver's Choice", 'drivers-choice'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CX-5 (GT)', 'cx-5-gt'],
    ['汽车', ''],
  ])('%s -> %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('are safe in any address, and stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})
