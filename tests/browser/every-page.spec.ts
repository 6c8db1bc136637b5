/** What holds for a page of each kind of each site, at a phone's width and a desktop's. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { pagesOfEachKind, SLUGS } from './site-pages.ts'
import { test } from './site-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

function consoleOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`))
  return messages
}

/** The whole page is scrolled through, so that lazy parts get their chance to move something. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    observer.disconnect()
    return shift
  })
}

for (const slug of SLUGS) {
  test.describe(slug, () => {
    test.use({ site: slug })

    test('pages are silent, do not move and do not run off the side', async ({ page }) => {
      const messages = consoleOf(page)
      await page.goto('/')
      for (const [kind, path] of await pagesOfEachKind(page)) {
        const response = await page.goto(path)
        expect(response?.status(), `${kind} ${path}`).toBe(200)
        expect(await layoutShift(page), `layout shift of ${kind}`).toBe(0)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `pixels beyond the side of ${kind}`).toBeLessThanOrEqual(0)
        await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1)
      }
      expect(messages).toEqual([])
    })

    test('axe finds nothing', async ({ page }) => {
      test.slow()
      await page.goto('/')
      const pages = await pagesOfEachKind(page)
      for (const [kind, path] of [...pages, ['missing', '/no-such-page']] as const) {
        await page.goto(path)
        const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect(passes.length, kind).toBeGreaterThan(10)
        const found = violations.map(
          ({ id, nodes }) => `${kind} ${path} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
        )
        expect(found).toEqual([])
      }
    })

    test('axe finds nothing in the open menu', async ({ page }) => {
      await page.goto('/')
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
      await page.locator('summary', { hasText: 'Our Stock' }).click()
      await expect(page.getByRole('link', { name: 'All C', exact: false }).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).include('.site-header').analyze()
      expect(violations).toEqual([])
    })
  })
}
