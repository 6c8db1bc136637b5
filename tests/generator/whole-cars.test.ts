import { expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import { makeImportedCar } from '../builders/make-imported-car.ts'
import { makeSite } from '../builders/make-site.ts'

const ASKED = 'the whole car was asked for'
const stock = ['a', 'b', 'c'].map((id) => {
  const { car: _, ...known } = makeImportedCar({ id, slug: `2022-toyota-hilux-${id}` })
  return {
    ...known,
    get car(): never {
      throw new Error(`${ASKED}: ${id}`)
    },
  }
})

it('is planned by the outlines of its cars; a whole car is read when its page is rendered', () => {
  const asAtMs = Date.parse('2026-03-10T00:00:00Z')
  const plan = planSite(
    createCatalogue({ site: makeSite({ demo: null }), stock, contentPages: [], history: NO_HISTORY, asAtMs }),
  )
  const pages = plan.pages.filter(({ kind }) => kind === 'car')
  expect(pages.map(({ page }) => page.path)).toEqual([
    '/cars/2022-toyota-hilux-a',
    '/cars/2022-toyota-hilux-b',
    '/cars/2022-toyota-hilux-c',
  ])
  expect(new Set(pages.map(({ inputsHash }) => inputsHash)).size).toBe(3)
  expect(() => pages[1]?.page.inputs).toThrow(`${ASKED}: b`)
})
