/**
 * The sheet of filters as a step in the history: on a phone the way back closes it, and does not leave the page.
 *
 * All that is chosen in the sheet is one step, which a later way back takes back at once. A sheet that is closed with
 * nothing chosen leaves no step behind. The router does the rest: search-routing.ts.
 */
import type { Visit } from '../state/visit.ts'

/** Called when the sheet opens. */
export function enterSheet(visit: Visit, close: () => void): void {
  if (visit.sheet) return
  const { href } = location
  history.pushState(null, '', href)
  visit.sheet = { href, close }
}

/** Called when it has closed, in whatever way. */
export function leaveSheet(visit: Visit): void {
  const { sheet } = visit
  // Null when the way back has closed it.
  if (!sheet) return
  visit.sheet = null
  if (location.href !== sheet.href) return
  visit.isLeaving = true
  history.back()
}
