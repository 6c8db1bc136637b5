/** Presses that come before the scripts of a page. */

/**
 * What does nothing, or less, without them: buttons, links to forms, numbers (calls are counted), and all that is pressed
 * inside an element that is not defined yet.
 */
const NEEDS_SCRIPTS = 'button:not([popovertarget]), a[data-form], a[href^="tel:"], :not(:defined) :is(a, summary)'

/** Keeps the last press from now on. The function that it returns ends that, and does again what has come too early. */
export function keepPresses(): () => void {
  let kept: HTMLElement | null = null
  const keep = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPTS) : null
    // A link in a tab of its own needs nothing of this page.
    if (pressed === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    kept = pressed
  }
  addEventListener('click', keep, { capture: true })
  return () => {
    removeEventListener('click', keep, { capture: true })
    reachAgain()
    kept?.click()
  }
}

/** Many parts load what they need when a pointer or the focus reaches them, which may have been before they could notice. */
function reachAgain(): void {
  const reached = [...document.querySelectorAll(':hover')].at(-1)
  reached?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  const { activeElement, body } = document
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
