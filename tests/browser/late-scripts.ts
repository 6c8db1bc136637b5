/** Scripts that come when a page has been painted already, as on a slow connection. */
import type { Page } from '@playwright/test'
import { FRAME_LIMIT_MS } from './layout-shifts.ts'

/** Holds the scripts of the next pages back until the function that it returns is called. */
export async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  let send = (): void => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(scripts, async (route) => {
    await sent
    await route.continue()
  })
  return send
}

const ALL_SCRIPTS = '**/*.js'

/** Opens a page, and sends its scripts when it has been painted. Resolves to the height of the page without them, in pixels. */
export async function openWithLateScripts(page: Page, path: string): Promise<number> {
  const send = await holdScripts(page, ALL_SCRIPTS)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.querySelector('.site-footer') !== null &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
    null,
    { polling: 50 },
  )
  await page.evaluate(async (limitMs) => {
    await new Promise((resolve) => {
      setTimeout(resolve, limitMs)
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    // Fonts are asked for by what has been laid out.
    await document.fonts.ready
  }, FRAME_LIMIT_MS)
  const heightPx = await pageHeightPx(page)
  send()
  await page.waitForLoadState()
  await page.unroute(ALL_SCRIPTS)
  return heightPx
}

export const pageHeightPx = (page: Page): Promise<number> => page.evaluate(() => document.body.scrollHeight)
