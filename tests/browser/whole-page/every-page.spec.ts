/** What holds for a page of each kind of each site, at a phone's width and a desktop's. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { hasStarted, layoutShifts } from '../layout-shifts.ts'
import { pagesOfEachKind, SHARED_KINDS, SLUGS, TEMPLATE_SLUGS } from '../site-pages.ts'
import { test } from '../site-test.ts'
import { openWithLateScripts, pageHeightPx } from './late-scripts.ts'

function consoleOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`))
  return messages
}

/** Filters come with the first answer; until then their column is empty. */
const hasFilters = (): boolean => {
  const column = document.querySelector('.search__column')
  return column === null || !column.checkVisibility() || column.querySelector('input, button, summary') !== null
}

/** What moves while a page starts moves for longer on a slow phone, so a phone is looked at as a slow one. */
const SPEEDS = [
  { speed: ' @desktop', slowdown: 1, slugs: SLUGS },
  { speed: ', four times slower @phone', slowdown: 4, slugs: TEMPLATE_SLUGS },
]

for (const slug of SLUGS) {
  test.describe(slug, () => {
    test.use({ site: slug })

    for (const { speed, slowdown, slugs } of SPEEDS) {
      if (!slugs.some((each) => each === slug)) continue
      test(`pages are silent, do not move and do not run off the side${speed}`, async ({ page }) => {
        test.slow()
        const messages = consoleOf(page)
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        // A site is built again when a sold car leaves it by itself: the page is looked at when it was built.
        await page.clock.setFixedTime(new Date(TEST_AS_AT))
        await page.goto('/')
        for (const [kind, path] of await pagesOfEachKind(page)) {
          if (slug !== SLUGS[0] && SHARED_KINDS.has(kind)) continue
          const response = await page.goto(path)
          expect(response?.status(), `${kind} ${path}`).toBe(200)
          await page.waitForFunction(hasStarted)
          expect(await layoutShifts(page), `layout shift of ${kind}`).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `pixels beyond the side of ${kind}`).toBeLessThanOrEqual(0)
          await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1)
        }
        expect(messages).toEqual([])
      })
    }

    // What moves below what is seen is no shift, but is one for a shopper who has scrolled down already.
    test(`scripts that come late leave a page as high as it is${TEMPLATE_SLUGS.some((each) => each === slug) ? '' : ' @desktop'}`, async ({
      page,
    }) => {
      test.slow()
      await page.clock.setFixedTime(new Date(TEST_AS_AT))
      await page.goto('/')
      for (const [kind, path] of await pagesOfEachKind(page)) {
        if (slug !== SLUGS[0] && SHARED_KINDS.has(kind)) continue
        const heightPx = await openWithLateScripts(page, path)
        await page.waitForFunction(hasStarted)
        expect(await pageHeightPx(page), `height of ${kind}`).toBe(heightPx)
      }
    })

    // Colours are a site's own, and widths are a template's of components that all sites share: one site is looked at on
    // a phone, too.
    test(`axe finds nothing${slug === SLUGS[0] ? '' : ' @desktop'}`, async ({ page }) => {
      test.slow()
      await page.goto('/')
      const pages = await pagesOfEachKind(page)
      for (const [kind, path] of [...pages, ['missing', '/no-such-page']] as const) {
        await page.goto(path)
        await page.waitForFunction(hasFilters)
        expect(await accessibilityProblems(page), `${kind} ${path}`).toEqual([])
      }
    })

    test(`axe finds nothing in the open menu${slug === SLUGS[0] ? '' : ' @desktop'}`, async ({ page }) => {
      await page.goto('/')
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
      await page.locator('summary', { hasText: 'Our Stock' }).click()
      await expect(page.getByRole('link', { name: /^All (?:cars|caravans|vehicles)/i }).first()).toBeVisible()
      expect(await accessibilityProblems(page, { within: '.site-header' })).toEqual([])
    })
  })
}
