/** How long the search waits before it acts, and how a number counts up (S1 §9). */

/** S1 §9: after a slider has moved, before the URL follows. */
export const SLIDER_URL_DELAY_MS = 400
/** S1 §9: after a key is pressed in the search box, before the search runs. */
export const SEARCH_INPUT_DELAY_MS = 300
/** S1 §9: for which a count counts up. */
export const COUNT_UP_MS = 1000

/** The number shown so long after the count-up began: whole, even in pace, and the true count at its end. */
export function countUpValue(from: number, to: number, elapsedMs: number, durationMs: number = COUNT_UP_MS): number {
  if (elapsedMs >= durationMs) return to
  return elapsedMs <= 0 ? from : Math.trunc(from + ((to - from) * elapsedMs) / durationMs)
}
