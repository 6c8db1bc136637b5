/** The sheet of a page comes after the order of layers: before it, its layer would be the weakest instead of the strongest. */
import { expect, it } from 'vitest'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

it('stands after the style of the theme, on pages that have one', async () => {
  const html = await renderPage(makeSite(), makePage('/compare', { kind: 'compare' }))
  const order = html.indexOf('@layer tokens,base,components,page;')
  const sheet = html.search(/<link rel="stylesheet" href="[^"]*compare-styles/)
  expect(order).toBeGreaterThan(0)
  expect(sheet).toBeGreaterThan(order)
  const plain = await renderPage(makeSite(), makePage('/404', { kind: 'notFound', latest: [] }))
  expect(plain.match(/<link rel="stylesheet"/g)).toHaveLength(1)
})
