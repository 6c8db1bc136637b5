/**
 * `client:form`: hydrates a form when the shopper reaches for it, or at once when there is something to fill in. What is
 * pressed meanwhile is done as soon as the form can do it.
 */
import type { ClientDirective } from 'astro'
import { asSentence, NOTHING_LOST, SUBMIT_FAILURE } from '#domain/leads/lead-outcome.ts'

const MOVES = '.form-actions button[type=button]'

const directive: ClientDirective = (load, _options, island) => {
  const form = island.querySelector('form')
  let hydrating: Promise<void> | null = null
  const hydrate = (): Promise<void> => {
    hydrating ??= load().then((start) => start())
    return hydrating
  }
  const isReady = (): boolean => form?.dataset['ready'] !== undefined
  /** Astro reports a form whose code cannot be loaded: then it is the plain one, all steps of it. */
  const whenReady = (act: () => void): void => {
    void hydrate()
    if (form === null) return
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      act()
    }).observe(form, { attributes: true, attributeFilter: ['data-ready', 'data-plain'] })
  }
  island.addEventListener('astro:hydration-error', () => form?.setAttribute('data-plain', ''))
  for (const type of ['pointerenter', 'pointerdown', 'focusin'])
    island.addEventListener(type, () => void hydrate(), { once: true, passive: true, capture: true })
  island.addEventListener('click', (event) => {
    const move = event.target instanceof Element ? event.target.closest<HTMLElement>(MOVES) : null
    if (move !== null && !isReady()) whenReady(() => isReady() && move.click())
  })
  island.addEventListener(
    'submit',
    (event) => {
      if (isReady() || form === null) return
      if (form.dataset['plain'] === undefined) {
        event.preventDefault()
        whenReady(() => form.requestSubmit())
      } else if (!navigator.onLine) {
        // The browser would leave the page for an error of its own.
        event.preventDefault()
        sayNotSent(form)
      }
    },
    { capture: true },
  )
  if (location.search !== '' || hasMemory()) void hydrate()
}

function sayNotSent(form: HTMLFormElement): void {
  form.querySelector('[role=alert]')?.remove()
  const alert = document.createElement('p')
  alert.className = 'form-messages'
  alert.role = 'alert'
  alert.tabIndex = -1
  alert.textContent = `${asSentence(SUBMIT_FAILURE)} ${NOTHING_LOST}`
  form.prepend(alert)
  alert.focus()
}

/** A draft, or the details of a shopper who is known. */
function hasMemory(): boolean {
  try {
    return (
      localStorage.getItem('visitor-details') !== null ||
      Object.keys(sessionStorage).some((key) => key.startsWith('form '))
    )
  } catch {
    return false
  }
}

export default directive
