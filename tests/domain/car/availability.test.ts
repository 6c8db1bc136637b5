import { expect, it } from 'vitest'
import { availability } from '#domain/car/availability.ts'

it.each([
  ['in_stock', 'inStock'],
  ['coming_soon', 'inStock'],
  ['sold', 'sold'],
  ['In_Stock', 'sold'],
  ['on hold', 'sold'],
  ['', 'sold'],
])('S1 §3, §4: the status %j is %s', (status, expected) => {
  expect(availability({ status })).toBe(expected)
})
