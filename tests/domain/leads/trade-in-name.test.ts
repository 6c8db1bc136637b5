import { expect, it } from 'vitest'
import { withTradeInName } from '#domain/leads/trade-in-name.ts'

it.each([
  ['car', 'Sell Your Car: we buy cars. A car?'],
  ['caravan', 'Sell Your Vehicle: we buy vehicles. A vehicle?'],
  ['vehicle', 'Sell Your Vehicle: we buy vehicles. A vehicle?'],
])('what is sold to a dealer of a %s: %s', (one, expected) => {
  expect(withTradeInName('Sell Your {Vehicle}: we buy {vehicles}. A {vehicle}?', { one })).toBe(expected)
})
