/** A parser may pause after any tag, as on a slow network it does: what is shown by then stays where it is. */
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { hasStarted, layoutShifts } from '../layout-shifts.ts'
import { pagesOfEachKind, SHARED_KINDS, TEMPLATE_SLUGS } from '../site-pages.ts'
import { siteUrl, test } from '../site-test.ts'
import { serveInPieces } from './html-in-pieces.ts'

for (const slug of TEMPLATE_SLUGS) {
  test.describe(slug, () => {
    test.use({ site: slug })

    test('nothing moves while the HTML of a page comes', async ({ page }) => {
      test.slow()
      await page.clock.setFixedTime(new Date(TEST_AS_AT))
      await page.goto('/')
      const pages = await pagesOfEachKind(page)
      const slow = await serveInPieces(siteUrl(slug))
      try {
        for (const [kind, path] of pages) {
          if (slug !== TEMPLATE_SLUGS[0] && SHARED_KINDS.has(kind)) continue
          await slow.open(page, path)
          await page.waitForFunction(hasStarted)
          expect
            .soft(await layoutShifts(page, { scrolls: false, sums: false }), `layout shift of ${kind} ${path}`)
            .toEqual([])
        }
      } finally {
        slow.close()
      }
    })
  })
}
