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

/** What a shopper presses is painted first; what no shopper waits to see pressed is done at once. */
export function afterPressed(work: () => void): void {
  if (isActing()) afterNextPaint(work)
  else work()
}

/** What a shopper does. The way back and forward is none of it: the browser has painted another address by then. */
export function isActing(): boolean {
  const { event } = globalThis
  return event !== undefined && event.type !== 'popstate'
}
