/** Holds clicks and Escape that come before the scripts of a page have started, and repeats the last of them then. */

/**
 * Elements whose click does nothing, or not all, without scripts: buttons, links to forms, telephone numbers (calls are
 * counted), and links and summaries inside a custom element that is not defined yet.
 */
const NEEDS_SCRIPTS = 'button:not([popovertarget]), a[data-form], a[href^="tel:"], :not(:defined) :is(a, summary)'

/** Holds clicks and Escape from now on. The returned function ends that and repeats what came too early. */
export function holdInput(): () => void {
  let clicked: HTMLElement | null = null
  let isEscapeLast = false
  const holdClick = (event: MouseEvent): void => {
    isEscapeLast = false
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPTS) : null
    // A link that opens in another tab needs nothing of this page.
    if (target === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    clicked = target
  }
  // Nothing of the browser's own closes a menu of the header.
  const holdEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    isEscapeLast = true
    clicked = null
  }
  addEventListener('click', holdClick, { capture: true })
  addEventListener('keydown', holdEscape, { capture: true })
  return () => {
    removeEventListener('click', holdClick, { capture: true })
    removeEventListener('keydown', holdEscape, { capture: true })
    repeatReach()
    clicked?.click()
    if (isEscapeLast) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  }
}

/** Elements that load their code when the pointer or the focus reaches them did not listen yet when that happened. */
function repeatReach(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  const { activeElement, body } = document
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
