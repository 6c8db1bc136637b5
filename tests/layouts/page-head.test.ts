import { expect, test } from 'vitest'
import { pageTitle } from '#layouts/page-head.ts'
import { makeSite } from '../builders/make-site.ts'

test.each([
  [{}, 'car', '2022 Toyota Hilux', '2022 Toyota Hilux | North Shore Motors'],
  [{}, 'home', 'unused', 'North Shore Motors: A better way to find your next car'],
  [{ titlePattern: '{site} – {title}' }, 'search', 'Used Cars', 'North Shore Motors – Used Cars'],
  [{ homeTitlePattern: '{headline}' }, 'home', 'unused', 'A better way to find your next car'],
] as const)('%o names a page of kind %s', (seo, kind, title, expected) => {
  expect(pageTitle(makeSite({ seo }), kind, title)).toBe(expected)
})
