/** What moved on a page by itself. */
import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * A half of the smallest shift that a report of Core Web Vitals shows. A parser that pauses between an icon and its word
 * moves the icon of a centred button by a tenth of this; a price that wraps moved its page by twice of it.
 */
export const MIN_SHIFT = 0.0005

/** Fonts are there, and every island that starts by itself is hydrated. */
export const hasStarted = (): boolean =>
  document.fonts.status === 'loaded' &&
  document.querySelector('astro-island[ssr]:is([client=load], [client=idle], [client=only])') === null

/** The whole page is scrolled through, so that lazy parts get their chance to move something. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (minShift) => {
    const shifts: string[] = []
    let total = 0
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.outerHTML.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`
        })
        total += entry.value
        shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    observer.disconnect()
    return total < minShift ? [] : shifts
  }, MIN_SHIFT)
}
