/** The page of whoever runs the platform, with the sites of the tests as the platform knows them. */
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './platform-test.ts'
import { SLUGS } from './site-pages.ts'

test.use({ site: 'brindle-quay-motors' })

test('the fleet is seen at every width, put in another order by keys, and leads to its sites', async ({
  page,
  platform,
  site,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(`http://localhost:${platform.port}/fleet`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(SLUGS.length)
  await expect(rows.filter({ hasText: site })).toContainText(/\d+ vehicles/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const byName = page.getByRole('navigation', { name: 'Order of the sites' }).getByRole('link', { name: 'name' })
  await byName.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?order=site$/)
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  await page.getByRole('rowheader').filter({ hasText: site }).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^http://${site}\\.localhost`))
  expect(complaints).toEqual([])
})
