/** Longer than this nothing waits for a quiet moment. */
const IDLE_WITHIN_MS = 2_000

/** After the page has loaded; Safari has no idle callbacks. */
export function whenIdle(start: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
    else setTimeout(start)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
