import { describe, expect, it } from 'vitest'
import { RecentEntries } from '#search/recent-entries.ts'

describe('recent entries (S1 §4: recent queries)', () => {
  it('evict the one unused for longest', () => {
    const entries = new RecentEntries<number>(2)
    entries.set('a', 1)
    entries.set('b', 2)
    expect(entries.get('a')).toBe(1)
    entries.set('c', 3)
    expect([entries.get('a'), entries.get('b'), entries.get('c')]).toEqual([1, undefined, 3])
  })
  it('keep the latest value of a key', () => {
    const entries = new RecentEntries<number | undefined>(2)
    entries.set('a', 1)
    entries.set('b', 2)
    entries.set('a', 3)
    entries.set('c', 4)
    expect([entries.get('a'), entries.get('b'), entries.get('c')]).toEqual([3, undefined, 4])
  })
  it('keep nothing in a cache of none', () => {
    const entries = new RecentEntries<number>(0)
    entries.set('a', 1)
    expect(entries.get('a')).toBeUndefined()
  })
  it('make a value once, unless it was forgotten', () => {
    const entries = new RecentEntries<number>(1)
    let made = 0
    const make = (): number => {
      made += 1
      return made
    }
    expect([entries.getOrMake('a', make), entries.getOrMake('a', make)]).toEqual([1, 1])
    entries.set('b', 9)
    expect(entries.getOrMake('a', make)).toBe(2)
    entries.clear()
    expect(entries.get('a')).toBeUndefined()
  })
})
