/**
 * What every page runs comes after the page has been painted: on a phone's line scripts would otherwise take the place of
 * fonts and pictures (docs/decisions/scripts-after-paint.md). A press that comes earlier fetches them at once, and is
 * pressed again when they are there.
 */
import { keepPresses } from './kept-presses.ts'
import { partsOfPage } from './parts-of-page.ts'

/** A picture that hangs keeps a page from being loaded. */
const LATEST_MS = 3_000

const stopKeeping = keepPresses()
await paintedOrPressed()
await Promise.allSettled([import('./site.ts'), ...partsOfPage().map((load) => load())])
// The parts of site.ts start in tasks of their own, which are before this one.
setTimeout(stopKeeping)

function paintedOrPressed(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(type, () => resolve(), { once: true, passive: true, capture: true })
    setTimeout(resolve, LATEST_MS)
    // A tab in the background paints nothing.
    const afterPaint = (): void => void (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)))
    if (document.readyState === 'complete') afterPaint()
    else addEventListener('load', afterPaint, { once: true })
  })
}
