/** What is printed names the dealer, its telephone and address, and the day; on the screen nothing of it is seen. */
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

test('a printed vehicle and a printed comparison say whose they are, and of which day @desktop', async ({ page }) => {
  await page.clock.setFixedTime(new Date(TEST_AS_AT))
  await page.goto('/search')
  const first = page.locator('.card:has(compare-button)').first()
  const car = await first.locator('.card__title a').getAttribute('href')
  await first.getByRole('button', { name: /^Compare: / }).click()
  for (const path of [car ?? '', '/compare']) {
    await page.goto(path)
    await expect(page.locator('print-button:defined').first()).toBeAttached()
    const head = page.locator('.letterhead')
    await expect(head).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    await expect(head).toContainText('Brindle Quay Motors')
    await expect(head).toContainText('02 5550 4180')
    await expect(head).toContainText('418 Lantern Street, Newcastle West NSW 2302')
    await expect(head).toContainText('Printed on 20 November 2026')
    await page.emulateMedia({ media: null })
  }
})

test('the groups of the footer open on a phone, and stand open where there is room', async ({ page, isMobile }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Favourites' })
  await expect(link).toBeVisible({ visible: !isMobile })
  if (!isMobile) return
  await footer.locator('summary', { hasText: 'Buyer Tools' }).click()
  await expect(link).toBeVisible()
})
