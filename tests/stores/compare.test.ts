import { describe, expect, it } from 'vitest'
import { COMPARE_LIMIT } from '#domain/compare/compare-link.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { COMPARE_KEY, createCompare } from '#stores/saved/compare.ts'
import { createMemoryStorage } from '../builders/memory-storage.ts'

function makeChosen(id: string): Favourite {
  return {
    id,
    name: '2022 Toyota Hilux SR5',
    slug: `2022-toyota-hilux-sr5-${id}`,
    make: 'Toyota',
    model: 'Hilux',
    primary_image_url: null,
    bodyType: 'ute',
    colourFamily: 'white',
  }
}

const ids = (list: readonly Favourite[]): string[] => list.map(({ id }) => id)
const letters = ['a', 'b', 'c', 'd', 'e'].map(makeChosen)
const [a, b, c, d, e] = letters as [Favourite, Favourite, Favourite, Favourite, Favourite]

describe('S1 §1: the compared cars', () => {
  it('stand in the order of choosing, in storage too', () => {
    const storage = createMemoryStorage()
    const compared = createCompare(() => storage)
    expect(compared.toggle(b)).toBe('added')
    expect(compared.toggle(a)).toBe('added')
    expect(ids(compared.$compared.get())).toEqual(['b', 'a'])
    expect(ids(createCompare(() => storage).$compared.get())).toEqual(['b', 'a'])
    expect(compared.has(a.slug)).toBe(true)
    expect(compared.has(c.slug)).toBe(false)
  })

  it('are let go by the toggle and by name', () => {
    const storage = createMemoryStorage()
    const compared = createCompare(() => storage)
    for (const car of [a, b, c]) compared.toggle(car)
    expect(compared.toggle(b)).toBe('removed')
    compared.remove(a.slug)
    expect(ids(compared.$compared.get())).toEqual(['c'])
    compared.replace([])
    expect(compared.$compared.get()).toEqual([])
  })

  it(`are at most ${COMPARE_LIMIT}: one more changes nothing, until one is removed`, () => {
    const storage = createMemoryStorage()
    const compared = createCompare(() => storage)
    for (const car of [a, b, c, d]) expect(compared.toggle(car)).toBe('added')
    expect(compared.toggle(e)).toBe('full')
    expect(ids(compared.$compared.get())).toEqual(['a', 'b', 'c', 'd'])
    expect(compared.toggle(a)).toBe('removed')
    expect(compared.toggle(e)).toBe('added')
    expect(ids(compared.$compared.get())).toEqual(['b', 'c', 'd', 'e'])
    compared.replace(letters)
    expect(ids(compared.$compared.get())).toEqual(['a', 'b', 'c', 'd'])
  })

  it('of another tab are not lost, and are seen when its event arrives', () => {
    const storage = createMemoryStorage()
    const [one, two] = [createCompare(() => storage), createCompare(() => storage)]
    one.toggle(a)
    two.toggle(b)
    one.reload()
    expect(ids(one.$compared.get())).toEqual(['a', 'b'])
  })

  it('survive a full storage in memory, and junk in it', () => {
    const full = createCompare(() => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }))
    full.toggle(a)
    full.toggle(b)
    expect(ids(full.$compared.get())).toEqual(['a', 'b'])
    const storage = createMemoryStorage()
    storage.setItem(COMPARE_KEY, JSON.stringify([{ id: '<img>' }, 7, ...letters, a]))
    expect(ids(createCompare(() => storage).$compared.get())).toEqual(['a', 'b', 'c', 'd'])
    const closed = createCompare(() => {
      throw new DOMException('insecure', 'SecurityError')
    })
    expect(closed.toggle(a)).toBe('added')
    expect(ids(closed.$compared.get())).toEqual(['a'])
  })
})
