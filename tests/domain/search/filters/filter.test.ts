import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FilterableDocument } from '#domain/search/filters/evaluate-filter.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import type { FilterExpression } from '#domain/search/filters/filter-expression.ts'
import {
  allOf,
  anyOf,
  compare,
  EVERYTHING,
  equals,
  isIn,
  not,
  within,
} from '#domain/search/filters/filter-expression.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { filterIndex } from './filter-language.ts'

const toyota = equals('make', 'Toyota')
const cheap = compare('price', '<', 20_000)

describe('the text of a filter', () => {
  test.each<[string, FilterExpression, string]>([
    ['a text', toyota, 'make = "Toyota"'],
    ['a text with a space and an apostrophe', equals('model', "Cee'd GT"), `model = "Cee'd GT"`],
    ['quotes', equals('tag', 'The "one"'), 'tag = "The \\"one\\""'],
    ['a backslash at the end', equals('tag', 'a\\'), 'tag = "a\\\\"'],
    ['a word of the language', equals('tag', 'NOT'), 'tag = "NOT"'],
    ['an attempt to break out', equals('tag', '" OR price > 0 OR tag = "'), 'tag = "\\" OR price > 0 OR tag = \\""'],
    ['a number', equals('seats', 5), 'seats = 5'],
    ['a huge number', equals('seats', 1e21), 'seats = 1e21'],
    ['a negative fraction', compare('price', '>=', -0.5), 'price >= -0.5'],
    ['a boolean', equals('certified', true), 'certified = true'],
    ['one of', isIn('status', ['in_stock', 'coming_soon']), 'status IN ["in_stock", "coming_soon"]'],
    ['one of one', isIn('status', ['sold']), 'status = "sold"'],
    ['one of none', isIn('status', []), 'status IN []'],
    ['none of', not(isIn('stocknum', ['A1', 'A2'])), 'stocknum NOT IN ["A1", "A2"]'],
    ['not equal', not(toyota), 'NOT make = "Toyota"'],
    ['not both', not(allOf(toyota, cheap)), 'NOT (make = "Toyota" AND price < 20000)'],
    ['not twice', { kind: 'not', of: not(toyota) }, 'NOT NOT make = "Toyota"'],
    ['not twice, made by the function', not(not(toyota)), 'make = "Toyota"'],
    ['below', compare('price', '<', 5), 'price < 5'],
    ['at most', compare('price', '<=', 5), 'price <= 5'],
    ['above', compare('price', '>', 5), 'price > 5'],
    ['between', within('price', 5, 6), 'price 5 TO 6'],
    ['from', within('price', 5, null), 'price >= 5'],
    ['up to', within('price', null, 6), 'price <= 6'],
    ['no bounds', within('price', null, null), ''],
    ['from 0', within('price', 0, null), 'price >= 0'],
    ['exists', { kind: 'exists', attribute: 'tag' }, 'tag EXISTS'],
    ['is null', { kind: 'isNull', attribute: 'tag' }, 'tag IS NULL'],
    ['is empty', { kind: 'isEmpty', attribute: 'tag' }, 'tag IS EMPTY'],
    ['and', allOf(toyota, cheap), 'make = "Toyota" AND price < 20000'],
    ['or', anyOf(toyota, cheap), 'make = "Toyota" OR price < 20000'],
    ['or in and', allOf(cheap, anyOf(toyota, cheap)), 'price < 20000 AND (make = "Toyota" OR price < 20000)'],
    ['and in or', anyOf(cheap, allOf(toyota, cheap)), 'price < 20000 OR (make = "Toyota" AND price < 20000)'],
    ['and in and is one', allOf(cheap, allOf(toyota, cheap)), 'price < 20000 AND make = "Toyota" AND price < 20000'],
    ['or in or is one', anyOf(cheap, anyOf(toyota, cheap)), 'price < 20000 OR make = "Toyota" OR price < 20000'],
    ['one part', allOf(EVERYTHING, toyota), 'make = "Toyota"'],
    ['one choice', anyOf(toyota), 'make = "Toyota"'],
    ['everything', EVERYTHING, ''],
    ['nothing', anyOf(), 'id IN []'],
    ['everything or', anyOf(EVERYTHING, toyota), 'NOT id IN [] OR make = "Toyota"'],
    ['brackets only around several', { kind: 'all', of: [{ kind: 'any', of: [toyota] }] }, 'make = "Toyota"'],
  ])('%s', (_, expression, text) => {
    expect(renderFilter(expression)).toBe(text)
  })
})

