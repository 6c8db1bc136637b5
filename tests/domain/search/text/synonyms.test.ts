import { describe, expect, it, test } from 'vitest'
import { DEFAULT_SYNONYMS, synonymTable } from '#domain/search/text/synonyms.ts'

describe('synonyms', () => {
  const table = synonymTable(DEFAULT_SYNONYMS)
  test.each([
    ['ute', 'pickup'],
    ['4x4', '4wd'],
    ['auto', 'automatic'],
    ['merc', 'mercedes benz'],
    ['vw', 'volkswagen'],
    ['chev', 'chevrolet'],
    ['bimmer', 'bmw'],
    ['landcruiser', 'land cruiser'],
    ['ev', 'electric'],
    ['phev', 'plug in hybrid'],
    ['hatch', 'hatchback'],
    ['mpv', 'people mover'],
    ['pre owned', 'used'],
    ['demonstrator', 'demo'],
  ])('%s and %s', (word, other) => {
    expect(table[word]).toContain(other)
    expect(table[other]).toContain(word)
  })
  it('of a word are all others, in lower case, and not itself', () => {
    expect(
      synonymTable([
        ['A', ' b ', 'c'],
        ['b', 'd', 'B'],
        ['x', 'X'],
      ]),
    ).toEqual({
      a: ['b', 'c'],
      b: ['a', 'c', 'd'],
      c: ['a', 'b'],
      d: ['b'],
    })
  })
  it('are in one group only', () => {
    const words = DEFAULT_SYNONYMS.flat()
    expect(new Set(words).size).toBe(words.length)
  })
})
