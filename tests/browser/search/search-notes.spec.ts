/** What stands among the results and changes with time or with what is found (S1 §2, §4, §8, §9). */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TEST_AS_AT } from '#scripts/testing/test-sites.ts'
import { test } from '../site-test.ts'
import { CARS_ON_PAGE, openSearch, resultCards, resultCount } from './search-ready.ts'

const HOUR_MS = 3_600_000
const AS_AT_MS = Date.parse(TEST_AS_AT)

interface OtherSettings {
  readonly clearFiltersPath?: string
  readonly promoCard?: { readonly startsAtMs: number; readonly endsAtMs: number }
}

/** The page reads the settings of its site with other ones among them. */
async function changeSettings(page: Page, other: OtherSettings): Promise<void> {
  await page.addInitScript((others) => {
    const read = Response.prototype.json
    Response.prototype.json = async function json(): Promise<unknown> {
      const content = await read.call(this)
      if (!this.url.endsWith('/search-data/settings.json')) return content
      return { ...content, ...others, promoCard: { ...content.promoCard, ...others.promoCard } }
    }
  }, other)
}

test.describe('a small site', () => {
  test.use({ site: 'brindle-quay-motors' })

  test('S1 §2: the promo card comes at its start and goes at its expiry @desktop', async ({ page }) => {
    await page.clock.setFixedTime(AS_AT_MS)
    await changeSettings(page, {
      promoCard: { startsAtMs: AS_AT_MS + HOUR_MS, endsAtMs: AS_AT_MS + 2 * HOUR_MS },
    })
    const promo = page.locator('.search__results .promo-card')
    const sort = page.locator('.search__sort select')
    await openSearch(page, '/search?sortBy=price-asc')
    await expect(promo).toHaveCount(0)
    await page.clock.setFixedTime(AS_AT_MS + HOUR_MS)
    await sort.selectOption('km-asc')
    await expect(promo).toHaveCount(1)
    await page.clock.setFixedTime(AS_AT_MS + 2 * HOUR_MS - 1)
    await sort.selectOption('year-desc')
    await expect(page).toHaveURL(/year-desc/)
    await expect(promo).toHaveCount(1)
    await page.clock.setFixedTime(AS_AT_MS + 2 * HOUR_MS)
    await sort.selectOption('price-desc')
    await expect(promo).toHaveCount(0)
  })

  test('S1 §2: the promo card stands 0 to 2 cars after its position, by the page @desktop', async ({ page }) => {
    await page.clock.setFixedTime(AS_AT_MS)
    const carsBefore = () =>
      page
        .locator('.search__results .grid > li')
        .evaluateAll((items) => items.findIndex((item) => item.querySelector('.promo-card') !== null))
    const places: number[] = []
    for (const path of ['/search', '/search?page=2', '/search?page=3', '/search/used-cars', '/search/suv-cars']) {
      await openSearch(page, path)
      places.push(await carsBefore())
    }
    const position = await page.evaluate(async (): Promise<number> => {
      const settings = await fetch('/search-data/settings.json').then((response) => response.json())
      return settings.promoCard.position
    })
    for (const place of places) expect([position, position + 1, position + 2]).toContain(place)
    expect(new Set(places).size).toBeGreaterThan(1)
  })

  test('S1 §4: where all that is found is sold, all of it is shown @desktop', async ({ page }) => {
    await page.clock.setFixedTime(AS_AT_MS)
    await openSearch(page, '/search?refinementList[status][0]=sold')
    const count = await resultCount(page)
    expect(count).toBeGreaterThan(1)
    await expect(resultCards(page)).toHaveCount(Math.min(CARS_ON_PAGE, count))
    await expect(resultCards(page).locator('.card__foot--sold')).toHaveCount(Math.min(CARS_ON_PAGE, count))
  })

  test('S1 §8: where nothing is found, cars that can be bought are offered instead of similar ones @desktop', async ({
    page,
  }) => {
    await openSearch(page, '/search?range[price]=1:2')
    await expect(resultCards(page)).toHaveCount(0)
    await page.locator('.similar').scrollIntoViewIfNeeded()
    await expect(page.locator('.similar .card:not(.skeleton)')).toHaveCount(6)
  })

  test('S1 §8: where all that is similar stands on the page, other cars that can be bought are offered @desktop', async ({
    page,
  }) => {
    await openSearch(page, '/search')
    const bodies = page.locator('.filter-group').filter({ has: page.getByRole('heading', { name: 'Body' }) })
    // The body with the fewest cars stands last, and all of them on one page.
    await bodies.locator('.filter-value').last().click()
    await expect(page).not.toHaveURL(/\/search$/)
    await expect.poll(() => resultCount(page)).toBeLessThanOrEqual(CARS_ON_PAGE)
    await page.locator('.similar').scrollIntoViewIfNeeded()
    const titles = page.locator('.similar .card:not(.skeleton) .card__title')
    await expect(titles).toHaveCount(6)
    const above = await page.locator('.search__results .card a').evaluateAll((links) => links.map(String))
    const offered = await page.locator('.similar .card a').evaluateAll((links) => links.map(String))
    expect(offered.filter((href) => above.includes(href))).toEqual([])
  })

  test('S1 §2, §8: the card of no results says its words and no others, and leads where the site says @desktop', async ({
    page,
  }) => {
    await changeSettings(page, { clearFiltersPath: '/search/used-cars?sortBy=price-asc' })
    await openSearch(page, '/search/kia?range[price]=1:2')
    const empty = page.locator('.search__results .empty')
    await expect(empty.getByRole('heading')).toHaveText('No Results Available')
    await expect(empty.locator('p')).toHaveText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    )
    const clear = empty.getByRole('link')
    await expect(clear).toHaveText('Clear Filters')
    await expect(clear).toHaveAttribute('href', '/search/used-cars?sortBy=price-asc')
    await clear.click()
    await expect(page).toHaveURL(/\/search\/used-cars\?sortBy=price-asc$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Cars')
    await page.goBack()
    await expect(empty).toBeVisible()
  })

  test('the lowest price first says what it leaves out, and leads to it @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const all = await resultCount(page)
    await page.locator('.search__sort select').selectOption('price-asc')
    const left = page.getByText(/cars? without a price (is|are) not shown/)
    await expect(left).toBeVisible()
    expect(Number.parseInt((await left.textContent()) ?? '', 10)).toBe(all - (await resultCount(page)))
    await left.getByRole('link').click()
    await expect(page).toHaveURL(/sortBy=price-desc&page=\d+/)
    // The page as it was built stands first, and counts cars that have been sold since.
    await expect.poll(() => resultCount(page)).toBe(all)
    await expect(resultCards(page).locator('.price__text').first()).toBeVisible()
  })

  test('where nothing is found, one press leads on, by keyboard as well', async ({ page }) => {
    await openSearch(page, '/search?refinementList[transmission][0]=Manual&range[price]=:3000')
    const ways = page.locator('.ways-on').getByRole('link')
    await expect(ways.first()).toHaveText(/^Up to \$[\d,]+ [\d,]+ cars?$/)
    const [, count = ''] = /([\d,]+) cars?$/.exec((await ways.first().textContent()) ?? '') ?? []
    await ways.first().press('Enter')
    await expect(resultCards(page).first()).toBeVisible()
    await expect.poll(() => resultCount(page)).toBe(Number(count.replace(',', '')))
    await expect(page.getByRole('link', { name: 'Remove Manual' })).toBeVisible()
  })

  test('similar cars beside a search without cars are like what it asks @desktop', async ({ page }) => {
    await openSearch(page, '/search?refinementList[body][0]=Ute&range[price]=:2')
    await page.locator('.similar').scrollIntoViewIfNeeded()
    const cards = page.locator('.similar .card:not(.skeleton)')
    await expect(cards).toHaveCount(6)
    const paths = await cards
      .locator('.card__title a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const path of paths) {
      const html = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), path ?? '')
      expect(html, path ?? '').toContain('Ute')
    }
  })

  test('S1 §9: Show Me N cars counts up to its number within a second @phone', async ({ page }) => {
    await page.clock.install({ time: AS_AT_MS })
    await openSearch(page, '/search')
    const all = await resultCount(page)
    await openSearch(page, '/search/used-cars')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const used = sheet.getByRole('checkbox', { name: /^Used/ })
    await expect(used).toBeVisible()
    const show = sheet.getByRole('link', { name: /^Show Me/ })
    const numberOf = async (): Promise<number> => Number(((await show.textContent()) ?? '').replace(/\D/g, ''))
    const before = await resultCount(page)
    await expect.poll(numberOf).toBe(before)
    await page.clock.pauseAt(AS_AT_MS + HOUR_MS)
    await used.uncheck()
    // The search begins after the next paint.
    await page.clock.runFor(100)
    await expect(sheet.getByRole('link', { name: `Show Me ${all} cars` })).toBeVisible()
    await page.clock.runFor(500)
    const between = await numberOf()
    expect(between).toBeGreaterThan(before)
    expect(between).toBeLessThan(all)
    await page.clock.runFor(1000)
    expect(await numberOf()).toBe(all)
  })

  test('the words instead of what was understood of them: what was ticked since stays @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const box = page.getByRole('combobox', { name: 'Search cars' })
    await box.fill('automatic')
    await box.press('Enter')
    await expect(page.getByRole('link', { name: 'Remove Automatic' })).toBeVisible()
    const bodies = page.locator('.filter-group').filter({ has: page.getByRole('heading', { name: 'Body' }) })
    await bodies.getByRole('checkbox', { name: /^SUV/ }).check()
    await expect(page.getByRole('link', { name: 'Remove SUV' })).toBeVisible()
    await page.getByRole('button', { name: 'Search the words instead' }).click()
    await expect(page.getByRole('link', { name: 'Remove “automatic”' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove SUV' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Automatic', exact: true })).toHaveCount(0)
    await expect(box).toHaveValue('"automatic"')
  })

  test('makes: the seven with most cars, in the order of the alphabet @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const makes = page
      .locator('.filter-group')
      .filter({ has: page.getByRole('heading', { name: 'Make', exact: true }) })
    const rows = async () =>
      makes.locator('.filter-value').evaluateAll((all) =>
        all.map((row) => ({
          name: row.querySelector('.filter-value__name')?.textContent ?? '',
          count: Number((row.querySelector('.filter-value__count')?.textContent ?? '').replace(/\D/g, '')),
        })),
      )
    const first = await rows()
    expect(first).toHaveLength(7)
    await makes.getByRole('button', { name: 'Show all makes' }).click()
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(7)
    const all = await rows()
    const least = Math.min(...first.map(({ count }) => count))
    for (const { name, count } of all)
      if (!first.some((each) => each.name === name)) expect(count, name).toBeLessThanOrEqual(least)
    const names = first.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    // A rare make that is chosen stays in view.
    const rare = all.find(({ count }) => count < least)?.name ?? ''
    await makes.getByRole('checkbox', { name: new RegExp(`^${rare}`) }).check()
    await makes.getByRole('button', { name: 'Hide extra makes' }).click()
    await expect(makes.getByRole('checkbox', { name: new RegExp(`^${rare}`) })).toBeChecked()
  })
})

