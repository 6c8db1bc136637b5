/** What a car costs to run and to deliver (S1 §4, §5, §8). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Car } from '#domain/car/car.ts'
import { accessibilityProblems } from '../accessibility.ts'
import type { ServedPlatform } from '../platform-test.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'brindle-quay-motors' })

const NO_ESTIMATE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** A car in stock that fits. */
async function openCar(page: Page, { db }: ServedPlatform, fits: (car: Car) => boolean): Promise<Car> {
  const cars = db.selectFrom('cars').select('car').where('site_slug', '=', 'brindle-quay-motors')
  const rows = await cars.orderBy('id').execute()
  const car = rows.map((row) => row.car).find((each) => each.status === 'in_stock' && fits(each))
  if (car === undefined) throw new Error('No car in stock fits.')
  await page.goto(`/cars/${car.slug}`)
  await page.locator('#costs').scrollIntoViewIfNeeded()
  return car
}

const isPetrol = ({ fuelType, fuelLitresPer100Km }: Car) => fuelType === 'Petrol' && fuelLitresPer100Km !== null

test('S1 §5: what fuel costs is there at once, and follows price and distance', async ({ page, platform }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const { fuelLitresPer100Km } = await openCar(page, platform, isPetrol)
  // Half a cent is a cent, also where binary fractions fall short of it.
  const cents = (aud: number) => Math.round(Number((aud * 100).toPrecision(12)))
  const weekly = (aud: number) => `$${(cents(aud) / 100).toFixed(2).replace(/\.00$/, '')}`
  const figures = page.locator('fuel-cost dd')
  await expect(figures.first()).toHaveText(weekly(2.5 * (fuelLitresPer100Km ?? 0) * 1.7))
  const price = page.getByLabel('Price of a litre')
  await expect(price).toHaveValue('$1.70')
  await expect(page.getByLabel('Distance a week')).toHaveValue('250 kms')
  await price.fill('$2')
  await page.getByLabel('Distance a week').fill('1,000 kms')
  await expect(figures.first()).toHaveText(weekly(10 * (fuelLitresPer100Km ?? 0) * 2))
  await price.fill('dear')
  await expect(figures).toHaveText(['–', '–', '–'])
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  expect(await accessibilityProblems(page, { within: '.costs', bestPractices: true })).toEqual([])
  expect(said).toEqual([])
})

test('an electric car has it where the site gives a price of electricity @desktop', async ({ page, platform }) => {
  await openCar(page, platform, ({ fuelType }) => fuelType === 'Electric')
  await expect(page.getByLabel('Price of a kWh')).toHaveValue('$0.32')
  await expect(page.locator('fuel-cost dd').first()).toHaveText('$13.60')
})

test('S1 §4, §8: delivery is idle, loading, result or error, by the keyboard', async ({ page, platform }) => {
  await openCar(page, platform, isPetrol)
  const postcode = page.getByLabel('Your postcode')
  const part = page.locator('delivery-cost')
  const answer = part.getByRole('status')
  const idle = await answer.textContent()
  await postcode.press('Enter')
  await expect(answer).toHaveText('Please enter a postcode.')
  await expect(postcode).toHaveAttribute('aria-invalid', 'true')
  await expect(postcode).toBeFocused()
  expect(await accessibilityProblems(page, { within: '.costs', bestPractices: true })).toEqual([])

  let letThrough = (): void => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/delivery-estimates?*', async (route) => {
    await held
    await route.continue()
  })
  const height = (await part.boundingBox())?.height
  await postcode.fill('2000')
  await expect(answer).toHaveText(idle ?? '')
  await postcode.press('Enter')
  await expect(answer).toHaveText('Looking up the price of delivery to 2000…')
  letThrough()
  await expect(answer).toHaveText('Delivery to Sydney and the Central Coast costs $290.')

  for (const [typed, text] of [
    ['2300', 'Delivery to Newcastle and the Hunter is free.'],
    ['6000', NO_ESTIMATE],
  ] as const) {
    await postcode.fill(typed)
    await postcode.press('Enter')
    await expect(answer).toHaveText(text)
  }
  expect((await part.boundingBox())?.height).toBe(height)
  expect(await accessibilityProblems(page, { within: '.costs', bestPractices: true })).toEqual([])
})

test('S1 §8: without an answer there is no estimate @desktop', async ({ page, platform }) => {
  await openCar(page, platform, isPetrol)
  await page.route('**/api/delivery-estimates?*', (route) => route.abort())
  await page.getByLabel('Your postcode').fill('2000')
  await page.getByRole('button', { name: 'Get the price' }).click()
  await expect(page.locator('delivery-cost').getByRole('status')).toHaveText(NO_ESTIMATE)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it says what fuel costs at the site’s prices @desktop', async ({ page, platform }) => {
    await openCar(page, platform, isPetrol)
    await expect(page.locator('fuel-cost')).toContainText('At $1.70 a litre and 250 kms a week.')
    await expect(page.getByLabel('Price of a litre')).toBeHidden()
    await expect(page.locator('delivery-cost')).toContainText('Give us a call')
  })
})
