/**
 * Loads the scripts of every page after the page has been painted: before that they would compete with fonts and pictures
 * for a slow connection (docs/decisions/scripts-after-paint.md). What is pressed earlier loads them at once, and clicks
 * and Escape are repeated when they have started.
 */
import { holdInput } from './held-input.ts'
import { loadParts } from './parts-of-page.ts'

/** The `load` event waits for every picture, and one may never arrive. */
const LATEST_MS = 3_000

const releaseInput = holdInput()
await paintedOrUsed()
await Promise.allSettled([import('./site.ts'), loadParts()])
// site.ts starts its parts in tasks that are queued before this one.
setTimeout(releaseInput)

function paintedOrUsed(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(type, () => resolve(), { once: true, capture: true })
    setTimeout(resolve, LATEST_MS)
    // A tab in the background paints nothing.
    const afterPaint = (): unknown => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve)))
    if (document.readyState === 'complete') afterPaint()
    else addEventListener('load', afterPaint)
  })
}
