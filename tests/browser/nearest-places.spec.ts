/** The list of locations by distance, with the platform as `npm start` runs it (S2 §7, §8, §9). */
import { expect } from '@playwright/test'
import { accessibilityProblems } from './accessibility.ts'
import { test } from './platform-test.ts'

test.use({ site: 'wattlebird-motor-group' })

test('places are sorted by their distance to a postcode, by keyboard', async ({ page }, testInfo) => {
  await page.goto('/contact')
  const postcode = page.getByLabel('Your postcode')
  const places = page.locator('[data-place]')
  const count = await places.count()
  const status = page.locator('#nearest-status')
  await postcode.fill('23')
  await postcode.press('Enter')
  await expect(status).toHaveText('Invalid postcode. Please enter a 4-digit number.')
  await expect(postcode).toBeFocused()
  await postcode.fill('9999')
  await postcode.press('Enter')
  await expect(status).toHaveText('Invalid postcode')
  await postcode.fill('3000')
  await postcode.press('Enter')
  await expect(status).toContainText('sorted by their distance to 3000')
  await expect(postcode).not.toHaveAttribute('aria-invalid')
  await expect(places).toHaveCount(count)
  const kilometres = await places.locator('.place__type span').evaluateAll((notes) =>
    notes.map(({ textContent }) => {
      const [, number = '', unit] = /([\d.,]+) (k?m) away/.exec(textContent ?? '') ?? []
      return Number(number.replaceAll(',', '')) / (unit === 'm' ? 1_000 : 1)
    }),
  )
  expect(kilometres.length).toBeGreaterThan(10)
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  await expect(places.first()).toContainText('VIC')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.screenshot({ path: testInfo.outputPath('nearest.png') })
})
