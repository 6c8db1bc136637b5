import { expect } from '@playwright/test'
import { test } from '../site-test.ts'

test.use({ site: 'quokka-electric' })

test('the tag of a certified car has its height before its logo is there @desktop', async ({ page }) => {
  const asked = Promise.withResolvers<void>()
  // Never answered.
  await page.route('**/battery-checked.svg', () => asked.resolve())
  await page.goto('/search')
  const [path] = await page
    .locator('.card:has(.tag--certified) a')
    .first()
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto(path ?? '', { waitUntil: 'domcontentloaded' })
  await asked.promise
  const box = await page.locator('.sidebar__head .tag img').boundingBox()
  expect(box?.height).toBe(20)
})
