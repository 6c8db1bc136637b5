/** Nothing on the search page is cut, covered or left alone in a row, at any width. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { openSearch } from './search-ready.ts'

const MANY_CHIPS =
  '/search?refinementList[make][0]=Toyota&refinementList[make][1]=Mercedes-Benz&refinementList[body][0]=SUV&refinementList[body][1]=Ute&refinementList[fuel][0]=Diesel&refinementList[transmission][0]=Automatic&refinementList[colour][0]=White&range[price]=10000:90000&range[year]=2012:2026'

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await openSearch(page, path)
}

test.describe('one dealer', () => {
  test.use({ site: 'brindle-quay-motors' })

  for (const width of [320, 390, 1440]) {
    test(`each chip shows its close mark at ${width} px, and no field cuts its amount @desktop`, async ({ page }) => {
      await openAt(page, width, MANY_CHIPS)
      const marks = page.locator('.search__chips .refinement__mark')
      expect(await marks.count()).toBeGreaterThan(6)
      for (const mark of await marks.all()) {
        const { x = -1, width: markWidth = 0 } = (await mark.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + markWidth).toBeLessThanOrEqual(width)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width < 1024) {
        await page.locator('.search__open').first().click()
        await page.locator('.search-sheet[data-filled]').waitFor()
      }
      const group = page.locator('.filter-group', { has: page.locator('#filters-price') })
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
      const fields = group.getByRole('textbox')
      await expect(fields).toHaveCount(2)
      for (const field of await fields.all()) {
        await field.fill('888888')
        const cut = await field.evaluate((input: HTMLInputElement) => input.scrollWidth - input.clientWidth)
        expect(cut).toBeLessThanOrEqual(0)
      }
    })
  }

  test('a tag of many words stands beside the buttons of its card @desktop', async ({ page }) => {
    await openAt(page, 320, '/search')
    const card = page.locator('.search__results .card', { has: page.locator('compare-button') }).first()
    await card.locator('.card__media').evaluate((media) => {
      media.querySelector('.tag')?.remove()
      const tag = document.createElement('span')
      tag.className = 'tag tag--custom'
      tag.textContent = 'Manager’s special of the long weekend'
      media.append(tag)
    })
    const tag = await card.locator('.tag').boundingBox()
    for (const button of await card.locator('.heart button, .compare-toggle button').all()) {
      const box = await button.boundingBox()
      expect((tag?.x ?? 0) + (tag?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
    }
  })
})

for (const site of ['brindle-quay-motors', 'galah-creek-caravans', 'wattlebird-motor-group']) {
  test.describe(site, () => {
    test.use({ site })

    test('a full page ends with a full row @desktop', async ({ page }) => {
      for (const width of [768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/search/page-2')
        const rows = await page.locator('.search__results .grid > li').evaluateAll((items) => {
          const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
          return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)
        })
        expect(rows.length, `${width} px`).toBeGreaterThan(3)
        expect(rows.at(-1), `${width} px`).toBe(rows[0])
      }
    })
  })
}

for (const site of ['galah-creek-caravans', 'saltbush-bikes-and-trucks']) {
  test.describe(`cards with three buttons of ${site}`, () => {
    test.use({ site })

    test('have them in one line or in two, and none alone below the others @desktop', async ({ page }) => {
      for (const width of [320, 390, 768, 900, 1024, 1180, 1440]) {
        await openAt(page, width, '/search')
        const cards = await page.locator('.search__results .card__actions').evaluateAll((all) =>
          all.map((actions) => {
            const tops = [...actions.children].map((button) => Math.round(button.getBoundingClientRect().top))
            return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)
          }),
        )
        expect(cards.length, `${width} px`).toBeGreaterThan(3)
        const inTwoLines = cards.some((lines) => lines.length === 2)
        // Those of two buttons have as many lines as their neighbours, so that prices stand in one line.
        const expected = inTwoLines
          ? [
              [1, 2],
              [1, 1],
            ]
          : [[3], [2]]
        for (const lines of cards) expect(expected, `${width} px`).toContainEqual(lines)
      }
    })
  })
}
