import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { createSearchHistory, parseSearchHistory, SEARCH_HISTORY_KEY } from '#stores/saved/search-history.ts'
import { createMemoryStorage } from '../builders/memory-storage.ts'

const entry = (query: string) => ({ path: `/search?query=${query}`, state: { ...EMPTY_STATE, query } })
const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path.replace('/search?query=', ''))

it('S2 §4: keeps the latest 5, newest first, each path once, in storage too', () => {
  const storage = createMemoryStorage()
  const history = createSearchHistory(() => storage)
  for (const query of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) history.remember(entry(query))
  expect(paths(history.$entries.get())).toEqual(['f', 'e', 'd', 'a', 'c'])
  expect(paths(createSearchHistory(() => storage).$entries.get())).toEqual(['f', 'e', 'd', 'a', 'c'])
  expect(createSearchHistory(() => storage).$entries.get()[0]).toEqual(entry('f'))
})

it('does not lose what another tab wrote, and can be cleared', () => {
  const storage = createMemoryStorage()
  const [one, two] = [createSearchHistory(() => storage), createSearchHistory(() => storage)]
  one.remember(entry('a'))
  two.remember(entry('b'))
  one.reload()
  expect(paths(one.$entries.get())).toEqual(['b', 'a'])
  one.clear()
  two.reload()
  expect(two.$entries.get()).toEqual([])
})

it('works in memory where the storage throws', () => {
  const history = createSearchHistory(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  history.remember(entry('a'))
  history.reload()
  expect(paths(history.$entries.get())).toEqual(['a'])
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"path":"/search"}'],
  ['another host', JSON.stringify([{ ...entry('a'), path: '//evil.example' }])],
  ['a backslash for a slash', JSON.stringify([{ ...entry('a'), path: '/\\evil.example' }])],
  ['a script', JSON.stringify([{ ...entry('a'), path: 'javascript:alert(1)' }])],
  ['no state', JSON.stringify([{ path: '/search' }])],
  ['a page that is none', JSON.stringify([{ ...entry('a'), state: { ...EMPTY_STATE, page: 0 } }])],
  ['a list that is none', JSON.stringify([{ ...entry('a'), state: { ...EMPTY_STATE, lists: { make: 'Kia' } } }])],
  ['an attribute that is none', JSON.stringify([{ ...entry('a'), state: { ...EMPTY_STATE, lists: { 'a b': [] } } }])],
  ['a range of texts', JSON.stringify([{ ...entry('a'), state: { ...EMPTY_STATE, ranges: { km: { min: '1' } } } }])],
])('reads %s as none', (_name, stored) => {
  expect(parseSearchHistory(stored)).toEqual([])
})

it('reads back at most five, each path once, and leaves junk out', () => {
  const stored = [7, ...['a', 'b', 'a', 'c', 'd', 'e', 'f'].map(entry), null]
  expect(paths(parseSearchHistory(JSON.stringify(stored)))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const storage = createMemoryStorage()
      storage.setItem(SEARCH_HISTORY_KEY, stored)
      expect(createSearchHistory(() => storage).$entries.get().length).toBeLessThanOrEqual(5)
    }),
  )
})
