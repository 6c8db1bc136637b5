import { describe, expect, it, test } from 'vitest'
import type { CarType } from '#domain/car/car.ts'
import { pageLinks } from '#domain/search/results/search-results.ts'
import { bodyPath, carTypesPath, makePath, modelPath, placePath } from '#domain/search/url/search-paths.ts'

describe('S1 §2, S2 §2: search routes', () => {
  test.each<[CarType[], string]>([
    [['used'], '/search/used-cars'],
    [['new'], '/search/new-cars'],
    [['demo'], '/search/demo-cars'],
    [['new', 'demo'], '/search/new-and-demo-cars'],
    [['new', 'demo', 'used'], '/search/new-used-and-demo-cars'],
  ])('%j is %s', (carTypes, path) => {
    expect(carTypesPath(carTypes, 'cars')).toBe(path)
  })

  it('of bodies, makes, models and places', () => {
    expect(bodyPath('ute', 'cars')).toBe('/search/ute-cars')
    expect(makePath('Land Rover')).toBe('/search/land-rover')
    expect(modelPath('Toyota', 'Corolla Cross')).toBe('/search/toyota/corolla-cross')
    expect(placePath('north-shore')).toBe('/search/north-shore')
  })
})

describe('the linked pages of a list', () => {
  test.each<[number, number, (number | null)[]]>([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, null, 5]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 10, [1, null, 5, 6, 7, null, 10]],
    [9, 9, [1, null, 8, 9]],
  ])('page %i of %i', (pageNumber, pageCount, links) => {
    expect(pageLinks(pageNumber, pageCount)).toEqual(links)
  })
})
