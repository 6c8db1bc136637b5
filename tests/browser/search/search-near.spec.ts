/** Searching from a place: a distance, an order, the places by distance, and the distance on every card. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { openSearch, resultCards, resultCount } from './search-ready.ts'

test.use({ site: 'wattlebird-motor-group' })

/** "Moorooka, 7.0 km" as kilometres. */
const kilometres = (text: string): number => {
  const [, amount = '', unit = ''] = /, ([\d.,]+) (k?m)$/.exec(text) ?? []
  return Number(amount.replaceAll(',', '')) / (unit === 'm' ? 1000 : 1)
}

async function distancesOf(cards: ReturnType<typeof resultCards>): Promise<number[]> {
  const facts = await cards.locator('.card__facts li:last-child').allTextContents()
  return facts.map(kilometres)
}

test('"near 4000" keeps every car and puts the nearest first', async ({ page }) => {
  await openSearch(page, '/search')
  const all = await resultCount(page)
  await page.getByRole('combobox').first().fill('near 4000')
  await page.getByRole('combobox').first().press('Enter')
  await expect(page).toHaveURL(/[?&]near=4000&sortBy=distance-asc$/)
  await expect(page.getByRole('link', { name: 'Remove Near 4000' })).toBeVisible()
  await expect(page.locator('.search__sort select')).toHaveValue('distance-asc')
  expect(await resultCount(page)).toBe(all)
  await expect(resultCards(page).first().locator('.card__facts')).toContainText(/\d km/)
  const distances = await distancesOf(resultCards(page))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('a link asks for a distance, and the filter says so and changes it', { tag: '@desktop' }, async ({ page }) => {
  await openSearch(page, '/search?near=4000&within=75')
  const near = await resultCount(page)
  expect(near).toBeGreaterThan(0)
  for (const km of await distancesOf(resultCards(page))) expect(km).toBeLessThanOrEqual(75.5)
  const group = page.locator('.filter-group', { has: page.getByRole('heading', { name: 'Distance' }) })
  await group.locator('summary').click()
  await expect(group.getByRole('textbox')).toHaveValue('4000')
  await group.getByRole('combobox').selectOption('250')
  await expect(page).toHaveURL(/near=4000&within=250/)
  await expect(page.locator('.search__count strong')).not.toHaveText(new RegExp(`^${near} `))
  expect(await resultCount(page)).toBeGreaterThan(near)
  await group.getByRole('textbox').fill('nowhere at all')
  await group.getByRole('textbox').press('Enter')
  await expect(group.getByRole('status')).toHaveText('We do not know this place. Try a postcode, such as 4000.')
  await group.getByRole('textbox').fill('dubbo')
  await group.getByRole('textbox').press('Enter')
  await expect(page).toHaveURL(/near=Dubbo&within=250/)
})

test('a suburb is a place, in words and in the filter, and its state says which of one name', {
  tag: '@desktop',
}, async ({ page }) => {
  await openSearch(page, '/search')
  await page.getByRole('combobox').first().fill('suv in cambridge gardens')
  await page.getByRole('combobox').first().press('Enter')
  await expect(page.getByRole('link', { name: 'Remove Within 50 km of Cambridge Gardens NSW' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove SUV' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('near')).toBe('Cambridge Gardens NSW')
  await expect(resultCards(page).first().locator('.card__facts')).toContainText(/\d km/)
  const group = page.locator('.filter-group', { has: page.getByRole('heading', { name: 'Distance' }) })
  await group.locator('summary').click()
  await expect(group.getByRole('textbox')).toHaveValue('Cambridge Gardens NSW')
  await group.getByRole('textbox').fill('richmond vic')
  await group.getByRole('textbox').press('Enter')
  await expect(page).toHaveURL(/near=Richmond(?:%20|\+)VIC/)
})

test('the places stand by state, and by distance once one searches from somewhere', { tag: '@desktop' }, async ({
  page,
}) => {
  await openSearch(page, '/search')
  const group = page.locator('.filter-group', { has: page.getByRole('heading', { name: 'Location' }) })
  await group.locator('summary').click()
  await expect(group.locator('li > .filter-note').first()).toBeVisible()
  await expect(group.getByRole('searchbox')).toBeVisible()
  await openSearch(page, '/search?near=4000')
  await expect(group.locator('.filter-value__name').first()).toHaveText(/, \d[\d.]* k?m$/)
  const names = await group.locator('.filter-value__name').allTextContents()
  expect(names.map(kilometres)).toEqual(names.map(kilometres).toSorted((a, b) => a - b))
})

test('nothing of it is loaded before somebody searches from a place @desktop', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openSearch(page, '/search')
  expect(loaded.filter((url) => url.includes('postcodes'))).toEqual([])
  await openSearch(page, '/search?near=3000')
  await expect.poll(() => loaded.filter((url) => url.includes('postcodes')).length).toBe(1)
})

/** Each place that the address of the page has named. */
function searchedPlaces(page: Page): string[] {
  const places: string[] = []
  page.on('framenavigated', (frame) => {
    const place = new URL(frame.url()).searchParams.get('near')
    if (place !== null && place !== places.at(-1)) places.push(place)
  })
  return places
}

test('a place that is still looked up when all is cleared is not searched from @desktop', async ({ page }) => {
  const places = searchedPlaces(page)
  const { promise: isOnline, resolve: goOnline } = Promise.withResolvers<void>()
  await page.route('**/*postcodes*', async (route) => {
    await isOnline
    await route.continue()
  })
  await openSearch(page, '/search?make=Toyota&body=SUV')
  const group = page.locator('.filter-group', { has: page.getByRole('heading', { name: 'Distance' }) })
  await group.locator('summary').click()
  const asked = page.waitForRequest(/postcodes/)
  await group.getByRole('textbox').fill('4000')
  await group.getByRole('textbox').press('Enter')
  await asked
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(group.getByRole('textbox')).toHaveValue('')
  const answered = page.waitForResponse(/postcodes/)
  goOnline()
  await (await answered).finished()
  // The next question is answered after the one that was dropped.
  await group.getByRole('textbox').fill('2000')
  await group.getByRole('textbox').press('Enter')
  await expect(page).toHaveURL(/near=2000/)
  expect(places).toEqual(['2000'])
})

test('the place of a device that comes when all is cleared is not searched from @desktop', async ({ page }) => {
  const places = searchedPlaces(page)
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) =>
      addEventListener('device-found', () =>
        found({ coords: { latitude: -27.5, longitude: 153 } } as GeolocationPosition),
      )
  })
  await openSearch(page, '/search?make=Toyota&body=SUV')
  const group = page.locator('.filter-group', { has: page.getByRole('heading', { name: 'Distance' }) })
  await group.locator('summary').click()
  await group.getByRole('button', { name: 'Use my location' }).click()
  await expect(group.getByRole('button', { name: 'Finding your location' })).toBeDisabled()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await page.evaluate(() => dispatchEvent(new Event('device-found')))
  await expect(group.getByRole('button', { name: 'Use my location' })).toBeEnabled()
  await group.getByRole('textbox').fill('2000')
  await group.getByRole('textbox').press('Enter')
  await expect(page).toHaveURL(/near=2000/)
  expect(places).toEqual(['2000'])
})