describe('a filter on one document', () => {
  const car: FilterableDocument = {
    id: 'a',
    make: 'Toyota',
    tag: null,
    badge: '',
    price: 20_000,
    seats: 5,
    certified: false,
    categories: ['Tow Vehicles', 'Électrique'],
    filtered_features: [],
    model: '2008',
  }
  test.each<[string, FilterExpression, boolean]>([
    ['any case', equals('make', 'TOYOTA'), true],
    ['outer spaces', equals('make', ' toyota '), true],
    ['another', equals('make', 'Toyot'), false],
    ['an accent written in two characters', equals('categories', 'e\u0301lectrique'), true],
    ['an accent is not nothing', equals('categories', 'electrique'), false],
    ['a part of a list', equals('categories', 'tow vehicles'), true],
    ['a number by its text', equals('seats', '5.0'), true],
    ['a number by half of it', equals('seats', '5x'), false],
    ['a number by a word', equals('seats', true), false],
    ['a number by nothing', equals('seats', ''), false],
    ['a number by its sign', equals('seats', '+5'), true],
    ['a number by a hexadecimal', equals('seats', '0x5'), false],
    ['a number by an exponent', equals('seats', '.5e1'), true],
    ['a text by its number', equals('model', 2008), true],
    ['a boolean by its word', equals('certified', 'False'), true],
    ['a boolean', equals('certified', true), false],
    ['null equals nothing', equals('tag', 'null'), false],
    ['missing equals nothing', equals('series', 'undefined'), false],
    ['an empty text equals nothing', equals('badge', ''), false],
    ['not equal holds where it is missing', not(equals('series', 'x')), true],
    ['not equal holds where it is null', not(equals('tag', 'x')), true],
    ['one of', isIn('make', ['Kia', 'toyota']), true],
    ['one of others', isIn('make', ['Kia', 'Ford']), false],
    ['one of none', isIn('make', []), false],
    ['< equal', compare('price', '<', 20_000), false],
    ['< above', compare('price', '<', 20_001), true],
    ['<= equal', compare('price', '<=', 20_000), true],
    ['<= below', compare('price', '<=', 19_999), false],
    ['> equal', compare('price', '>', 20_000), false],
    ['> below', compare('price', '>', 19_999), true],
    ['>= equal', compare('price', '>=', 20_000), true],
    ['>= above', compare('price', '>=', 20_001), false],
    ['between its bounds', within('price', 20_000, 20_000), true],
    ['between, above', within('price', 20_001, 30_000), false],
    ['between, below', within('price', 10_000, 19_999), false],
    ['missing compares with nothing', compare('km', '>=', 0), false],
    ['null is not above', compare('km', '<', 1), false],
    ['exists', { kind: 'exists', attribute: 'tag' }, true],
    ['does not exist', { kind: 'exists', attribute: 'series' }, false],
    ['is null', { kind: 'isNull', attribute: 'tag' }, true],
    ['missing is not null', { kind: 'isNull', attribute: 'series' }, false],
    ['an empty text is empty', { kind: 'isEmpty', attribute: 'badge' }, true],
    ['an empty list is empty', { kind: 'isEmpty', attribute: 'filtered_features' }, true],
    ['a list is not empty', { kind: 'isEmpty', attribute: 'categories' }, false],
    ['null is not empty', { kind: 'isEmpty', attribute: 'tag' }, false],
    ['all', allOf(toyota, compare('price', '>', 20_000)), false],
    ['any', anyOf(equals('make', 'Kia'), toyota), true],
    ['nothing', anyOf(), false],
    ['everything', EVERYTHING, true],
  ])('%s', (_, expression, kept) => {
    expect(matchesFilter(car, expression)).toBe(kept)
  })

  it('compares with null as with nothing', () => {
    expect(matchesFilter({ price: null }, compare('price', '<', 1))).toBe(false)
    expect(matchesFilter({ price: null }, compare('price', '>=', 0))).toBe(false)
  })
})