test.describe('a group', () => {
  test.use({ site: 'wattlebird-motor-group' })

  test('S1 §4: sold cars that follow each other are one card @desktop', async ({ page }) => {
    await page.clock.setFixedTime(AS_AT_MS)
    await openSearch(page, '/search?refinementList[status][0]=coming_soon&refinementList[status][1]=sold')
    const isSold = () =>
      resultCards(page).evaluateAll((cards) => cards.map((card) => card.querySelector('.card__foot--sold') !== null))
    for (const order of ['price-desc', 'year-desc']) {
      await page.locator('.search__sort select').selectOption(order)
      await expect(page).toHaveURL(new RegExp(order))
      // Fewer cards than the page has cars, because some are sold and stand side by side.
      await expect.poll(async () => (await isSold()).length).toBeLessThan(CARS_ON_PAGE)
      const sold = await isSold()
      expect(sold).toContain(true)
      expect(sold).toContain(false)
      expect(sold.some((each, at) => each && sold[at - 1] === true)).toBe(false)
    }
    expect(await resultCount(page)).toBeGreaterThan(CARS_ON_PAGE)
  })

  test('the cab of a ute and the badges of a model become chips that can be removed @desktop', async ({ page }) => {
    await openSearch(page, '/search')
    const box = page.getByRole('combobox', { name: 'Search cars' })
    const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
    await box.fill('dual cab diesel')
    await box.press('Enter')
    await expect(chips).toHaveText(['Remove Diesel', 'Remove Dual Cab', 'Clear all'])
    await expect(box).toHaveValue('')
    const cabs = await resultCount(page)
    await page.getByRole('link', { name: 'Remove Dual Cab' }).click()
    await expect.poll(() => resultCount(page)).toBeGreaterThan(cabs)
    await page.getByRole('link', { name: 'Remove Diesel' }).click()
    await expect(page).toHaveURL(/\/search$/)
    // A badge that some car of the page has.
    await openSearch(page, '/search/toyota')
    const first = resultCards(page).first()
    const model = ((await first.locator('.card__title').textContent()) ?? '').replace(/^\d{4} Toyota /, '')
    const [badge = ''] = ((await first.locator('.card__variant').textContent()) ?? '').split(' ')
    await openSearch(page, '/search')
    await box.fill(`${badge} ${model}`)
    await box.press('Enter')
    await expect(page).toHaveURL(/refinementList\[badge\]/)
    await expect(page.getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
    await expect(box).toHaveValue('')
    expect(await resultCount(page)).toBeGreaterThan(0)
  })
})
