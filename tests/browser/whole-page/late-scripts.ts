/** Scripts that come when a page has been painted already, as on a slow connection. */
import type { Page } from '@playwright/test'
import { FRAME_LIMIT_MS, whenDrawn } from '../layout-shifts.ts'

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
      // Scripts that are deferred wait for the end of the document: what stands before it has been read.
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
    null,
    { polling: 50 },
  )
  const heightPx = await pageHeightPx(page)
  send()
  await page.waitForLoadState()
  await page.unroute(ALL_SCRIPTS)
  return heightPx
}

/** Cards have an estimated height before the first frame, and fonts are asked for by what has been laid out. */
export function pageHeightPx(page: Page): Promise<number> {
  return whenDrawn(page, () =>
    page.evaluate(async (limitMs) => {
      const draws = () =>
        new Promise<boolean>((resolve) => {
          setTimeout(() => resolve(false), limitMs)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
        })
      if (!(await draws())) return null
      await document.fonts.ready
      return (await draws()) ? document.body.scrollHeight : null
    }, FRAME_LIMIT_MS),
  )
}
