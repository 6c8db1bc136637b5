import { describe, expect, test } from 'vitest'
import { evenColumns } from '#domain/group/columns.ts'

describe('evenColumns', () => {
  test.each([
    [16, 8],
    [17, 9],
    [18, 9],
    [19, 8],
    [24, 8],
    [12, 6],
    [23, 8],
    [8, 8],
    [6, 6],
    [0, 8],
  ])('of %i tiles in 8, 9 or 6 columns are %i', (count, columns) => {
    expect(evenColumns(count, [8, 9, 6])).toBe(columns)
  })

  test('one choice is taken', () => {
    expect(evenColumns(17, [4])).toBe(4)
  })
})
