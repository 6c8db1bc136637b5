/** Parts of a vehicle's page that stand or not (S1 §2, §5). */
import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { makeCarInputs } from '../builders/make-inputs.ts'
import { makePage } from '../builders/make-page.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'
import { renderPage } from '../builders/render-page.ts'

const COMPILE_TIMEOUT_MS = 120_000

const pageOf = (site: Partial<SiteInput>, ...inputs: Parameters<typeof makeCarInputs>) =>
  renderPage(makeSite(site), makePage('/cars/x', makeCarInputs(...inputs)))

describe('a vehicle’s page', () => {
  beforeAll(async () => {
    await pageOf({})
  }, COMPILE_TIMEOUT_MS)

  it('S1 §5: has the finance calculator only with a provider and an amount above 0', async () => {
    const finance = { provider: 'one' }
    const element = '<finance-calculator'
    expect(await pageOf({ finance })).toContain(element)
    expect(await pageOf({})).not.toContain(element)
    expect(await pageOf({ finance }, { priceAud: null })).not.toContain(element)
    expect(await pageOf({ finance }, { status: 'sold' }, { availability: 'sold' })).not.toContain(element)
  })

  it('S1 §2: has its parts in their order: key facts, specifications, comments, costs, the call, the place, the small print, what is similar', async () => {
    const html = await pageOf(
      {},
      { features: ['Tow bar'], standardEquipment: ['ABS'] },
      { similar: [makeCard({ id: 'b' })] },
    )
    const parts = [
      'class="facts"',
      'id="specifications"',
      'id="equipment"',
      'id="features"',
      'id="comments"',
      'id="costs"',
      'id="call"',
      'id="vehicle-map"',
      'class="car__disclaimer"',
      'id="similar"',
    ]
    const places = parts.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('S1 §4: the carousel of similar cars starts at index 1, where there is more than one', async () => {
    const cards = ['b', 'c'].map((id) => makeCard({ id }))
    expect(await pageOf({}, {}, { similar: cards })).toContain('<card-carousel data-start="1">')
    expect(await pageOf({}, {}, { similar: cards.slice(1) })).toContain('<card-carousel data-start="0">')
  })

  it('S1 §2: is called by the car’s name with its series on a site that shows them', async () => {
    const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1]
    expect(titleOf(await pageOf({}))).toContain('2022 Toyota Hilux SR5')
    expect(titleOf(await pageOf({}))).not.toContain('GUN126R')
    expect(titleOf(await pageOf({ vehiclePage: { seriesInTitle: true } }))).toContain('2022 Toyota Hilux SR5 GUN126R')
  })

  it('S1 §2, §4: has the popup of the site, and none of a sold car', async () => {
    const promotions = { popup: { title: 'Sale', description: 'Ends soon.' } }
    expect(await pageOf({ promotions })).toContain('<vehicle-popup')
    expect(await pageOf({ promotions }, { status: 'sold' }, { availability: 'sold' })).not.toContain('<vehicle-popup')
    expect(await pageOf({})).not.toContain('<vehicle-popup')
  })
})
