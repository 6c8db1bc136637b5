import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { cabCategory, engineCategory } from '#domain/search/attributes/derived-categories.ts'
import { makeCarRule } from '../../../builders/make-car-rule.ts'
import { makeDocument } from '../../../builders/make-document.ts'

type Words = Pick<Car, 'bodyType' | 'body' | 'badge' | 'series'>
const ute: Words = { bodyType: 'ute', body: null, badge: null, series: null }

test.each<[words: Partial<Words>, cab: string | null]>([
  [{ body: 'Dual Cab Utility' }, 'Dual Cab'],
  [{ body: 'Utility - Crew Cab' }, 'Dual Cab'],
  [{ body: 'DOUBLE CAB PICK UP' }, 'Dual Cab'],
  [{ body: 'Super Cab Utility' }, 'Extra Cab'],
  [{ body: 'X CAB P/UP' }, null],
  [{ body: 'Single-Cab Chassis' }, 'Single Cab'],
  [{ body: 'Utility' }, null],
  [{ body: 'Utility', badge: 'XLT Double Cab' }, 'Dual Cab'],
  [{ badge: 'SR', series: 'King Cab' }, 'Extra Cab'],
  [{ body: 'Single Cab', badge: 'Double Cab' }, 'Single Cab'],
  [{ bodyType: 'light-truck', body: 'Crew Cab' }, 'Dual Cab'],
  [{ bodyType: 'suv', body: 'Dual Cab' }, null],
  [{}, null],
])('%j has the cab %s', (words, cab) => {
  expect(cabCategory({ ...ute, ...words })).toBe(cab)
})

test('a cab is a category beside those of the site, once', () => {
  const rule = makeCarRule({ bodies: ['Ute'] })
  const categoriesOf = (...labels: string[]) =>
    makeDocument({ body: 'Dual Cab', cylinders: null }, {}, { categories: labels.map((label) => ({ label, rule })) })
      .categories
  expect(categoriesOf()).toEqual(['Dual Cab'])
  expect(categoriesOf('Work Utes')).toEqual(['Work Utes', 'Dual Cab'])
  expect(categoriesOf('Dual Cab', 'Work Utes')).toEqual(['Dual Cab', 'Work Utes'])
  expect(makeDocument({ body: 'Utility', cylinders: null }).categories).toEqual([])
})

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
