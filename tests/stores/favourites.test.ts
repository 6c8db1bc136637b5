import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Favourite } from '#domain/entities/favourite.ts'
import { parseFavourites } from '#stores/saved/favourite-record.ts'
import { createFavourites, FAVOURITES_KEY, FAVOURITES_MAX } from '#stores/saved/favourites.ts'
import type { ListStorage } from '#stores/saved/stored-list.ts'
import { createMemoryStorage } from '../builders/memory-storage.ts'

function makeFavourite(overrides: Partial<Favourite> = {}): Favourite {
  return {
    id: 't1042',
    name: '2022 Toyota Hilux SR5',
    slug: '2022-toyota-hilux-sr5-t1042',
    make: 'Toyota',
    model: 'Hilux',
    primary_image_url: null,
    bodyType: 'ute',
    colourFamily: 'white',
    ...overrides,
  }
}

const ids = (list: readonly Favourite[]): string[] => list.map(({ id }) => id)

describe('favourites', () => {
  it('keeps the newest first, in storage too', () => {
    const storage = createMemoryStorage()
    const favourites = createFavourites(() => storage)
    favourites.toggle(makeFavourite({ id: 'a' }))
    expect(favourites.toggle(makeFavourite({ id: 'b' }))).toBe(true)
    expect(ids(favourites.$favourites.get())).toEqual(['b', 'a'])
    expect(ids(createFavourites(() => storage).$favourites.get())).toEqual(['b', 'a'])
  })

  it('takes a car out by its heart and from the list', () => {
    const storage = createMemoryStorage()
    const kept = createFavourites(() => storage)
    kept.toggle(makeFavourite({ id: 'a' }))
    kept.toggle(makeFavourite({ id: 'b' }))
    expect(kept.toggle(makeFavourite({ id: 'b' }))).toBe(false)
    kept.remove('a')
    expect(kept.$favourites.get()).toEqual([])
    expect(kept.has('a')).toBe(false)
  })

  it('does not lose what another tab wrote before its event arrived', () => {
    const storage = createMemoryStorage()
    const [one, two] = [createFavourites(() => storage), createFavourites(() => storage)]
    one.toggle(makeFavourite({ id: 'a' }))
    two.toggle(makeFavourite({ id: 'b' }))
    one.reload()
    expect(ids(one.$favourites.get())).toEqual(['b', 'a'])
  })

  it('keeps at most its maximum', () => {
    const storage = createMemoryStorage()
    const favourites = createFavourites(() => storage)
    for (let index = 0; index <= FAVOURITES_MAX; index++) favourites.toggle(makeFavourite({ id: `car-${index}` }))
    expect(favourites.$favourites.get()).toHaveLength(FAVOURITES_MAX)
    expect(favourites.has('car-0')).toBe(false)
  })

  it('works in memory where asking for the storage throws', () => {
    const favourites = createFavourites(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    favourites.toggle(makeFavourite({ id: 'a' }))
    favourites.toggle(makeFavourite({ id: 'b' }))
    expect(ids(favourites.$favourites.get())).toEqual(['b', 'a'])
    favourites.reload()
    expect(ids(favourites.$favourites.get())).toEqual(['b', 'a'])
  })

  it('remembers in memory what a full storage did not take', () => {
    const storage = createMemoryStorage()
    let full = false
    const engine: ListStorage = {
      getItem: storage.getItem,
      setItem: (key, value) => {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    const favourites = createFavourites(() => engine)
    favourites.toggle(makeFavourite({ id: 'a' }))
    full = true
    favourites.toggle(makeFavourite({ id: 'b' }))
    favourites.toggle(makeFavourite({ id: 'c' }))
    expect(ids(favourites.$favourites.get())).toEqual(['c', 'b', 'a'])
    full = false
    favourites.remove('a')
    expect(ids(parseFavourites(storage.getItem(FAVOURITES_KEY)))).toEqual(['c', 'b'])
  })
})

describe('parseFavourites', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"id":"a"}'],
    ['null', 'null'],
    ['entries of other shapes', '[1,null,"a",[],{}]'],
    ['a script as an image', JSON.stringify([makeFavourite({ primary_image_url: 'javascript:alert(1)' })])],
    ['another host as an image', JSON.stringify([makeFavourite({ primary_image_url: '//evil.example/x.png' })])],
    ['a path as a slug', JSON.stringify([makeFavourite({ slug: '../../x' })])],
    ['an unknown body', JSON.stringify([{ ...makeFavourite(), bodyType: 'tank' }])],
  ])('reads %s as none', (_name, stored) => {
    expect(parseFavourites(stored)).toEqual([])
  })

  it('keeps the good entries among junk, each once, without unknown keys', () => {
    const good = makeFavourite()
    expect(parseFavourites(JSON.stringify([7, { ...good, extra: 1 }, good]))).toEqual([good])
  })

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.anything()).map((value) => JSON.stringify(value) ?? ''),
        ),
        (stored) => {
          expect(Array.isArray(parseFavourites(stored))).toBe(true)
        },
      ),
    )
  })
})

it('toggling twice is as if nothing happened, whatever came before', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  fc.assert(
    fc.property(fc.array(id), id, (before, last) => {
      const storage = createMemoryStorage()
      const favourites = createFavourites(() => storage)
      for (const each of before) favourites.toggle(makeFavourite({ id: each }))
      const [others, had] = [ids(favourites.$favourites.get()).filter((each) => each !== last), favourites.has(last)]
      favourites.toggle(makeFavourite({ id: last }))
      expect(favourites.has(last)).toBe(!had)
      favourites.toggle(makeFavourite({ id: last }))
      expect(favourites.has(last)).toBe(had)
      expect(ids(favourites.$favourites.get()).filter((each) => each !== last)).toEqual(others)
    }),
  )
})
