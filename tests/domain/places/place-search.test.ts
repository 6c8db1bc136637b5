import { describe, expect, it } from 'vitest'
import { matchesWords, placeQuery, placeWords } from '#domain/places/place-search.ts'

it.each([
  ['', { kind: 'all' }],
  [' - ', { kind: 'all' }],
  ['23', { kind: 'postcode', typed: '23' }],
  [' 3000 ', { kind: 'postcode', typed: '3000' }],
  ['Wagga  Wagga', { kind: 'words', words: ['wagga', 'wagga'] }],
  ['Dubbo 2830', { kind: 'words', words: ['dubbo', '2830'] }],
])('%j is %j', (typed, query) => {
  expect(placeQuery(typed)).toEqual(query)
})

describe('an entry is found', () => {
  const address = { city: 'Wagga Wagga', state: 'NSW', postcode: '2650' } as const
  const words = placeWords({
    location: { name: 'Wattlebird Citroën', type: 'sales', makes: ['Citroën'], address },
    departments: [{ name: 'Wagga Workshop', type: 'service', makes: ['Kia'], address }],
  })

  it.each([
    ['wagga', true],
    ['wag', true],
    ['nsw', true],
    ['new south', true],
    ['citroen', true],
    ['service', true],
    ['workshop kia', true],
    ['2650', true],
    ['agga', false],
    ['wagga toyota', false],
  ])('by %j: %s', (typed, found) => {
    expect(matchesWords(words, typed.split(' '))).toBe(found)
  })
})
