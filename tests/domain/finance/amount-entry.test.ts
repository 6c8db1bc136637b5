import { describe, expect, it } from 'vitest'
import { readTypedNumber } from '#domain/finance/amount-entry.ts'

describe('a number as it is typed', () => {
  it.each([
    ['18,990', 18_990],
    ['$20k', 20_000],
    [' 6.5 % ', 6.5],
    ['6.', 6],
    ['.5', 0.5],
    ['5 years', 5],
    ['-5', -5],
    ['', Number.NaN],
    ['-', Number.NaN],
    ['about ten', Number.NaN],
  ])('"%s"', (text, expected) => {
    expect(readTypedNumber(text)).toBe(expected)
  })
})
