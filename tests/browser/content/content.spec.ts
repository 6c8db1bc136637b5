/** Pages of the dealer's own words with short tags (docs/site-data.md). */
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

test('a wide table scrolls by itself, by keys too, and the page does not', async ({ page }) => {
  await page.goto('/warranty')
  const table = page.getByRole('group', { name: 'Table' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('S2 §2: the parts search has its form and the counter, and says what is missing @desktop', async ({ page }) => {
  await page.goto('/parts/search')
  await expect(page.getByRole('heading', { name: 'Brindle Quay Parts' })).toBeVisible()
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a video asks nothing of its service before its press, and is then played in place @desktop', async ({ page }) => {
  const asked: string[] = []
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' })
  })
  await page.goto('/kia-ev6')
  const link = page.getByRole('link', { name: /^Play on YouTube: / })
  await link.scrollIntoViewIfNeeded()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(asked).toEqual([])
  await link.press('Enter')
  const frame = page.locator('content-video iframe')
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toEqual([expect.stringContaining('/embed/aqz-KE-bpKQ?autoplay=1')])
  await expect(link).toHaveCount(0)
  expect(refused).toEqual([])
})
