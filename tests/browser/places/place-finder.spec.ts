/** The search of locations, with the platform as `npm start` runs it (S2 §7, §8, §9). */
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../platform-test.ts'

test.use({ site: 'wattlebird-motor-group' })

test('locations are found by suburb, make and postcode, by keyboard', async ({ page }) => {
  await page.goto('/dealer-locator')
  const query = page.getByLabel('Suburb, postcode or make')
  const places = page.locator('[data-place]:visible')
  const status = page.locator('#place-status')
  await expect(places).toHaveCount(0)
  await query.fill('dubbo toyota')
  await expect(status).toHaveText('1 location matches “dubbo toyota”.')
  await expect(places).toHaveCount(1)
  await expect(places.locator('summary', { hasText: 'Parts' })).toBeVisible()
  await expect(places.locator('summary', { hasText: 'Sales' })).toContainText(/Open now|Closed now|Opens|appointment/)
  await query.fill('nowhere')
  await expect(status).toContainText('No locations match “nowhere”.')
  await query.fill('23')
  await query.press('Enter')
  await expect(status).toHaveText('Invalid postcode. Please enter a 4-digit number.')
  await expect(query).toBeFocused()
  await query.fill('9999')
  await expect(status).toHaveText('Invalid postcode')
  await query.fill('3000')
  await expect(status).toHaveText('The locations nearest to 3000 first.')
  await expect(query).not.toHaveAttribute('aria-invalid')
  await expect(places).toHaveCount(6)
  await expect(places.first()).toContainText('VIC')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all 48 locations' }).press('Enter')
  await expect(places).toHaveCount(48)
  const kilometres = await places.locator('.place__type span').evaluateAll((notes) =>
    notes.map(({ textContent }) => {
      const [, number = '', unit] = /([\d.,]+) (k?m) away/.exec(textContent ?? '') ?? []
      return Number(number.replaceAll(',', '')) / (unit === 'm' ? 1_000 : 1)
    }),
  )
  expect(kilometres).toHaveLength(48)
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  await query.fill('')
  await expect(places).toHaveCount(0)
  await page.locator('summary', { hasText: 'Tasmania' }).click()
  await expect(places.first()).toContainText('TAS')
})

test('the nearest are found from where the device is, which may not say so', async ({ page, context }) => {
  await page.goto('/dealer-locator')
  const device = page.getByRole('button', { name: 'Use my location' })
  await context.setGeolocation(null)
  await device.click()
  await expect(page.locator('#place-status')).toContainText('Your device did not say where it is.')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -42.88, longitude: 147.33 })
  await device.click()
  await expect(page.locator('[data-place]:visible').first()).toContainText('TAS')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each state opens to its locations, with their hours', async ({ page }) => {
    await page.goto('/dealer-locator')
    await expect(page.getByLabel('Suburb, postcode or make')).toBeHidden()
    await page.locator('summary', { hasText: 'Northern Territory' }).click()
    const first = page.locator('[data-place]:visible').first()
    await first.locator('.hours__folded summary').first().click()
    await expect(first.getByRole('rowheader', { name: 'Mon-Fri' }).first()).toBeVisible()
  })
})
