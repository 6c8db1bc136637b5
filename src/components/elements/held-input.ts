/** Holds clicks and Escape that come before the scripts of a page have started, and repeats the last of them then. */

/**
 * Elements whose click does nothing, or not all, without scripts: buttons, links to forms, telephone numbers (calls are
 * counted), and links and summaries inside a custom element that is not defined yet.
 */
const NEEDS_SCRIPTS = 'button:not([popovertarget]), a[data-form], a[href^="tel:"], :not(:defined) :is(a, summary)'

/** Holds clicks and Escape from now on. The returned function ends that and repeats what came too early. */
export function holdInput(): () => void {
  let last: HTMLElement | KeyboardEvent | null = null
  const holdClick = (event: MouseEvent): void => {
    if (last instanceof Event) last = null
    // Whatever is clicked is an element.
    const target = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPTS)
    // A link that opens in another tab needs nothing of this page.
    if (target === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    last = target
  }
  // Nothing of the browser's own closes a menu of the header.
  const holdEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') last = event
  }
  addEventListener('click', holdClick, true)
  addEventListener('keydown', holdEscape, true)
  return () => {
    removeEventListener('click', holdClick, true)
    removeEventListener('keydown', holdEscape, true)
    repeatReach()
    if (last instanceof Event) document.dispatchEvent(last)
    else last?.click()
  }
}

/** Elements that load their code when the pointer or the focus reaches them did not listen yet when that happened. */
function repeatReach(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
