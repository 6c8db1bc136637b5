import { expect, it } from 'vitest'
import { placeEntries } from '#domain/places/place-entries.ts'
import { makePage } from '../builders/make-page.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

it('shows a place once, with the hours of its departments, and links to its page', async () => {
  const entries = placeEntries([
    makeLocation({
      code: 'S',
      name: 'North Shore Sales',
      slug: 'sales',
      specialHours: [{ date: '2026-12-25', hours: 'closed' }],
    }),
    makeLocation({ code: 'W', name: 'North Shore Service', slug: 'service', type: 'service', phone: '07 7010 0009' }),
  ])
  const inputs = { kind: 'contact', entries, isLong: false, form: null } as const
  const html = await renderPage(makeSite(), makePage('/contact', inputs))
  const cards = [...html.matchAll(/<article class="place[\s\S]*?<\/article>/g)].map(([card]) => card)
  expect(cards).toHaveLength(1)
  expect(cards[0]).toContain('href="/locations/sales"')
  expect(cards[0]).not.toContain('href="/locations/service"')
  expect(cards[0]).toContain('Sales, Service')
  // The hours of the only place stand beside its card.
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(cards[0]).toMatch(/<details[\s\S]*Service[\s\S]*07 7010 0009[\s\S]*Mon-Fri[\s\S]*8:30am – 5:30pm/)
})
