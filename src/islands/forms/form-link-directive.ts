/**
 * `client:formlink`: a press on a link to a form opens the form in place. Its code is loaded when a pointer or the focus
 * comes to such a link. Without it the link leads to the page with the form, as it does in a new tab.
 */
import type { ClientDirective } from 'astro'
import { FORM_LINK_EVENT } from './form-link-event.ts'

const directive: ClientDirective = (load, _options, island) => {
  let loading: ReturnType<typeof load> | null = null
  let isHydrating = false
  const warm = (): ReturnType<typeof load> => {
    loading ??= load()
    return loading
  }
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-form]') : null
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => linkOf(event) !== null && void warm(), { passive: true })
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const host = island.firstElementChild
    if (host === null) return
    event.preventDefault()
    island.addEventListener('astro:hydration-error', () => location.assign(link.href), { once: true })
    const ask = (): boolean => host.dispatchEvent(new CustomEvent(FORM_LINK_EVENT, { detail: link }))
    if (!isHydrating) void warm().then((hydrate) => hydrate())
    isHydrating = true
    if (host.hasAttribute('data-ready')) ask()
    else {
      new MutationObserver((_changes, observer) => {
        observer.disconnect()
        ask()
      }).observe(host, { attributes: true, attributeFilter: ['data-ready'] })
    }
  })
}

export default directive
