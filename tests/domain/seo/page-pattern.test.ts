import { expect, it, test } from 'vitest'
import { fillPattern, patternNames } from '#domain/seo/page-pattern.ts'

test.each([
  ['{title} | {site}', { title: 'Used Cars', site: 'North' }, 'Used Cars | North'],
  ['{title} | {site}', { title: null, site: 'North' }, 'North'],
  ['{title} | {site}', { title: 'Used Cars', site: '' }, 'Used Cars'],
  ['{title} - {city}, {site}', { title: 'A', city: null, site: 'B' }, 'A, B'],
  ['{site}: {headline}', { site: 'North', headline: 'Cars' }, 'North: Cars'],
  ['{constructor}x', {}, 'x'],
  ['{title}  |  {site}', { title: 'Cars', site: 'North' }, 'Cars | North'],
  ['{title}|{site}', { title: 'Cars', site: 'North' }, 'Cars|North'],
  ['{title}  |  {site}', { title: 'Cars', site: null }, 'Cars'],
  ['{title}|{site}', { title: 'Cars', site: null }, 'Cars'],
  ['{title}|{site}', { title: null, site: 'North' }, 'North'],
  ['{title}  –  {site}', { title: null, site: 'North' }, 'North'],
  ['{title} |North, {site}', { title: null, site: 'A' }, 'North, A'],
  ['{title} {site}', { title: undefined, site: 'North' }, 'North'],
  ['{title}\n\n a   b ', { title: 'x' }, 'x a b'],
  [' {title} ', { title: 'x' }, 'x'],
  ['{title} | {site} | {site}', { title: 'x', site: 'y' }, 'x | y | y'],
  ['no names', { title: 'A' }, 'no names'],
  ['{title}', { title: 'a {site} b' }, 'a {site} b'],
])('%s with %o', (pattern, values, filled) => {
  expect(fillPattern(pattern, values as Record<string, string | null>)).toBe(filled)
})

it('finds the names of a pattern', () => {
  expect(patternNames('{title} | {site} {x}')).toEqual(['title', 'site', 'x'])
  expect(patternNames('none')).toEqual([])
})
