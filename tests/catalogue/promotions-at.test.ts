import { expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import { makeSite } from '../builders/make-site.ts'

const asAtMs = Date.parse('2026-03-10T00:00:00Z')
const site = makeSite({
  promotions: { homeTiles: [{ title: 'EOFY', href: '/search', expiry: '2026-06-15' }] },
})
const catalogue = () => createCatalogue({ site, stock: [], contentPages: [], history: NO_HISTORY, asAtMs })

it('S1 §9: a tile runs until its expiry date is over, and a build is scheduled for that', () => {
  const asked = catalogue()
  expect(asked.promotions().homeTiles.map(({ title }) => title)).toEqual(['EOFY'])
  expect(new Date(asked.nextChangeAtMs ?? 0).toISOString()).toBe('2026-06-15T14:00:00.000Z')
  expect(asked.promotions()).toBe(asked.promotions())
})

it('a site whose pages ask for no promotion is not built again for one', () => {
  expect(catalogue().nextChangeAtMs).toBeNull()
})
