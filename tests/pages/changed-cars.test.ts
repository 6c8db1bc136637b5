/** Where the lists of a page ask what has happened to their cars since the release. */
import { expect, it } from 'vitest'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

it.each([
  [{}, '/api/stock-changes'],
  [{ platform: { calls: { stockChanges: 'https://stock.example.com/changes' } } }, 'https://stock.example.com/changes'],
  [{ platform: null }, null],
] as const)('a page of a site with %j asks %s', async (site, url) => {
  const html = await renderPage(makeSite(site), makePage('/compare', { kind: 'compare' }))
  expect(/data-changes="([^"]*)"/.exec(html)?.[1] ?? null).toBe(url)
})
