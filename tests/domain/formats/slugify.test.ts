import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
    ['', ''],
    ['--a--', 'a'],
    ['R&D', 'r-and-d'],
    ['D’Arcy', 'darcy'],
    ['ＣＸ－５', 'cx-5'],
    ['a__b', 'a-b'],
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

describe('slugs that are asked for again', () => {
  afterEach(() => vi.restoreAllMocks())

  /** A fresh memory, and how often a slug was worked out. */
  async function freshSlugify() {
    vi.resetModules()
    const { slugify: fresh } = await import('#domain/formats/slugify.ts')
    const normalize = vi.spyOn(String.prototype, 'normalize')
    return { fresh, workedOut: () => normalize.mock.calls.length }
  }

  it('are worked out once', async () => {
    const { fresh, workedOut } = await freshSlugify()
    expect([fresh('Land Rover'), fresh('Land Rover'), fresh('Land Rover')]).toEqual(Array(3).fill('land-rover'))
    expect(workedOut()).toBe(1)
  })

  it('are forgotten when there are more than 5,000, so that a long build does not keep them all', async () => {
    const { fresh, workedOut } = await freshSlugify()
    for (let index = 0; index < 5_000; index++) fresh(`Make ${index}`)
    fresh('Make 0')
    expect(workedOut()).toBe(5_000)
    fresh('Make 5000')
    fresh('Make 0')
    expect(workedOut()).toBe(5_002)
  })
})
