/** The finance estimate box of a vehicle's page (S1 §5, S2 §4, §7, §9). */
import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Car } from '#domain/car/car.ts'
import { makeCarInputs } from '../../builders/make-inputs.ts'
import { makePage } from '../../builders/make-page.ts'
import { makeSite } from '../../builders/make-site.ts'
import { renderPage } from '../../builders/render-page.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const CAR: Partial<Car> = {
  priceAud: 30_000,
  offerPriceAud: null,
  year: 2022,
  vin: 'VIN1',
  nvic: null,
  financeQuote: null,
}
const RATES = { interestPercent: 6.29, comparisonPercent: 8.19 }

async function openCar(
  page: Page,
  { finance, car = {}, quote }: { finance: object; car?: Partial<Car>; quote?: (route: Route) => Promise<void> },
): Promise<void> {
  const body = await renderPage(makeSite({ finance }), makePage('/cars/fixture', makeCarInputs({ ...CAR, ...car })))
  await page.route('**/cars/fixture', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.route('**/view.json?*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route('**/api/youx/quote', (route) => quote?.(route) ?? route.fulfill({ status: 500, json: {} }))
  await page.goto('/cars/fixture')
}

const box = (page: Page) => page.locator('finance-estimate')

test('S2 §4, §7: dashes until the quote is there, then its repayment with both rates, in the same place', async ({
  page,
}) => {
  let letThrough = (): void => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let sent: unknown = null
  await openCar(page, {
    finance: { requestQuotes: true },
    quote: async (route) => {
      sent = route.request().postDataJSON()
      await held
      await route.fulfill({ json: { weeklyRepaymentAmount: 121.4, advertisedRate: 6.29, comparisonRate: 8.19 } })
    },
  })
  await expect(box(page)).toContainText('-- per week')
  await expect(box(page)).toContainText('--% p.a., comparison rate --% p.a.')
  await expect
    .poll(() => sent)
    .toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2022,
      vin: 'VIN1',
      nvic: null,
      whoIsHelping: '',
    })
  expect(await accessibilityProblems(page, { within: 'finance-estimate', bestPractices: true })).toEqual([])
  const before = await box(page).boundingBox()
  letThrough()
  await expect(box(page)).toContainText('$121 per week')
  // S2 §9: 121.40 x 4.33.
  await expect(box(page)).toContainText('$526 per month')
  await expect(box(page)).toContainText('6.29% p.a., comparison rate 8.19% p.a.')
  await expect(box(page)).toContainText('a deposit of 10% ($3,000)')
  await expect(box(page)).toContainText('WARNING: This comparison rate is true only for the examples given')
  expect((await box(page).boundingBox())?.y).toBe(before?.y)
  expect(await accessibilityProblems(page, { within: 'finance-estimate', bestPractices: true })).toEqual([])
})

test('S2 §8: a failed quote is ignored in silence, and the dashes stay @desktop', async ({ page }) => {
  const asked = page.waitForResponse('**/api/youx/quote')
  await openCar(page, { finance: { requestQuotes: true } })
  await asked
  await expect(box(page)).toContainText('-- per week')
})

test('S1 §5: a repayment of 25 or less says “Enquire for Finance” @desktop', async ({ page }) => {
  await openCar(page, {
    finance: { requestQuotes: true },
    quote: (route) => route.fulfill({ json: { weeklyRepaymentAmount: 25, advertisedRate: 6, comparisonRate: 7 } }),
  })
  await expect(box(page)).toHaveText('Enquire for Finance')
})

test('the site’s own rates need no quote, and no request @desktop', async ({ page }) => {
  let requests = 0
  await openCar(page, {
    finance: { rates: RATES },
    quote: (route) => {
      requests += 1
      return route.fulfill({ status: 500, json: {} })
    },
  })
  await expect(box(page)).toContainText(/\$\d+ per week 6\.29% p\.a\., comparison rate 8\.19% p\.a\./)
  expect(requests).toBe(0)
})

for (const [why, finance, car] of [
  ['without rates', {}, {}],
  ['at 500 dollars', { rates: RATES }, { priceAud: 500 }],
  ['of a make that has none', { rates: RATES, estimate: { hiddenMakes: ['toyota'] } }, { make: 'Toyota' }],
  ['of 12 years', { rates: RATES, estimate: { youngerThanYears: 12 } }, { year: 2014 }],
  ['on a site that hides it', { rates: RATES, requestQuotes: true, estimate: { hidden: true } }, {}],
] as const) {
  test(`S1 §5: there is none ${why} @desktop`, async ({ page }) => {
    await openCar(page, { finance, car })
    await expect(page.locator('#price')).toBeVisible()
    await expect(box(page)).toHaveCount(0)
  })
}
