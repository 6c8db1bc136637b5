/** Opens a search page and waits for the search in the browser, which takes the place of the page that was built. */
import type { Locator, Page } from '@playwright/test'

export async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await searchIsReady(page)
}

export async function searchIsReady(page: Page): Promise<void> {
  await page.locator('.search[data-ready]').waitFor()
}

/** What the demo sites configure: with the promo card full rows of two, three and four. */
export const CARS_ON_PAGE = 23

/** The cards of the results, and not of the similar cars below them. */
export function resultCards(page: Page): Locator {
  return page.locator('.search__results .card')
}

export function resultTitles(page: Page): Locator {
  return page.locator('.search__results .card__title')
}

/** "298 cars" as a number. */
export async function resultCount(page: Page): Promise<number> {
  const text = await page.locator('.search__count strong').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}
