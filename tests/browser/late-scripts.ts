/** Scripts that come when a page has been painted already, as on a slow connection. */
import type { Page, Response } from '@playwright/test'
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

/**
 * Resolves when the page has been painted without any of its scripts, and they have come then. `heightPx`: of the page
 * as it was painted.
 */
export async function openWithLateScripts(
  page: Page,
  path: string,
): Promise<{ response: Response | null; heightPx: number }> {
  const send = await holdScripts(page, ALL_SCRIPTS)
  const response = await page.goto(path, { waitUntil: 'commit' })
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
  return { response, heightPx }
}

export const pageHeightPx = (page: Page): Promise<number> => page.evaluate(() => document.body.scrollHeight)
