/** What short tags show of a site (docs/site-data.md). */
import { expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { ContentPart } from '#domain/content/short-tags.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { ContentInputs } from '#view-models/content.ts'
import { makeContentPage } from '../../builders/make-content-page.ts'
import { makeSite } from '../../builders/make-site.ts'

function planOf(page: Partial<ContentPage>, site: Partial<SiteInput> = {}) {
  const contentPages = [makeContentPage(page)]
  const catalogue = createCatalogue({ site: makeSite(site), stock: [], contentPages, history: NO_HISTORY, asAtMs: 0 })
  const { pages, warnings } = planSite(catalogue)
  const inputs = pages.find((planned) => planned.page.path === contentPages[0]?.path)?.page.inputs as ContentInputs
  return { parts: inputs.parts, warnings }
}

const BLOCK = { filter: 'all', manufacturer: null, subtype: null, exclude: [], selectedLocations: [] }
const FORM: ContentPart = { kind: 'form', form: 'parts' }

it('shows what the site has, in the order of the page, with its counted words', () => {
  const words: ContentPart = { kind: 'html', html: '<p>{locations} places</p>' }
  const { parts, warnings } = planOf({ parts: [FORM, words, { kind: 'locations', block: BLOCK }] })
  expect(parts.map(({ kind }) => kind)).toEqual(['form', 'html', 'locations'])
  expect(parts[0]).toMatchObject({ form: { definition: { kind: 'parts' }, page: { path: '/about-us' } } })
  expect(parts[1]).toEqual({ kind: 'html', html: '<p>1 places</p>' })
  expect(warnings).toEqual([])
})

it('leaves out what the site lacks, and warns of a tag that never shows anything', () => {
  const nothing: ContentPart[] = [
    { kind: 'offers', manufacturer: null },
    { kind: 'reviews' },
    { kind: 'locations', block: { ...BLOCK, filter: 'NOWHERE' } },
  ]
  const { parts, warnings } = planOf({ parts: nothing })
  expect(parts).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('{{ locations: NOWHERE … }} lists no location')])
})

it('has no form on a site without a platform, nor a second one on a page with its own', () => {
  expect(planOf({ parts: [FORM] }, { platform: null }).parts).toEqual([])
  const { parts, warnings } = planOf({ path: '/finance', parts: [FORM] })
  expect(parts).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('pages/finance.md: the page has a form of its own')])
})
