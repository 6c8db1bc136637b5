/** What a shopper does on the search page of a phone, in order. */
import type { CDPSession, Locator, Page } from '@playwright/test'

export interface SearchStep {
  readonly name: string
  /** Resolves when the page shows what the shopper has asked for. */
  act(page: Page, session: CDPSession): Promise<void>
}

const PULL_MOVES = 10
const PULL_PX = 60

const group = (page: Page, attribute: string): Locator =>
  page.locator('.filter-group', { has: page.locator(`#filters-${attribute}`) })
const values = (page: Page, attribute: string): Locator => group(page, attribute).locator('.filter-value')
const priceThumb = (page: Page): Locator => group(page, 'price').locator('.range__thumb').first()
const order = (page: Page): Locator => page.locator('.search__sort select')
const box = (page: Page): Locator => page.locator('.suggest__input')

export const SEARCH_STEPS: readonly SearchStep[] = [
  { name: 'open the filters', act: (page) => showing(page, '.search-sheet[open]', openFilters) },
  { name: 'choose a make', act: (page) => searching(page, () => press(values(page, 'make').first())) },
  { name: 'show all makes', act: (page) => press(group(page, 'make').locator('.filter-more').last()) },
  { name: 'choose another make', act: (page) => searching(page, () => press(values(page, 'make').nth(3))) },
  {
    name: 'choose a body',
    act: (page) => searching(page, async () => press((await opened(page, 'body')).first())),
  },
  { name: 'keys on the price', act: (page) => searching(page, () => pressOn(priceThumb(page), 'ArrowRight', 4)) },
  { name: 'pull the price', act: (page, session) => searching(page, () => pull(priceThumb(page), session)) },
  { name: 'show the cars', act: (page) => press(page.locator('.search-sheet__foot a')) },
  { name: 'remove a chip', act: (page) => searching(page, () => press(page.locator('.refinement').first())) },
  { name: 'clear all', act: (page) => searching(page, () => press(page.locator('.refinement--all'))) },
  { name: 'choose an order', act: (page) => searching(page, () => pressOn(order(page), 'ArrowDown', 1)) },
  {
    name: 'go to the next page',
    act: (page) => searching(page, () => press(page.locator('.pagination__step--next'))),
  },
  { name: 'go to the search box', act: (page) => press(box(page)) },
  {
    name: 'type a make',
    act: (page) => showing(page, '.suggest [role="option"]', () => box(page).pressSequentially('mazda')),
  },
  { name: 'search for it', act: (page) => searching(page, () => box(page).press('Enter')) },
]

/** A shopper scrolls to what is pressed, which is no interaction, and presses it when the page stands still. */
async function reached(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  )
  return element
}

/** By force: Playwright looks what is hit within the very event otherwise, and its time would count as the page's. */
async function press(element: Locator): Promise<void> {
  await (await reached(element)).tap({ force: true })
}

const openFilters = (page: Page): Promise<void> => press(page.locator('button.search__open'))

/** The values of a filter, which is opened when it is closed. */
async function opened(page: Page, attribute: string): Promise<Locator> {
  const found = group(page, attribute)
  if ((await found.getAttribute('open')) === null) await press(found.locator('summary'))
  return values(page, attribute)
}

async function showing(page: Page, selector: string, act: (page: Page) => Promise<void>): Promise<void> {
  await act(page)
  await page.locator(selector).first().waitFor()
}

/** Every search has an address of its own. */
async function searching(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url()
  await act()
  await page.waitForFunction((url) => location.href !== url, before)
}

async function pressOn(element: Locator, key: string, times: number): Promise<void> {
  await element.focus()
  for (let time = 0; time < times; time += 1) await element.press(key)
}

/** As a finger does it: Playwright only taps. */
async function pull(thumb: Locator, session: CDPSession): Promise<void> {
  await reached(thumb)
  const at = await thumb.boundingBox()
  if (at === null) throw new Error('expected a slider in view')
  const y = at.y + at.height / 2
  const startX = at.x + at.width / 2
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: startX, y }] })
  for (let move = 1; move <= PULL_MOVES; move += 1) {
    const x = startX + (PULL_PX * move) / PULL_MOVES
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
