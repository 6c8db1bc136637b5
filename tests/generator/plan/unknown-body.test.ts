import { expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import { carCardHtml } from '#components/card/car-card-html.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { CarInputs, GoneInputs } from '#view-models/car.ts'
import type { ModelsInputs } from '#view-models/search.ts'
import { makeDocument } from '../../builders/make-document.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeSite } from '../../builders/make-site.ts'
import { makeCard } from '../../builders/make-summary.ts'

const UNKNOWN = { id: 'u', make: 'Zed', model: 'Nine', body: 'Spaceship', bodyType: null, images: [] }

function planOf(withUnknown: boolean, history = NO_HISTORY) {
  const stock = [{ id: 'a', bodyType: 'suv' as const }, ...(withUnknown ? [UNKNOWN] : [])].map(makeImportedCar)
  const asAtMs = Date.parse('2026-03-10T00:00:00Z')
  const catalogue = createCatalogue({ site: makeSite(), stock, contentPages: [], history, asAtMs })
  const { pages } = planSite(catalogue)
  const inputsOf = (kind: string) => pages.map(({ page }) => page.inputs).filter((inputs) => inputs.kind === kind)
  return { catalogue, paths: pages.map(({ page }) => page.path), inputsOf }
}

it('a car whose body is not known is listed by make and model, and under no body', () => {
  const { paths, inputsOf } = planOf(true)
  expect(paths).toContain('/search/zed/nine')
  expect(paths.filter((path) => /^\/search\/[a-z-]+-cars$/.test(path) && !/new|used|demo/.test(path))).toEqual([
    '/search/suv-cars',
  ])
  const car = inputsOf('car').find((inputs) => (inputs as CarInputs).car.id === 'u') as CarInputs
  expect(car.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Used Cars', 'Zed', 'Nine', expect.any(String)])
  const models = inputsOf('models')[0] as ModelsInputs
  expect(models.models.find(({ make }) => make === 'Zed')?.bodyTypes).toEqual([])
  expect(models.bodyTypes).toEqual([{ label: 'SUV', value: 'suv', count: 1 }])
})

it('a removed car whose body is not known leads to all cars', () => {
  const { history } = planOf(true).catalogue
  const [gone] = planOf(false, history).inputsOf('gone') as GoneInputs[]
  expect(gone).toMatchObject({ bodyType: null, findSimilarPath: '/search' })
})

it('a search document of an unknown body has no body and no category of one', () => {
  expect(makeDocument({ bodyType: null })).toMatchObject({ body: null, categories: ['4 Cylinder'] })
})

it('a card without a photograph shows a covered vehicle when the body is not known', () => {
  const html = carCardHtml(makeCard(UNKNOWN), cardOptions(makeSite()))
  expect(html).toContain('aria-label="Silhouette: Vehicle"')
  expect(html).toMatch(/<use href="[^"]*#vehicle">/)
})
