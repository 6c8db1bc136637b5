// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'

import { finderCount, finderHref } from '#components/elements/search-finder.ts'

const make = { name: 'make', value: 'Land Rover', href: '/search/land-rover' }
const body = { name: 'body', value: 'SUV', href: '/search/suv-cars' }
const price = { name: 'range[price]', value: ':30000', href: null }
const none = { name: 'make', value: '', href: null }

describe('the address of the home page’s search', () => {
  test.each([
    ['nothing: all stock', [none], '/search'],
    ['a make: its route', [make], '/search/land-rover'],
    ['a body: its route', [none, body], '/search/suv-cars'],
    ['a price: a parameter', [price], '/search?range[price]=:30000'],
    [
      'all: the make’s route, the others as parameters',
      [make, body, price],
      '/search/land-rover?body=SUV&range[price]=:30000',
    ],
    [
      'S2 §2: a city that the site adds: a parameter, beside the route',
      [make, { name: 'city', value: 'Port Pirie', href: null }],
      '/search/land-rover?city=Port%20Pirie',
    ],
    ['a text is encoded', [{ name: 'make', value: 'A&B', href: null }], '/search?make=A%26B'],
  ])('of %s', (_, choices, href) => {
    expect(finderHref('/search', choices)).toBe(href)
  })
})

describe('the number of cars that the home page’s search finds', () => {
  const counts = {
    pricesAud: [30_000, 50_000],
    counts: [
      ['Kia', 'SUV', 5, 1, 3],
      ['Kia', 'Sedan', 4, 2, 2],
      ['Mazda', 'SUV', 7, 0, 6],
    ] satisfies [string, string, number, ...number[]][],
  }

  test.each([
    ['nothing', '', '', '', 16],
    ['a make', 'Kia', '', '', 9],
    ['a body', '', 'SUV', '', 12],
    ['a budget', '', '', ':30000', 3],
    ['all three', 'Mazda', 'SUV', ':50000', 6],
    ['what no car is', 'Mazda', 'Sedan', '', 0],
    ['what no car costs', 'Mazda', 'SUV', ':30000', 0],
  ])('of %s', (_, make, second, budget, count) => {
    expect(finderCount(counts, { make, second, budget })).toBe(count)
  })
})
