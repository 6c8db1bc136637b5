import { expect, it } from 'vitest'
import { makePage } from '../builders/make-page.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

it('shows the hours of the places that have no page of their own, and links to the others', async () => {
  const locations = [
    makeLocation({ code: 'S', name: 'North Shore Sales', slug: 'sales' }),
    makeLocation({ code: 'W', name: 'North Shore Service', slug: 'service', type: 'service' }),
  ]
  const html = await renderPage(makeSite(), makePage('/contact', { kind: 'contact', locations, form: null }))
  const [sales = '', service = ''] = [...html.matchAll(/<article class="place[\s\S]*?<\/article>/g)].map(
    ([card]) => card,
  )
  expect(sales).toContain('href="/locations/sales"')
  expect(sales).not.toContain('<details')
  expect(service).not.toContain('href="/locations/')
  expect(service).toMatch(/<details[\s\S]*Opening hours[\s\S]*Mon-Fri[\s\S]*8:30am – 5:30pm/)
})
