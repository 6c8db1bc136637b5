import { describe, expect, it, test } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { SiteInput } from '#config/schema/site.ts'
import { planRedirects } from '#generator/files/redirects.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import { routePath } from '#generator/plan/route-path.ts'
import { makeSite } from '../../builders/make-site.ts'

const NAME_SLUG = 'north-shore-motors-chermside'

function planOf(locationPages: NonNullable<SiteInput['locationPages']>) {
  const site = makeSite({ locationPages })
  const catalogue = createCatalogue({ site, stock: [], contentPages: [], history: NO_HISTORY, asAtMs: 0 })
  const { pages } = planSite(catalogue)
  const paths = new Set(pages.map(({ page }) => page.path))
  const redirects = planRedirects(catalogue, paths)
  const leadTo = (to: string) => redirects.filter((each) => each.to === to).map(({ from, status }) => [from, status])
  return { pages, paths, leadTo }
}

describe('S2 §2: where the pages of places stand', () => {
  test.each([
    ['/locations', '/locations/chermside'],
    ['/our-location', '/our-location/chermside'],
    ['/contact-us', `/contact-us/${NAME_SLUG}`],
  ] as const)('under %s, with the other addresses leading there', (folder, path) => {
    const { paths, leadTo } = planOf({ folder })
    const all = ['/contact-us/chermside', `/contact-us/${NAME_SLUG}`, '/locations/chermside', '/our-location/chermside']
    expect(all.filter((each) => paths.has(each))).toEqual([path])
    expect(leadTo(path)).toEqual(all.filter((each) => each !== path).map((from) => [from, 301]))
  })

  test.each(['/contact', '/dealerships', '/dealer-locator'] as const)(
    'the list of them at %s, with the other addresses leading there',
    (listPath) => {
      const { paths, leadTo } = planOf({ listPath })
      const all = ['/contact', '/contact-us', '/dealer-locator', '/dealerships', '/locations', '/our-location']
      expect(all.filter((each) => paths.has(each))).toEqual([listPath])
      expect(leadTo(listPath)).toEqual(all.filter((each) => each !== listPath).map((from) => [from, 301]))
    },
  )

  it('are rendered by the same files of src/pages wherever they stand', () => {
    const { pages } = planOf({ folder: '/our-location', listPath: '/dealerships' })
    const routes = pages.map(({ page }) => [page.path, routePath(page)])
    const isForm = (route: string | undefined): boolean => route?.startsWith('/form/') ?? false
    expect(routes.filter(([path, route]) => path !== route && !isForm(route))).toEqual([
      ['/dealerships', '/contact'],
      ['/our-location/chermside', '/locations/chermside'],
    ])
  })
})
