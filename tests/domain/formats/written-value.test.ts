import { expect, it } from 'vitest'
import { writtenValue } from '#domain/formats/written-value.ts'

it.each<[unknown, string]>([
  ['abc', '"abc"'],
  ['a\n"b"', '"a\\n\\"b\\""'],
  ['', '""'],
  [12, '12'],
  [-0.5, '-0.5'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [7n, '7n'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'nothing'],
  [() => 'abc', 'a function'],
  [Symbol('abc'), 'Symbol(abc)'],
  [['a', 1], '["a",1]'],
  [{ a: { b: null } }, '{"a":{"b":null}}'],
])('writes %o as %s', (value, written) => {
  expect(writtenValue(value)).toBe(written)
})

it.each([
  ['a value of 60 characters whole', 'x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['the first 60 characters of a longer one', 'x'.repeat(59), `"${'x'.repeat(59)}…`],
])('writes %s', (_, value, written) => {
  expect(writtenValue(value)).toBe(written)
})
