import { describe, expect, it, test } from 'vitest'
import { canonicalMake } from '#domain/car/make-names.ts'
import { MANUFACTURERS } from '#domain/group/manufacturers.ts'

describe('S1 §3, S2 §3: the static list of makes', () => {
  it('has about 140 makes, each with an id, a name and a slug of its own, and no logo', () => {
    expect(MANUFACTURERS.length).toBeGreaterThanOrEqual(135)
    expect(MANUFACTURERS.length).toBeLessThanOrEqual(150)
    for (const key of ['id', 'name', 'slug'] as const) {
      expect(new Set(MANUFACTURERS.map((make) => make[key])).size).toBe(MANUFACTURERS.length)
    }
    for (const { id, slug, logoUrl, kinds } of MANUFACTURERS) {
      expect(id).toBeGreaterThan(0)
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(logoUrl).toBeNull()
      expect(kinds.length).toBeGreaterThan(0)
      for (const kind of kinds) expect(['car', 'motorcycle', 'truck', 'caravan']).toContain(kind)
    }
  })

  test.each([
    ['car', 60, 'Toyota'],
    ['motorcycle', 20, 'Yamaha'],
    ['truck', 12, 'Kenworth'],
    ['caravan', 15, 'Jayco'],
  ] as const)('%s: at least %i makes, among them %s', (kind, least, name) => {
    const names = MANUFACTURERS.filter(({ kinds }) => kinds.includes(kind)).map((make) => make.name)
    expect(names.length).toBeGreaterThanOrEqual(least)
    expect(names).toContain(name)
  })

  it('is the one home of make names: each is already written as its maker writes it', () => {
    for (const { name } of MANUFACTURERS) {
      expect(canonicalMake(name.toUpperCase())).toBe(name)
      expect(canonicalMake(name)).toBe(name)
    }
  })
})
