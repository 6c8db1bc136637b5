/** Work that waits until what a shopper has just done is painted. */

/** A browser paints no hidden page. */
const PAINTS_WITHIN_MS = 100

export function afterNextPaint(work: () => void): void {
  let isDone = false
  const done = (): void => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(done, PAINTS_WITHIN_MS)
  requestAnimationFrame(() => setTimeout(done))
}