const words = fc.oneof(
  fc.constantFrom(
    'Toyota',
    'toyota',
    ' TOYOTA',
    'NOT',
    'AND',
    '5',
    '5.0',
    '+5e0',
    'true',
    'False',
    '',
    ' ',
    'a"b',
    'a\\',
  ),
  fc.constantFrom('é', 'e\u0301', 'ﬁ', 'fi', ']', '(', "it's", '\n', '\\"', '" OR id EXISTS'),
  fc.string({ unit: fc.constantFrom('\\', '"', "'", 'a', 'A', ',', ' '), maxLength: 4 }),
)
const numbers = fc.oneof(fc.constantFrom(0, 5, -5, 0.5, 1000), fc.integer({ min: -10, max: 10 }))
const texts = ['make', 'tag', 'badge'] as const
const figures = ['price', 'km', 'seats'] as const
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const documents = fc.array(
  fc.record(
    {
      make: maybe(words),
      tag: maybe(words),
      badge: maybe(words),
      price: maybe(numbers),
      km: maybe(numbers),
      seats: maybe(numbers),
      certified: fc.boolean(),
      categories: fc.array(words, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 6 },
)
const attribute = fc.constantFrom(...texts, ...figures, 'certified' as const, 'categories' as const)
const number = fc.constantFrom(...figures)
const value = fc.oneof(words, numbers, fc.boolean())
const { expression } = fc.letrec<{ expression: FilterExpression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.record({ kind: fc.constant('equals' as const), attribute, value }),
    fc.record({ kind: fc.constant('in' as const), attribute, values: fc.array(value, { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant('compare' as const),
      attribute: number,
      operator: fc.constantFrom('<', '<=', '>', '>='),
      value: numbers,
    }),
    fc.record({ kind: fc.constant('between' as const), attribute: number, min: numbers, max: numbers }),
    fc.record({ kind: fc.constantFrom('exists', 'isNull', 'isEmpty'), attribute }),
    fc.record({ kind: fc.constant('not' as const), of: tie('expression') }),
    fc.record({ kind: fc.constantFrom('all', 'any'), of: fc.array(tie('expression'), { maxLength: 3 }) }),
  ) as fc.Arbitrary<FilterExpression>,
}))

describe('the text and the evaluation of a filter', () => {
  it('agree on any documents', () => {
    fc.assert(
      fc.property(expression, documents, (filter, stock) => {
        // One document has every attribute, as every document of ours does: the index knows them all.
        const whole: FilterableDocument = {
          id: 'x',
          tag: null,
          badge: null,
          price: null,
          km: null,
          seats: null,
          certified: false,
          categories: [],
          make: 'Kia',
        }
        const index = [whole, ...(stock as FilterableDocument[])]
        const evaluated = index.flatMap((document, at) => (matchesFilter(document, filter) ? [at] : []))
        expect([...filterIndex(renderFilter(filter), index)].sort((a, b) => a - b)).toEqual(evaluated)
      }),
      { numRuns: 2000 },
    )
  })

  it('agree on "not equal" though no document of the index has the attribute yet', () => {
    expect(filterIndex(renderFilter(not(equals('tag', 'x'))), [{ id: 'a' }])).toEqual(new Set([0]))
  })
})
