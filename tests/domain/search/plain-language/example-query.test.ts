import { expect, it, test } from 'vitest'
import type { ExampleCar } from '#domain/search/plain-language/example-query.ts'
import { exampleQuery } from '#domain/search/plain-language/example-query.ts'
import { read } from './plain-vocabulary.ts'

const car = (
  bodyType: ExampleCar['bodyType'],
  colourFamily: ExampleCar['colourFamily'],
  priceAud: number | null,
): { car: ExampleCar } => ({ car: { bodyType, colourFamily, priceAud, offerPriceAud: null } })

test.each<[string, { car: ExampleCar }[], string | null]>([
  ['no cars', [], null],
  ['no body is known', [car(null, 'white', 20_000)], null],
  ['no colour is known', [car('ute', 'other', 20_000)], null],
  ['no price is known', [car('caravan', 'white', null)], 'white caravan'],
  [
    'the commonest body in its commonest colour, under the price of half of them',
    [
      car('suv', 'red', 10_000),
      car('ute', 'white', 61_000),
      car('ute', 'silver', 20_000),
      car('ute', 'white', 32_000),
      car('ute', 'white', 15_000),
      car('suv', 'red', 10_000),
    ],
    'white ute under 40k',
  ],
])('%s', (_, cars, example) => {
  expect(exampleQuery(cars, false)).toBe(example)
})

it('keeps capitals, and asks for no price where cars are subscribed to', () => {
  expect(exampleQuery([car('suv', 'white', 35_000)], true)).toBe('white SUV')
})

it('is understood', () => {
  const reading = read(exampleQuery([car('suv', 'white', 35_000)], false) ?? '')
  expect(reading.rest).toBe('')
  expect(reading.lists).toEqual({ colour: ['White'], body: ['SUV'] })
  expect(reading.ranges).toEqual({ price: { min: null, max: 40_000 } })
})
