import { expect, it } from 'vitest'
import type { BlockOf } from '#view-models/home.ts'
import { makePage } from '../builders/make-page.ts'
import { makeLocation, makeSite } from '../builders/make-site.ts'
import { renderPage } from '../builders/render-page.ts'

const site = makeSite({
  home: { headline: 'Cars', introduction: 'Ours.', blocks: [{ kind: 'locations', layout: 'cards' }] },
})

async function rowOf(count: number): Promise<string> {
  const locations = Array.from({ length: count }, (_, n) =>
    makeLocation({ code: `P${n}`, name: `Place ${n}`, slug: `p${n}` }),
  )
  const options = site.home.blocks?.[0]
  if (options?.kind !== 'locations') throw new Error('The block has another kind.')
  const block: BlockOf<'locations'> = {
    kind: 'locations',
    options,
    data: { locations, total: count, listPath: '/contact' },
  }
  return renderPage(site, makePage('/', { kind: 'home', blocks: [block] }))
}

it('S2 §2: a row of locations has arrows from the fourth on, and five stand side by side', async () => {
  const [three, four, five] = await Promise.all([rowOf(3), rowOf(4), rowOf(5)])
  expect(three).not.toContain('carousel__steps')
  for (const html of [four, five])
    expect(html).toMatch(/<card-carousel[^>]*>[\s\S]*<button type="button" data-step="1" aria-label="Next">/)
  expect(four).toContain('locations__row--4')
  expect(five).toContain('locations__row--5')
})
