import { expect, it } from 'vitest'
import type { BlockOf } from '#view-models/home.ts'
import type { OfferCard } from '#view-models/offers.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const OFFER: OfferCard = {
  id: 'a',
  name: 'Kia Sportage at 3.9% p.a.',
  href: '/offers/a',
  category: 'Finance offer',
  manufacturer: 'Kia',
  imageUrl: null,
  drawing: null,
  summary: 'Over three years.',
  lawWords: 'WARNING: This comparison rate is an example.',
  lastDay: null,
  lastDate: null,
}

it('AU §1: a tile of the home page that states a rate has the offer’s warning, behind no press', async () => {
  const site = makeSite({ home: { headline: 'Cars', introduction: 'Ours.', blocks: [{ kind: 'offers' }] } })
  const options = site.home.blocks?.[0]
  if (options?.kind !== 'offers') throw new Error('The block has another kind.')
  const data = { offers: [OFFER, { ...OFFER, id: 'b', lawWords: null }], total: 2, listPath: '/special-offers' }
  const block: BlockOf<'offers'> = { kind: 'offers', options, data }
  const html = await renderPage(site, makePage('/', { kind: 'home', blocks: [block] }))
  const tiles = [...html.matchAll(/<article class="offer-tile">[\s\S]*?<\/article>/g)].map(([tile]) => tile)
  expect(tiles.map((tile) => tile.includes('WARNING: This comparison rate is an example.'))).toEqual([true, false])
  expect(tiles[0]).not.toContain('<details')
})
