import { expect, it } from 'vitest'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import {
  createSavedSearches,
  parseSavedSearches,
  SAVED_NAME_LENGTH,
  SAVED_SEARCHES_KEY,
  SAVED_SEARCHES_MAX,
} from '#stores/saved/saved-searches.ts'
import { createMemoryStorage } from '../builders/memory-storage.ts'

const entry = (query: string) => ({ path: `/search?query=${query}`, state: { ...EMPTY_STATE, query } })
const named = (name: string) => ({ name, nowMs: 2000 })
const kept = () => {
  const storage = createMemoryStorage()
  return { storage, saved: createSavedSearches(() => storage) }
}

it('keeps a search with its name and how far it was seen, newest first, in storage too', () => {
  const { storage, saved } = kept()
  expect(saved.save(entry('a'), named(' First '))).toBe(true)
  saved.save(entry('b'), named('Second'))
  const expected = [
    { ...entry('b'), name: 'Second', savedAtMs: 2000, seenUpToMs: 2000 },
    { ...entry('a'), name: 'First', savedAtMs: 2000, seenUpToMs: 2000 },
  ]
  expect(saved.$entries.get()).toEqual(expected)
  expect(createSavedSearches(() => storage).$entries.get()).toEqual(expected)
  expect([saved.has('/search?query=a'), saved.has('/search?query=c')]).toEqual([true, false])
})

it('a search that is kept already keeps its name and moves in front', () => {
  const { saved } = kept()
  saved.save(entry('a'), named('First'))
  saved.save(entry('b'), named('Second'))
  saved.save(entry('a'), named('Other'))
  expect(saved.$entries.get().map(({ name }) => name)).toEqual(['First', 'Second'])
})

it('is renamed, within bounds, and never to nothing', () => {
  const { saved } = kept()
  saved.save(entry('a'), named('First'))
  saved.save(entry('b'), named('Second'))
  saved.rename('/search?query=a', '  For Mum ')
  saved.rename('/search?query=b', '   ')
  expect(saved.$entries.get().map(({ name }) => name)).toEqual(['Second', 'For Mum'])
  saved.rename('/search?query=a', 'x'.repeat(SAVED_NAME_LENGTH + 1))
  expect(saved.$entries.get()[1]?.name).toHaveLength(SAVED_NAME_LENGTH)
})

it('is taken away by its path alone', () => {
  const { saved } = kept()
  saved.save(entry('a'), named('First'))
  saved.save(entry('b'), named('Second'))
  saved.remove('/search?query=b')
  expect(saved.$entries.get().map(({ name }) => name)).toEqual(['First'])
})

it('the hour of saving stands for what was seen until that is known, and what was seen never moves back', () => {
  const { saved } = kept()
  saved.save(entry('a'), named('First'))
  saved.markSeen('/search?query=a', 1000)
  saved.markSeen('/search?query=a', 999)
  expect(saved.$entries.get().map(({ seenUpToMs }) => seenUpToMs)).toEqual([1000])
  saved.markSeen('/search?query=a', 3000)
  saved.markSeen('/search?query=a', 2999)
  saved.markSeen('/search?query=other', 9000)
  expect(saved.$entries.get().map(({ seenUpToMs }) => seenUpToMs)).toEqual([3000])
})

it('keeps at most its maximum', () => {
  const { saved } = kept()
  for (let index = 0; index <= SAVED_SEARCHES_MAX; index++) saved.save(entry(`q${index}`), named('Name'))
  expect(saved.$entries.get()).toHaveLength(SAVED_SEARCHES_MAX)
  expect(saved.has('/search?query=q0')).toBe(false)
})

it('says when the device keeps nothing, and remembers in memory', () => {
  const storage = createMemoryStorage()
  const saved = createSavedSearches(() => ({
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }))
  expect(saved.save(entry('a'), named('First'))).toBe(false)
  saved.save(entry('b'), named('Second'))
  expect(saved.$entries.get()).toHaveLength(2)
})

it('follows another tab', () => {
  const storage = createMemoryStorage()
  const [one, two] = [createSavedSearches(() => storage), createSavedSearches(() => storage)]
  one.save(entry('a'), named('First'))
  two.rename('/search?query=a', 'Renamed')
  one.reload()
  expect(one.$entries.get()[0]?.name).toBe('Renamed')
})

it('leaves out junk, other hosts and entries that came twice', () => {
  const good = { ...entry('a'), name: 'First', savedAtMs: 1, seenUpToMs: 1 }
  const stored = [7, null, good, { ...good, name: '' }, { ...good, path: '//x' }, { ...good, seenUpToMs: -1 }, good]
  expect(parseSavedSearches(JSON.stringify(stored))).toEqual([good])
  expect(parseSavedSearches('{')).toEqual([])
  const storage = createMemoryStorage()
  storage.setItem(SAVED_SEARCHES_KEY, 'no JSON')
  expect(createSavedSearches(() => storage).$entries.get()).toEqual([])
})
