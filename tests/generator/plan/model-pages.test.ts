/** Which models have a page, and what leads there (S2 §2 "Explore model"). */
import { expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { planRedirects } from '#generator/files/redirects.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { ModelInputs } from '#view-models/models.ts'
import { makeContentPage } from '../../builders/make-content-page.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeSite } from '../../builders/make-site.ts'

const NEW: Partial<Car> = {
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Pure',
  carType: 'new',
  priceAud: 40_000,
  reserved: false,
}

function planOf(cars: Partial<Car>[], contentPages: ContentPage[] = [], site: Partial<SiteInput> = {}) {
  const stock = cars.map((car, index) => makeImportedCar({ id: `c${index}`, slug: `c${index}`, ...car }))
  const asAtMs = Date.parse('2026-03-10T00:00:00Z')
  const catalogue = createCatalogue({ site: makeSite(site), stock, contentPages, history: NO_HISTORY, asAtMs })
  const { pages, warnings } = planSite(catalogue)
  const at = (path: string) => pages.find(({ page }) => page.path === path)?.page
  const redirects = planRedirects(catalogue, new Set(pages.map(({ page }) => page.path)))
  return { at, warnings, redirectOf: (path: string) => redirects.find(({ from }) => from === path) }
}

it('shows a new model’s stock, its variants by price, and its used cars', () => {
  const { at } = planOf([
    { ...NEW, badge: 'GT', priceAud: 55_000 },
    NEW,
    { ...NEW, priceAud: 39_000, priceType: 'drive_away' },
    { ...NEW, priceAud: 20_000, reserved: true },
    { ...NEW, status: 'sold' },
    { ...NEW, carType: 'used' },
  ])
  const page = at('/mazda-cx-5')?.inputs as ModelInputs
  expect(page).toMatchObject({
    kind: 'model',
    title: 'New Mazda CX-5',
    price: { priceAud: 39_000, priceType: 'drive_away', isFrom: true },
    maxPriceAud: 55_000,
    totalCars: 4,
    stockPath: '/search/mazda/cx-5?refinementList[car_type][0]=new',
    otherStock: [{ label: '1 Used', href: '/search/mazda/cx-5?refinementList[car_type][0]=used' }],
    testDriveHref: '/book-test-drive?model=Mazda%20CX-5',
    makeLink: { label: 'Mazda', href: '/search/mazda' },
  })
  expect(page.description).toContain('4 cars in stock from $39,000 drive away')
  expect(page.variants.map(({ name, count, href }) => [name, count, href])).toEqual([
    ['Pure', 3, `${page.stockPath}&refinementList[badge][0]=Pure`],
    ['GT', 1, `${page.stockPath}&refinementList[badge][0]=GT`],
  ])
})

it('has none for a model that is not in stock new, and leads from its address to what there is', () => {
  expect(planOf([{ ...NEW, carType: 'used' }]).at('/mazda-cx-5')).toBeUndefined()
  expect(planOf([{ ...NEW, carType: 'used' }]).redirectOf('/mazda-cx-5')).toBeUndefined()
  const soldOut = planOf([{ ...NEW, status: 'sold' }])
  expect(soldOut.at('/mazda-cx-5')).toBeUndefined()
  expect(soldOut.redirectOf('/mazda-cx-5')).toMatchObject({ to: '/search/mazda/cx-5', status: 302 })
})

it('is there without stock where the site has words for it, at the address of its file', () => {
  const content = makeContentPage({
    path: '/new/cx-5',
    title: 'The new CX-5',
    model: { make: 'MAZDA', model: 'cx-5' },
    parts: [{ kind: 'html', html: '<p>W</p>' }],
  })
  const page = planOf([{}], [content]).at('/new/cx-5')?.inputs
  expect(page).toMatchObject({
    kind: 'model',
    title: 'The new CX-5',
    parts: [{ kind: 'html', html: '<p>W</p>' }],
    totalCars: 0,
    price: null,
  })
  const { at } = planOf([NEW], [content])
  expect(at('/new/cx-5')?.inputs).toMatchObject({ make: 'Mazda', model: 'CX-5', totalCars: 1 })
  expect(at('/mazda-cx-5')).toBeUndefined()
})

it('leaves a page of the site’s own at its address, and is switched off by the site', () => {
  const own = makeContentPage({ path: '/mazda-cx-5' })
  const { at, warnings } = planOf([NEW], [own])
  expect(at('/mazda-cx-5')?.inputs).toMatchObject({ kind: 'content' })
  expect(warnings).toEqual([])
  const off = planOf([NEW], [makeContentPage({ path: '/cx', model: { make: 'Mazda', model: 'CX-5' } })], {
    modelPages: { show: false },
  })
  expect(off.at('/mazda-cx-5')).toBeUndefined()
  expect(off.at('/cx')?.inputs).toMatchObject({ kind: 'content' })
})
