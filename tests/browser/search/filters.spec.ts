/** The filters of the search, in a page of their own over an index made of the tests' cars (S1 §2, §5, §8, §9). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { SiteInput } from '#config/schema/site.ts'
import { openFilters } from '../../islands/filters/harness-page.ts'
import { filterStock } from '../../islands/filters/stock.ts'
import { accessibilityProblems } from '../accessibility.ts'

test.use({ reducedMotion: 'reduce' })

const RATES: Partial<SiteInput> = { finance: { rates: { interestPercent: 6.29, comparisonPercent: 8.19 } } }

const group = (page: Page, title: string) =>
  page.locator('.filter-group').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const names = (within: Locator) => within.locator('.filter-value__name')
const url = (page: Page) => page.locator('[data-url]')
const count = (page: Page) => page.locator('[data-count]')
const row = (within: Locator, name: string) => within.getByRole('checkbox', { name: new RegExp(`^${name} ?[\\d,]*$`) })

async function open(page: Page, title: string): Promise<Locator> {
  const found = group(page, title)
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click()
  return found
}

async function openWithClockStopped(page: Page, address = ''): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') })
  await openFilters(page, { address })
  await page.clock.pauseAt(new Date('2026-01-05T12:00:00Z'))
}

test('S1 §9: seven makes, then all of them, and a chosen one is never hidden', async ({ page }) => {
  await openFilters(page)
  const makes = group(page, 'Make')
  await expect(names(makes)).toHaveCount(7)
  await makes.getByRole('button', { name: 'Show all makes' }).click()
  await expect(names(makes)).toHaveCount(15)
  await expect(names(makes).first()).toHaveText('Citroën')
  await row(makes, 'Volkswagen').check()
  await makes.getByRole('button', { name: 'Hide extra makes' }).click()
  await expect(names(makes)).toHaveCount(8)
  await expect(row(makes, 'Volkswagen')).toBeChecked()
})

test('counts say before a tap what a tap finds, and those of other filters follow', async ({ page }) => {
  await openFilters(page)
  const makes = group(page, 'Make')
  const bodies = group(page, 'Body')
  const promised = await makes.getByText('Kia', { exact: true }).locator('xpath=../*[last()]').textContent()
  await row(makes, 'Kia').check()
  await expect(count(page)).toHaveText(promised ?? '')
  await expect(names(bodies)).toHaveText(['People Mover', 'SUV'])
  // Any of several makes: the others keep their counts.
  await expect(row(makes, 'Ford')).toBeVisible()
  await row(makes, 'Ford').check()
  await expect(count(page)).toHaveText('48')
})

test('S1 §2: choosing a make reveals its models; letting it go lets them go @desktop', async ({ page }) => {
  await openFilters(page)
  const makes = group(page, 'Make')
  await expect(makes.getByRole('button', { name: 'Select models' })).toHaveCount(0)
  await makes.getByRole('button', { name: 'Show all makes' }).click()
  await row(makes, 'Toyota').check()
  await makes.getByRole('button', { name: 'Select models' }).click()
  await expect(names(makes.getByRole('list', { name: 'Models of Toyota' }))).toHaveText(['Corolla', 'Hilux', 'RAV4'])
  await row(makes, 'Hilux').check()
  await expect(url(page)).toHaveText(
    '/search?refinementList[make][0]=Toyota&refinementList[make_model][0]=Toyota%20Hilux',
  )
  await expect(count(page)).toHaveText('12')
  await row(makes, 'Toyota').uncheck()
  await expect(url(page)).toHaveText('/search')
  await expect(count(page)).toHaveText('240')
})

test('S2 §2: the model of a route is a chosen model, and another can join it @desktop', async ({ page }) => {
  await openFilters(page, { address: '?make=Toyota&model=Corolla' })
  const makes = group(page, 'Make')
  await expect(row(makes, 'Corolla')).toBeChecked()
  await row(makes, 'RAV4').check()
  await expect(url(page)).toHaveText(
    '/search?refinementList[make][0]=Toyota&refinementList[make_model][0]=Toyota%20Corolla&refinementList[make_model][1]=Toyota%20RAV4',
  )
  await expect(count(page)).toHaveText('24')
})

test('S1 §2: a site without the toggle of models has none @desktop', async ({ page }) => {
  await openFilters(page, { site: { search: { selectModels: false } } })
  await row(group(page, 'Make'), 'Kia').check()
  await expect(page.getByRole('button', { name: 'Select models' })).toHaveCount(0)
})

test('S1 §9: new, demo, used, and used as Pre-Owned where the site says so @desktop', async ({ page }) => {
  await openFilters(page, { site: { search: { usedLabel: 'Pre-Owned' } } })
  await expect(names(group(page, 'Condition'))).toHaveText(['New', 'Demo', 'Pre-Owned'])
})

test('the filters stand in the order and under the headings of the site @desktop', async ({ page }) => {
  await openFilters(page, { site: { search: { facets: ['colour', 'make'], facetLabels: { colour: 'Paint' } } } })
  await expect(page.locator('.filter-group__title')).toHaveText(['Paint', 'Make'])
  const paints = await page
    .locator('.filter-swatch')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor))
  expect(new Set(paints).size).toBe(paints.length)
})

test('S1 §9: of price ranges one is chosen, and those labelled Under stand first @desktop', async ({ page }) => {
  await openFilters(page, { site: { search: { facets: ['price_range'] } } })
  const ranges = group(page, 'Price Range')
  await expect(names(ranges)).toHaveText([
    'Any',
    'Under $10,000',
    '$10,000 - $20,000',
    '$20,000 - $30,000',
    '$30,000 - $40,000',
    '$40,000 - $50,000',
    '$50,000 - $75,000',
    '$75,000 - $100,000',
  ])
  await ranges.getByRole('radio', { name: /^Under/ }).check()
  await ranges.getByRole('radio', { name: /^\$30,000/ }).check()
  await expect(url(page)).toHaveText('/search?refinementList[price_range][0]=%2430%2C000%20-%20%2440%2C000')
  await ranges.getByRole('radio', { name: 'Any' }).check()
  await expect(url(page)).toHaveText('/search')
})

test('of price ranges none is chosen when one and then Any is pressed before the search has answered @desktop', async ({
  page,
}) => {
  await openFilters(page, { site: { search: { facets: ['price_range'] } } })
  const ranges = group(page, 'Price Range')
  await ranges.getByRole('radio', { name: /^\$30,000/ }).check()
  await expect(url(page)).toHaveText('/search?refinementList[price_range][0]=%2430%2C000%20-%20%2440%2C000')
  await ranges.getByRole('radio').evaluateAll(async ([any, under]) => {
    ;(under as HTMLElement).click()
    await Promise.resolve()
    ;(any as HTMLElement).click()
  })
  await expect(url(page)).toHaveText('/search')
  await expect(ranges.getByRole('radio', { name: 'Any' })).toBeChecked()
})

test('S1 §5: certified is a switch, and no choice on a certified-only site @desktop', async ({ page }) => {
  const search = { facets: ['certified', 'make'] as const }
  await openFilters(page, { site: { search: { facets: [...search.facets] } } })
  await page.getByRole('switch', { name: /^Certified only/ }).check()
  await expect(count(page)).toHaveText('40')
  await expect(url(page)).toHaveText('/search?toggle[certified]=true')
  await openFilters(page, { site: { search: { facets: [...search.facets] }, filterRules: { certifiedOnly: true } } })
  await expect(page.locator('.filter-group__title')).toHaveText(['Make'])
  await expect(page.getByText('Not Certified')).toHaveCount(0)
})

test('a long list is searched within, by the beginnings of words @desktop', async ({ page }) => {
  await openFilters(page)
  const makes = group(page, 'Make')
  const finder = makes.getByRole('searchbox', { name: 'Find in Make' })
  await finder.fill('cit')
  await expect(names(makes)).toHaveText(['Citroën'])
  await finder.fill('rov')
  await expect(names(makes)).toHaveText(['Land Rover'])
  await finder.fill('zzz')
  await expect(makes.getByText('Nothing here is called “zzz”.')).toBeVisible()
  await finder.press('Escape')
  await expect(names(makes)).toHaveCount(7)
})

test('S1 §2: chips are taken away one by one, and all at once', async ({ page }) => {
  await openFilters(page, { address: '?make=Kia&body=SUV&range[price]=:40000&query=sportage' })
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  const links = chips.getByRole('link')
  await expect(links).toHaveText(['Remove “sportage”', 'Remove Kia', 'Remove SUV', 'Remove Up to $40,000', 'Clear all'])
  await chips.getByRole('link', { name: 'Remove Kia' }).click()
  await expect(links).toHaveText(['Remove “sportage”', 'Remove SUV', 'Remove Up to $40,000', 'Clear all'])
  await expect(chips.getByRole('link', { name: 'Remove SUV' })).toBeFocused()
  await expect(url(page)).toHaveText('/search?query=sportage&refinementList[body][0]=SUV&range[price]=:40000')
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(url(page)).toHaveText('/search')
  await expect(chips).toHaveCount(0)
  await expect(count(page)).toHaveText('240')
})

test('S1 §5: thumbs step, snap, stop at the ends with a note, and never cross', async ({ page }) => {
  const notes: string[] = []
  page.on('console', (message) => notes.push(message.text()))
  await openFilters(page)
  const least = page.getByRole('slider', { name: 'Minimum Price' })
  const most = page.getByRole('slider', { name: 'Maximum Price' })
  const [bottom, top] = [
    Number(await least.getAttribute('aria-valuemin')),
    Number(await most.getAttribute('aria-valuemax')),
  ]
  expect([bottom % 1000, top % 1000]).toEqual([0, 0])
  await least.press('ArrowRight')
  await expect(least).toHaveAttribute('aria-valuenow', String(bottom + 1000))
  await expect(least).toHaveAttribute('aria-valuetext', `$${((bottom + 1000) / 1000).toFixed(0)},000`)
  await least.press('PageUp')
  await expect(least).toHaveAttribute('aria-valuenow', String(bottom + 11_000))
  await least.press('End')
  await expect(least).toHaveAttribute('aria-valuenow', String(top))
  await expect(most).toHaveAttribute('aria-valuemin', String(top))
  await most.press('ArrowLeft')
  await expect(most).toHaveAttribute('aria-valuenow', String(top))
  await least.press('Home')
  expect(notes).toEqual([])
  await least.press('ArrowLeft')
  await least.press('ArrowLeft')
  expect(notes).toEqual(['Cannot refine below the range minimum'])
  await most.press('ArrowRight')
  expect(notes).toEqual(['Cannot refine below the range minimum', 'Cannot refine above the range maximum'])
})

test('S1 §9: the search and its address follow a slider 400 ms after it rests @desktop', async ({ page }) => {
  await openWithClockStopped(page)
  const most = page.getByRole('slider', { name: 'Maximum Price' })
  const top = Number(await most.getAttribute('aria-valuemax'))
  await most.press('ArrowLeft')
  await page.clock.runFor(300)
  await most.press('ArrowLeft')
  await page.clock.runFor(399)
  await expect(url(page)).toHaveText('/search')
  await page.clock.runFor(1)
  await expect(url(page)).toHaveText(`/search?range[price]=:${top - 2000}`)
  // The router writes in a task of its own.
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/range/)
  // One move, one entry of the history.
  await page.goBack()
  await expect(most).toHaveAttribute('aria-valuenow', String(top))
  await expect(url(page)).toHaveText('/search')
})

test('S1 §5: values are typed, too: snapped, kept within the bounds, and emptied to the bound @desktop', async ({
  page,
}) => {
  await openFilters(page)
  const prices = group(page, 'Price')
  const least = prices.getByRole('textbox', { name: 'Minimum Price' })
  const most = prices.getByRole('textbox', { name: 'Maximum Price' })
  const bottom = await least.inputValue()
  await least.fill('$20,499')
  await least.press('Enter')
  await expect(least).toHaveValue('20,000')
  await most.fill('30k')
  await most.blur()
  await expect(most).toHaveValue('30,000')
  await expect(url(page)).toHaveText('/search?range[price]=20000:30000')
  await least.fill('cheap')
  await least.press('Enter')
  await expect(least).toHaveValue('20,000')
  await least.fill('')
  await least.press('Enter')
  await expect(least).toHaveValue(bottom)
  await expect(url(page)).toHaveText('/search?range[price]=:30000')
})

test('a typed From above To counts: To is cleared, and the filter says so @desktop', async ({ page }) => {
  await openFilters(page)
  const prices = group(page, 'Price')
  const least = prices.getByRole('textbox', { name: 'Minimum Price' })
  const most = prices.getByRole('textbox', { name: 'Maximum Price' })
  const top = await most.inputValue()
  await most.fill('30k')
  await most.press('Enter')
  await expect(url(page)).toHaveText('/search?range[price]=:30000')
  await least.fill('40k')
  await least.press('Enter')
  await expect(prices.getByRole('status')).toHaveText('From is above To, so To was cleared.')
  await expect(most).toHaveValue(top)
  await expect(url(page)).toHaveText('/search?range[price]=40000:')
})

test('thumbs are dragged by mouse, the track is pressed, and two on one spot come apart', async ({ page }) => {
  await openFilters(page)
  const least = page.getByRole('slider', { name: 'Minimum Price' })
  const most = page.getByRole('slider', { name: 'Maximum Price' })
  await least.scrollIntoViewIfNeeded()
  const track = (await page.locator('.range__track').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const y = track.y + track.height / 2
  await page.mouse.move(track.x, y)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width / 2, y, { steps: 4 })
  await page.mouse.up()
  const stateOf = async (thumb: Locator) => Number(await thumb.getAttribute('aria-valuenow'))
  const bottom = Number(await least.getAttribute('aria-valuemin'))
  const top = Number(await most.getAttribute('aria-valuemax'))
  await expect.poll(async () => Math.abs((await stateOf(least)) - (bottom + top) / 2)).toBeLessThanOrEqual(1000)
  const middle = await stateOf(least)
  await page.mouse.click(track.x + track.width * 0.9, y)
  await expect(most).toBeFocused()
  await expect
    .poll(async () => Math.abs((await stateOf(most)) - (bottom + (top - bottom) * 0.9)))
    .toBeLessThanOrEqual(1000)
  await most.press('Home')
  await expect(most).toHaveAttribute('aria-valuenow', String(middle))
  const spot = (await most.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(spot.x + spot.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(spot.x + spot.width / 2 + 40, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => stateOf(most)).toBeGreaterThan(middle)
  await expect(least).toHaveAttribute('aria-valuenow', String(middle))
})

test('a thumb follows a finger @phone', async ({ page }) => {
  await openFilters(page)
  const most = page.getByRole('slider', { name: 'Maximum Price' })
  await most.scrollIntoViewIfNeeded()
  const box = (await most.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = Number(await most.getAttribute('aria-valuemax'))
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const by of [20, 60, 100]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - by, y }] })
  }
  const halo = / 0px 0px 0px 8px$/
  await expect(most).toHaveCSS('box-shadow', halo)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(most).not.toHaveCSS('box-shadow', halo)
  await expect.poll(async () => Number(await most.getAttribute('aria-valuenow'))).toBeLessThan(top - 10_000)
})

test('a move that is not searched yet is not lost when the filters close', async ({ page }) => {
  await openWithClockStopped(page)
  await page.getByRole('slider', { name: 'Minimum Price' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Close filters' }).click()
  // Long enough for the page to paint, after which it searches, and not for the slider to have come to rest.
  await page.clock.runFor(100)
  await expect(url(page)).toHaveText(/range\[price\]=\d+:$/)
  await page.getByRole('button', { name: 'Open filters' }).click()
  await expect(page.getByRole('link', { name: /^Remove From \$/ })).toBeVisible()
})

test('a move that is not searched yet does not outlive Clear all @desktop', async ({ page }) => {
  await openWithClockStopped(page, '?make=Kia&body=SUV')
  const least = page.getByRole('slider', { name: 'Minimum Price' })
  const before = await least.getAttribute('aria-valuenow')
  await least.press('ArrowRight')
  await expect(least).not.toHaveAttribute('aria-valuenow', before ?? '')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.clock.runFor(1000)
  await expect(url(page)).toHaveText('/search')
  await expect(count(page)).toHaveText('240')
})

test('cars are found by a repayment, which stands beside its rates and its warning', async ({ page }) => {
  await openFilters(page, { site: RATES })
  const repayment = await open(page, 'Repayment')
  const figures = repayment.locator('.repayment__figure')
  await expect(figures.nth(1)).toHaveText('6.29% p.a., comparison rate 8.19% p.a.')
  const looks = await figures.evaluateAll((all) => all.map((each) => getComputedStyle(each).font))
  expect(new Set(looks).size).toBe(1)
  await expect(repayment).toContainText('WARNING: This comparison rate is true only for the examples given')
  await expect(repayment).toContainText('The comparison rate is based on a 5 year secured loan of $30,000.')
  const field = repayment.getByRole('textbox', { name: 'Maximum weekly repayment' })
  await field.fill('150')
  await field.press('Enter')
  await expect(figures.first()).toHaveText('Up to $150 per week')
  await expect(url(page)).toHaveText(/range\[price\]=:\d+$/)
  const price = Number(/:(\d+)$/.exec((await url(page).textContent()) ?? '')?.[1])
  await expect(repayment).toContainText(
    `Up to $${String(price).slice(0, -3)},${String(price).slice(-3)}, over 5 years with a 10% deposit.`,
  )
  await repayment.getByText('Fortnightly').click()
  await expect(figures.first()).toHaveText(/^Up to \$30[01] per fortnight$/)
  await repayment.getByText('Monthly').click()
  await expect(figures.first()).toHaveText(/^Up to \$65\d per month$/)
  await expect(figures.nth(1)).toBeVisible()
})

test('a site without rates has no filter by repayment @desktop', async ({ page }) => {
  await openFilters(page)
  await expect(group(page, 'Repayment')).toHaveCount(0)
  await expect(group(page, 'Price')).toHaveCount(1)
})

test('what no car has is no filter, and what all cars share is no slider @desktop', async ({ page }) => {
  await openFilters(page, {
    site: { search: { facets: ['make', 'subscription_price', 'tag', 'year'] } },
    documents: filterStock({ year: 2024 }),
  })
  await expect(page.locator('.filter-group__title')).toHaveText(['Make', 'Year'])
  await expect(group(page, 'Year')).toContainText('All are 2024.')
})

test('a chosen value that finds nothing can still be let go @desktop', async ({ page }) => {
  await openFilters(page, { address: '?body=Coupe&make=Kia' })
  await expect(count(page)).toHaveText('0')
  const makes = group(page, 'Make')
  await expect(row(makes, 'Kia')).toBeChecked()
  await row(makes, 'Kia').click()
  await expect(count(page)).toHaveText('12')
})

test('groups stay as they were left: on a change, when the filters close, and after a reload', async ({ page }) => {
  await openFilters(page)
  const colours = await open(page, 'Colour')
  await group(page, 'Make').locator('summary').click()
  await row(colours, 'Blue').check()
  await page.getByRole('button', { name: 'Close filters' }).click()
  await page.getByRole('button', { name: 'Open filters' }).click()
  await expect(colours).toHaveAttribute('open')
  await expect(group(page, 'Make')).not.toHaveAttribute('open')
  await page.reload()
  await expect(row(colours, 'Blue')).toBeChecked()
  await expect(group(page, 'Make')).not.toHaveAttribute('open')
  await colours.locator('summary').click()
  await expect(colours.locator('.filter-group__chosen')).toHaveText('Blue')
})

test('axe finds nothing with every filter open, and nothing runs off the side', async ({ page }) => {
  await openFilters(page, {
    site: {
      ...RATES,
      search: {
        facets: [
          'car_type',
          'make',
          'body',
          'price',
          'price_range',
          'km',
          'year',
          'fuel',
          'seats',
          'colour',
          'certified',
          'location_name',
        ],
      },
    },
    address: '?make=Kia',
  })
  const closed = page.locator('.filter-group:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  await page.getByRole('button', { name: 'Select models' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
