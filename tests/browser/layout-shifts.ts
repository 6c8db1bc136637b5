/** What moved on a page by itself. */
import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * A half of the smallest shift that a report of Core Web Vitals shows. A parser that pauses between an icon and its word
 * moves the icon of a centred button by a tenth of this on a desktop, and by up to eight tenths on a phone; a price that
 * wraps moved its page by twice of it.
 */
export const MIN_SHIFT = 0.0005

/** Fonts are there, and every island that starts by itself is hydrated. */
export const hasStarted = (): boolean =>
  document.fonts.status === 'loaded' &&
  document.querySelector('astro-island[ssr]:is([client=load], [client=idle], [client=only])') === null

/** Chromium under load at times draws nothing more until it is asked for a picture. */
export const FRAME_LIMIT_MS = 10_000
const MAX_SCREENS = 200

interface ShiftOptions {
  /** The whole page is scrolled through, so that lazy parts get their chance to move something; or only its first view is looked at. */
  scrolls?: boolean
  /** Whether small ones count together. Of HTML that pauses at a hundred places every centred button has one. */
  sums?: boolean
}

export function layoutShifts(page: Page, { scrolls = true, sums = true }: ShiftOptions = {}): Promise<string[]> {
  return whenDrawn(page, () => shiftsWhileScrolling(page, { scrolls, sums }))
}

/** What is found in a page that draws frames. `look` answers null where no frame came within `FRAME_LIMIT_MS`. */
export async function whenDrawn<T>(page: Page, look: () => Promise<T | null>): Promise<T> {
  const first = await look()
  if (first !== null) return first
  await page.screenshot()
  const second = await look()
  if (second === null) throw new Error(`${page.url()} drew no frame for ${FRAME_LIMIT_MS} ms, after a picture either`)
  return second
}

/** All shifts since the page was opened, or null where no frame came. */
function shiftsWhileScrolling(page: Page, options: Required<ShiftOptions>): Promise<string[] | null> {
  return page.evaluate(
    async ({ minShift, frameLimitMs, maxScreens, scrolls, sums }) => {
      const shifts: string[] = []
      let [total, largest] = [0, 0]
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement
            return `${element?.outerHTML.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`
          })
          total += entry.value
          largest = Math.max(largest, entry.value)
          shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`)
        }
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      const hasDrawn = () =>
        new Promise<boolean>((resolve) => {
          const limit = setTimeout(() => resolve(false), frameLimitMs)
          requestAnimationFrame(() => {
            clearTimeout(limit)
            resolve(true)
          })
        })
      try {
        for (let screen = 0; screen * innerHeight < (scrolls ? document.body.scrollHeight : 1); screen += 1) {
          if (screen === maxScreens)
            throw new Error(`The page is higher than ${maxScreens} screens of ${innerHeight} px`)
          scrollTo({ top: screen * innerHeight, behavior: 'instant' })
          if (!(await hasDrawn()) || !(await hasDrawn())) return null
        }
      } finally {
        observer.disconnect()
      }
      return (sums ? total : largest) < minShift ? [] : shifts
    },
    { minShift: MIN_SHIFT, frameLimitMs: FRAME_LIMIT_MS, maxScreens: MAX_SCREENS, ...options },
  )
}
