// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'

import { finderHref } from '#components/elements/search-finder.ts'

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
