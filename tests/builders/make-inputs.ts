/** The inputs of pages, for tests. */

import type { Car } from '#domain/car/car.ts'
import type { CarInputs } from '#view-models/car.ts'
import type { SearchInputs } from '#view-models/search.ts'
import { makeCar } from './make-car.ts'
import { makeLocation } from './make-site.ts'

export function makeCarInputs(car: Partial<Car> = {}, inputs: Partial<CarInputs> = {}): CarInputs {
  return {
    kind: 'car',
    car: makeCar(car),
    availability: 'inStock',
    tag: null,
    location: makeLocation(),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: '2022 Toyota Hilux SR5', href: null },
    ],
    findSimilarPath: null,
    similar: [],
    currentYear: 2026,
    ...inputs,
  }
}

export function makeSearchInputs(inputs: Partial<SearchInputs> = {}): SearchInputs {
  return {
    kind: 'search',
    scope: { kind: 'all' },
    heading: 'All Cars',
    cards: [],
    totalCars: 0,
    pageNumber: 1,
    pageCount: 1,
    basePath: '/search',
    places: [{ path: '/search', heading: 'All Cars', implied: {} }],
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'All Cars', href: null },
    ],
    example: null,
    related: [],
    features: [],
    promoCard: null,
    ...inputs,
  }
}

export function makeImages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    url: `/fixture/${index + 1}.svg`,
    thumbnailUrl: `/fixture/${index + 1}.svg`,
  }))
}
