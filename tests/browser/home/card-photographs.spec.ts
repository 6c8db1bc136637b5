/** The other photographs of a card's car, by mouse, keys and touch. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { openSearch } from '../search/search-ready.ts'
import { test } from '../site-test.ts'

test.use({ site: 'brindle-quay-motors' })

const cardsWithSeveral = (page: Page): Locator => page.locator('.card:has(card-photographs[data-count])')
const photographs = (card: Locator): Locator => card.locator('card-photographs')

/** The photograph that lies in the middle of the card's picture: its place in the row, and whether it has come. */
async function inView(card: Locator): Promise<{ place: number; hasCome: boolean }> {
  return await photographs(card).evaluate((host) => {
    const frame = host.getBoundingClientRect()
    const middle = frame.left + frame.width / 2
    const images = [...host.querySelectorAll('img')]
    const place = images.findIndex((image) => {
      const { left, right } = image.getBoundingClientRect()
      return left <= middle && middle < right
    })
    const image = images[place]
    return { place, hasCome: image?.complete === true && image.naturalWidth > 0 }
  })
}

test('a mouse turns the photographs of a card in place; a press on one opens the car @desktop', async ({ page }) => {
  const pages: string[] = []
  page.on('request', (request) => {
    if (/\/cars\/[^/]+$/.test(new URL(request.url()).pathname)) pages.push(request.url())
  })
  await openSearch(page, '/search')
  const card = cardsWithSeveral(page).first()
  await expect(photographs(card).locator('img')).toHaveCount(1)
  expect(pages).toEqual([])
  const count = Number(await photographs(card).getAttribute('data-count'))
  expect(count).toBeGreaterThan(2)

  await card.hover()
  const next = card.getByRole('button', { name: /^Next photo/ })
  await next.click()
  await expect(photographs(card)).toHaveAttribute('data-shown', '2')
  await expect.poll(() => inView(card)).toEqual({ place: 1, hasCome: true })
  await expect(card.getByRole('status')).toHaveText(`Photo 2 of ${count}`)
  expect(pages).toHaveLength(1)
  // Those beyond the next one are still to come.
  await expect(photographs(card).locator('img[src]')).toHaveCount(3)

  await card.getByRole('button', { name: /^Previous photo/ }).click()
  await card.getByRole('button', { name: /^Previous photo/ }).click()
  await expect.poll(() => inView(card)).toEqual({ place: count - 1, hasCome: true })
  expect(await accessibilityProblems(page)).toEqual([])

  const href = await card.locator('.card__title a').getAttribute('href')
  const box = await photographs(card).boundingBox()
  if (box === null || href === null) throw new Error('The card has no photograph or no link')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('the arrow keys turn the photographs of the card that has the focus, which has no stop more @desktop', async ({
  page,
}) => {
  await openSearch(page, '/search')
  const card = cardsWithSeveral(page).first()
  const builtTitle = (await card.locator('.card__title').textContent()) ?? ''
  // Cards that the search wrote, not the build.
  await page.getByRole('navigation', { name: 'Pages' }).getByText('Next').click()
  await expect(page).toHaveURL(/page=2/)
  await expect(card.locator('.card__title')).not.toHaveText(builtTitle)
  const link = card.locator('.card__title a')
  await link.focus()
  await expect(photographs(card).locator('img')).not.toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => inView(card)).toEqual({ place: 2, hasCome: true })
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => inView(card)).toEqual({ place: 1, hasCome: true })
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.locator('.card__explore').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
})

test('a finger swipes the photographs of a card, and a kept car has them, too @phone', async ({ page }) => {
  await openSearch(page, '/search')
  const card = cardsWithSeveral(page).first()
  await card.getByRole('button', { name: /^Favourite: / }).tap()
  await expect(photographs(card).locator('img')).not.toHaveCount(1)
  await swipeLeft(page, photographs(card))
  await expect.poll(() => inView(card)).toEqual({ place: 1, hasCome: true })
  await expect(photographs(card)).toHaveAttribute('data-shown', '2')

  await page.goto('/favourites')
  const kept = cardsWithSeveral(page).first()
  // The first touch of a page asks for the code of the rows.
  await expect
    .poll(async () => {
      await swipeLeft(page, photographs(kept))
      return (await inView(kept)).place
    })
    .toBeGreaterThan(0)
})

/** As a finger moves: Chromium's own gesture of a scroll does not reach a row within the page. */
async function swipeLeft(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to swipe')
  const session = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: box.x + box.width * share, y }],
    })
  await touch('touchStart', 0.9)
  for (let share = 0.85; share > 0.1; share -= 0.05) await touch('touchMove', share)
  await touch('touchEnd')
}
