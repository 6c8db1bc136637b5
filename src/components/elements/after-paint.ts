/**
 * Loads the scripts of every page after the page has been painted: before that they would compete with fonts and pictures
 * for a slow connection (docs/decisions/scripts-after-paint.md). A click that comes earlier loads them at once, and is
 * repeated when they have started.
 */
import { holdClicks } from './held-clicks.ts'
import { loadParts } from './parts-of-page.ts'

/** The `load` event waits for every picture, and one may never arrive. */
const LATEST_MS = 3_000

const releaseClicks = holdClicks()
await paintedOrUsed()
await Promise.allSettled([import('./site.ts'), loadParts()])
// site.ts starts its parts in tasks that are queued before this one.
setTimeout(releaseClicks)

function paintedOrUsed(): Promise<void> {
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
