import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import {
  asByName,
  asId,
  asList,
  asNumber,
  asSlug,
  entity,
  flag,
  instantOrDate,
  number,
  part,
  required,
  word,
} from '#domain/entities/fields.ts'
import { parseOrProblems } from '#domain/entities/parse.ts'
import { parseStoredList } from '#domain/entities/parse-stored.ts'
import { publishedLine, publishedParagraphs } from '#domain/entities/plain-text.ts'
import { writtenValue } from '#domain/formats/written-value.ts'

describe('published text', () => {
  test.each([
    ['<b>Ute</b>', 'Ute'],
    ['&amp;lt;b&amp;gt;x', 'x'],
    ['&amp;lt;script&amp;gt;x', null],
    ['  a \n b ', 'a b'],
    [12, '12'],
    [Number.NaN, null],
    [true, null],
    [['a'], null],
    ['n/a', null],
    ['<p>n/a</p>', null],
    ['', null],
    ['javascript:alert(1)', 'javascript:a'],
  ])('%j -> %j', (value, text) => {
    expect(publishedLine(value, 12)).toBe(text)
  })

  it('keeps paragraphs, and is cut without half a character', () => {
    expect(publishedParagraphs('<p>a</p><p>b</p>', 100)).toBe('a\n\nb')
    expect(publishedLine(`${'a'.repeat(11)}😀`, 12)).toBe('a'.repeat(11))
    expect(publishedLine(`${'a'.repeat(10)}😀`, 12)).toBe(`${'a'.repeat(10)}😀`)
  })

  it('gives up on what is escaped without end', () => {
    const text = publishedLine(`&${'amp;'.repeat(40)}lt;b&gt;x`, 300)
    expect(text).not.toContain('<')
    expect(publishedLine(text, 300)).toBe(text)
  })
})

test.each([
  ['12,990', 12_990],
  [0, 0],
  [100_000, 100_000],
  [100_001, null],
  [-1, null],
  ['call', null],
  [null, null],
  [1.239, 1.24],
])('number 0 to 100000 with cents: %j -> %j', (value, number) => {
  expect(asNumber(0, 100_000, 2)(value)).toBe(number)
})

it('knows no minus zero', () => {
  expect(Object.is(asNumber(-5, 5)(-0), 0)).toBe(true)
})

test.each([
  [42, '42'],
  [-1, null],
  [0, '0'],
  [1.5, null],
  [' t1042 ', 't1042'],
  ['a/b', null],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), null],
  [null, null],
])('id %j -> %j', (value, id) => {
  expect(asId(value)).toBe(id)
})

test.each([
  ['a-1', 'a-1'],
  ['../x', null],
  ['A', null],
  [1, null],
])('slug %j -> %j', (value, slug) => {
  expect(asSlug(value)).toBe(slug)
})

test.each([
  ['Coming-Soon', 'coming_soon'],
  [' open ', null],
  [1, null],
])('word %j -> %j', (value, expected) => {
  expect(v.parse(word(['coming_soon', 'sold']), value)).toBe(expected)
})

describe('dates', () => {
  it('reads instants to the second', () => {
    expect(v.parse(instantOrDate, 1_700_000_000_123)).toBe('2023-11-14T22:13:20Z')
    expect(v.parse(instantOrDate, '2026-01-05T00:00:00.000Z')).toBe('2026-01-05T00:00:00Z')
    expect(v.parse(instantOrDate, 'soon')).toBeNull()
  })

  it('keeps a date a date', () => {
    expect(v.parse(instantOrDate, '25/12/2026')).toBe('2026-12-25')
    expect(v.parse(instantOrDate, '2026-12-25T08:00:00+10:00')).toBe('2026-12-24T22:00:00Z')
  })
})

describe('objects and lists', () => {
  const schema = entity({ id: required(asId, 'an id'), doors: number(1, 10, 0), sold: flag(false) })

  it('ignores unknown keys and fills what is missing', () => {
    expect(v.parse(schema, { id: 7, extra: 1 })).toEqual({ id: '7', doors: null, sold: false })
    expect(v.parse(entity({ inner: part(schema) }), { inner: [] })).toEqual({ inner: null })
    expect(v.parse(entity({ inner: part(schema) }), { inner: { id: 1 } }).inner?.id).toBe('1')
  })

  it('reports every problem with its path, as it was received', () => {
    expect(parseOrProblems(schema, { id: 'a/b' })).toEqual({
      kind: 'problems',
      problems: [{ path: 'id', expected: 'an id', received: '"a/b"' }],
    })
    expect(parseOrProblems(schema, {})).toMatchObject({ problems: [{ path: 'id', received: 'nothing' }] })
    expect(parseOrProblems(schema, { id: null })).toMatchObject({ problems: [{ received: 'null' }] })
    expect(parseOrProblems(schema, [])).toEqual({
      kind: 'problems',
      problems: [{ path: '', expected: 'an object', received: '[]' }],
    })
    const nested = v.object({ list: v.array(v.object({ street: v.string('expected a text') })) })
    expect(parseOrProblems(nested, { list: [{ street: 'a' }, { street: 1 }] })).toMatchObject({
      problems: [{ path: 'list[1].street', expected: 'a text', received: '1' }],
    })
    expect(parseOrProblems(schema, { id: 1 })).toMatchObject({ kind: 'parsed', value: { id: '1' } })
  })

  it('leaves bad items out, and what is beyond the most', () => {
    expect(asList([1, 'a/b', 2, 3], asId, 3)).toEqual(['1', '2'])
    expect(asList('1', asId, 3)).toEqual([])
  })

  it('has no names that mean something to an object', () => {
    const hostile: unknown = JSON.parse('{"__proto__":1,"constructor":2,"toString":3,"<b>":4,"good":5,"bad":"a/b"}')
    expect(asByName(hostile, asId, 10)).toEqual({ good: '5' })
    expect(asByName({ a: 1, b: 2 }, asId, 1)).toEqual({ a: '1' })
    expect(asByName([1], asId, 1)).toEqual({})
    expect(Object.keys(asByName({ ['x'.repeat(300)]: 1, ['x'.repeat(301)]: 2 }, asId, 9))).toEqual(['x'.repeat(300)])
  })
})

describe('stored values', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '"a"'],
  ])('%s is no list', (_name, stored) => {
    expect(parseStoredList(v.number(), stored)).toEqual([])
  })

  it('reads what fits', () => {
    expect(parseStoredList(v.number(), '[1,"a",2]')).toEqual([1, 2])
  })
})

test.each([
  [undefined, 'nothing'],
  [() => 1, 'a function'],
  [1n, '1n'],
  [Symbol('a'), 'Symbol(a)'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(59)}…`],
])('a value is written on one line', (value, written) => {
  expect(writtenValue(value)).toBe(written)
})
