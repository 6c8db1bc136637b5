import { expect, test } from 'vitest'
import { engineCategory } from '#domain/search/engine-category.ts'
import { makeDocument } from '../../builders/make-document.ts'

test.each<[cylinders: number | null, category: string | null]>([
  [8, '8 Cylinder'],
  [6, '6 Cylinder'],
  [4, '4 Cylinder'],
  [0, null],
  [null, null],
])('%s cylinders are the category %s', (cylinders, category) => {
  expect(engineCategory({ cylinders })).toBe(category)
})

test('a category beside the cab', () => {
  expect(makeDocument({ bodyType: 'ute', body: 'Dual Cab', cylinders: 8 }).categories).toEqual([
    'Dual Cab',
    '8 Cylinder',
  ])
})
