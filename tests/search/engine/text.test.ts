/** Words, typos and marks of the engine, against the plainest reading of Meilisearch's rules. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { SEARCHABLE_ATTRIBUTES } from '#domain/search/attributes/car-attributes.ts'
import { EXACT_ATTRIBUTES } from '#domain/search/text/ranking-rules.ts'
import { indexedCars, madeUpCars } from '#scripts/bench/search/cars.ts'
import { highlight } from '#search/engine/text/highlight.ts'
import { distance, parseQuery } from '#search/engine/text/words.ts'
import { makeDocument } from '../../builders/make-document.ts'
import { engineOf, idsOf } from './small-stock.ts'
import { oracleScore, plainDistance, plainWords } from './text-oracle.ts'

const documents = indexedCars(await madeUpCars(60, 7)).map(({ document }) => document)
const engine = engineOf(documents, { synonyms: {} })
const byId = new Map<unknown, CarDocument>(documents.map((document) => [document.id, document]))

const words = [...new Set(documents.flatMap(({ name, body, colour }) => `${name} ${body} ${colour}`.split(' ')))]
const letters = fc.constantFrom(...'aeiostr')
/** A word that the stock has, whole, cut, or with wrong letters. */
const wordArbitrary = fc
  .tuple(fc.constantFrom(...words, 'landcruiser', 'land', 'cruiser', 'automatic'), fc.nat(12), letters, fc.nat(5))
  .map(([word, at, letter, change]) => {
    const place = at % (word.length + 1)
    if (change === 0) return word.slice(0, Math.max(1, place))
    if (change === 1) return word.slice(0, place) + letter + word.slice(place)
    if (change === 2) return word.slice(0, place) + letter + word.slice(place + 1)
    if (change === 3 && place + 1 < word.length) {
      return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2)
    }
    return word
  })
  .filter((word) => !/["-]/.test(word))

describe('words', () => {
  it('find what the plainest reading of the rules finds, the fewest missing words and typos first', () => {
    fc.assert(
      fc.property(fc.array(wordArbitrary, { minLength: 1, maxLength: 4 }), fc.boolean(), (parts, ended) => {
        const query = parts.join(' ') + (ended ? ' ' : '')
        fc.pre(/[\p{L}\p{N}]/u.test(query))
        const score = (document: CarDocument) => oracleScore(document, query, SEARCHABLE_ATTRIBUTES, EXACT_ATTRIBUTES)
        const [answer] = engine.evaluate([{ indexName: 'cars', params: { query, hitsPerPage: 1000 } }])
        const found = idsOf(engine, answer?.rows ?? [])
        const expected = documents.filter((document) => score(document) !== null).map(({ id }) => id)
        expect([...found].sort()).toEqual([...expected].sort())
        const scores = found.map((id) => score(byId.get(id) as CarDocument))
        const keys = scores.map((each) => (each === null ? Number.NaN : (10 - each.words) * 100 + each.typos))
        expect(keys).toEqual([...keys].sort((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['a sign behind it ends the last word', 'sSport+'],
    ['so does a space', 'sSport '],
  ])('%s', (_, query) => {
    const found = engine.evaluate([{ indexName: 'cars', params: { query, hitsPerPage: 1000 } }])[0]?.rows ?? []
    const expected = documents.filter(({ name }) => plainWords(name).some((word) => plainDistance('ssport', word) <= 1))
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(engine, found).sort()).toEqual(expected.map(({ id }) => id).sort())
  })

  it('are as far from each other as the plain table says', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, most) => {
        expect(distance(a, b, most, false)).toBe(Math.min(plainDistance(a, b), most + 1))
        const starts = Array.from({ length: b.length + 1 }, (_, end) => plainDistance(a, b.slice(0, end)))
        expect(distance(a, b, most, true)).toBe(Math.min(...starts, most + 1))
      }),
      { numRuns: 1000 },
    )
  })
})

test('a V8 ute is found by the cylinders of its record', () => {
  const cars = [
    { id: 'v8 ute', bodyType: 'ute', cylinders: 8 },
    { id: 'ute', bodyType: 'ute', cylinders: 4 },
    { id: 'v8 sedan', bodyType: 'sedan', cylinders: 8 },
    { id: 'ute of a V8 badge', bodyType: 'ute', cylinders: null, badge: 'SS V8', name: '2016 Holden Ute SS V8' },
  ] as const
  const small = engineOf(
    cars.map((car) => makeDocument(car)),
    {},
    { matchingStrategy: 'all' },
  )
  const found = (query: string): unknown[] =>
    idsOf(small, small.evaluate([{ indexName: 'cars', params: { query } }])[0]?.rows ?? []).sort()
  expect(found('v8 ute')).toEqual(['ute of a V8 badge', 'v8 ute'])
  expect(found('8 cylinder ute')).toEqual(['ute of a V8 badge', 'v8 ute'])
  expect(found('4 cyl ')).toEqual(['ute'])
  expect(found('v6')).toEqual([])
})

describe('a query', () => {
  test.each([
    ['toyota hilux', [['toyota'], ['hilux']], true],
    ['toyota ', [['toyota']], false],
    ['Mercedes-Benz', [['mercedes'], ['benz']], true],
    ['"land cruiser" vx', [['land', 'cruiser'], ['vx']], true],
    ['"land cruiser"', [['land', 'cruiser']], false],
    ['a b c d e f g h i j k', [...'abcdefghij'].map((word) => [word]), false],
    ['-', [], false],
  ])('%s is read', (query, terms, isPrefix) => {
    const parsed = parseQuery(query)
    expect(parsed.terms.map(({ words }) => words)).toEqual(terms)
    expect(parsed.terms.at(-1)?.isPrefix ?? false).toBe(isPrefix)
  })

  it('leaves out what stands after a minus sign', () => {
    expect(parseQuery('ute -"dual cab" -diesel').excluded.map(({ words }) => words)).toEqual([
      ['dual', 'cab'],
      ['diesel'],
    ])
  })
})

describe('marks', () => {
  test.each([
    ['Toyota Hilux', { toyota: 0 }, '<b>Toyota</b> Hilux'],
    ['Toyota Hilux', { hilux: 3 }, 'Toyota <b>Hil</b>ux'],
    ['Citroën', { citroen: 0 }, '<b>Citroën</b>'],
    ['Toyota', {}, 'Toyota'],
  ])('%s', (text, marks, value) => {
    expect(
      highlight(text, new Map(Object.entries(marks)), { highlightPreTag: '<b>', highlightPostTag: '</b>' }).value,
    ).toBe(value)
  })
})

/** Each rule alone distinguishes the two, and the rank would have them the other way round. */
const RULES: [rule: string, query: string, first: Partial<CarDocument>, second: Partial<CarDocument>][] = [
  ['words: more of them', 'quokka wombat ', { name: 'Quokka Wombat' }, { name: 'Quokka' }],
  ['words: from the left', 'quokka wombat dingo ', { name: 'Quokka Wombat' }, { name: 'Quokka Dingo' }],
  ['typo: fewer', 'quokka ', { name: 'Bilby Quokka' }, { name: 'Quokke Bilby' }],
  ['proximity: nearer', 'quokka wombat ', { name: 'A Quokka Wombat' }, { name: 'Quokka A Wombat' }],
  ['proximity: in the same order', 'quokka wombat ', { name: 'A Quokka Wombat' }, { name: 'Wombat Quokka A' }],
  ['attribute: the name before the series', 'quokka ', { name: 'A B Quokka' }, { name: 'A', series: 'Quokka' }],
  ['attribute: nearer to its beginning', 'quokka ', { name: 'A Quokka B' }, { name: 'A B Quokka' }],
  ['exactness: the whole value', 'quokka ', { name: 'Quokka' }, { name: 'Quokka Bilby' }],
  ['exactness: the word and not one that begins so', 'quokka', { name: 'Quokka Dingo' }, { name: 'Quokkas Dingo' }],
]

describe('the ranking rules', () => {
  const foundBy = (query: string, indexName: string, ...documents: readonly Partial<CarDocument>[]): unknown[] => {
    const small = engineOf(
      documents.map((some, index) => ({ ...makeDocument(), id: `${index + 1}`, custom_rank: index, ...some })),
    )
    return idsOf(small, small.evaluate([{ indexName, params: { query } }])[0]?.rows ?? [])
  }

  test.each(RULES)('%s', (_, query, first, second) => {
    expect(foundBy(query, 'cars', first, second)).toEqual(['1', '2'])
  })

  it('have the chosen order behind the typos and before the nearness', () => {
    const near = { name: 'A Quokka Wombat', price: 30_000 }
    const far = { name: 'Quokka A Wombat', price: 20_000 }
    const misspelt = { name: 'Quokke Wombat', price: 10_000 }
    expect(foundBy('quokka wombat ', 'cars:price:asc', near, far, misspelt)).toEqual(['2', '1', '3'])
  })

  it('have the rank last', () => {
    expect(foundBy('quokka ', 'cars', { name: 'Quokka' }, { name: 'Quokka' })).toEqual(['2', '1'])
  })
})
